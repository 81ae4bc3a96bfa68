# SPDX-License-Identifier: BSL-1.0
# Draws what pictures.cpp writes: gnuplot pictures.gp, beside pictures.csv.
set datafile separator ","
set terminal svg size 560,340 font "sans,13" background "white"
# The K-th name in the head of a table, with its unit.
head(line, k) = system(sprintf("sed -n %dp pictures.csv | cut -d, -f%d", line, k))
set grid

set output "pictures_run.svg"
set xlabel head(1, 1)
set ylabel head(1, 2)
set y2label head(1, 4)
set ytics nomirror
set y2tics
plot "pictures.csv" index 0 skip 1 using 1:2 with lines lw 2 title "position", \
     "" index 0 skip 1 using 1:4 axes x1y2 with lines lw 2 title "energy"
unset y2label
unset y2tics
set ytics mirror

set output "pictures_phase.svg"
set xlabel head(1, 2)
set ylabel head(1, 3)
plot "pictures.csv" index 0 skip 1 using 2:3 with lines lw 2 notitle

set output "pictures_order.svg"
set logscale xy
set format y "10^{%L}"
set key right bottom
set xlabel head(505, 1)
set ylabel "error after 2 s (m)"
plot for [k = 2:4] "pictures.csv" index 1 using 1:k with linespoints lw 2 title columnhead(k)
