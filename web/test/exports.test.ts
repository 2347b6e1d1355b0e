// What a module gives out is taken by another one; what nobody takes is its own, or gone. The house names no game.
// What the compiler finds unused inside a module it says itself.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const HERE = join(__dirname, "..");
const EXPORTED = /^export (?:async )?(?:const|let|function|class|type|interface) (\w+)/gm;

it("gives out nothing that no other module takes", () => {
  const config = readFileSync(join(HERE, "vite.config.ts"), "utf-8");
  const modules = ["src", "test", "tools"].flatMap((folder) =>
    readdirSync(join(HERE, folder), { recursive: true, encoding: "utf-8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes("generated"))
      .map((name) => readFileSync(join(HERE, folder, name), "utf-8")),
  );
  const files = [...modules, config];
  const takers = new Map<string, number>();
  for (const text of files)
    for (const word of new Set(text.match(/\w+/g))) takers.set(word, (takers.get(word) ?? 0) + 1);
  const unused = files.flatMap((text) =>
    [...text.matchAll(EXPORTED)].map((found) => found[1] ?? "").filter((name) => (takers.get(name) ?? 0) < 2),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(unused).toEqual([]);
});

it("names no game outside its folder, but for its board and its drawing", () => {
  const games = readdirSync(join(HERE, "src", "games")).filter((name) => !name.includes("."));
  const house = readdirSync(join(HERE, "src"), { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(tsx?|css|ftl|json)$/.test(name) && !/^games\/|generated|^ui\/icons\.json$/.test(name))
    .filter((name) =>
      games.some((game) => new RegExp(`\\b${game}\\b`).test(readFileSync(join(HERE, "src", name), "utf-8"))),
    );
  expect(games.length).toBeGreaterThan(3);
  expect(house).toEqual([]);
});
