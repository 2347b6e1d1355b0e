#!/bin/sh
# A bot in ten lines of shell: it takes the first option of whatever it is asked.
#   taverne bot --at http://127.0.0.1:8000/t/some-table --exec ./examples/first_option.sh
# Each question is one line of JSON: {"t":"ask","game":...,"seat":...,"prompt":...,"options":[...],"view":{...}}.
# Each answer is one line: the number of an option from 0, or its notation, or {"do": "..."}.
while read -r question; do
    echo 0
done
