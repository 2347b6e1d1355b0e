#!/usr/bin/env node
// A bot in ten lines of JavaScript: it never passes if it can do anything else.
//   taverne bot --at http://127.0.0.1:8000/t/some-table --exec "node examples/mybot.js"
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { options } = JSON.parse(line);
  const busy = options.filter((option) => !option.startsWith("pass"));
  const wanted = busy.length ? busy : options;
  console.log(JSON.stringify({ do: wanted[Math.floor(Math.random() * wanted.length)] }));
});
