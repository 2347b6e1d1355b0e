// A Vite plugin: `import icons from "./icons.json?icons"` gives the drawings of the icons named there, and no others.
// Each becomes the path data of a 512 by 512 drawing in whole numbers; who drew them is told on the credits page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./paths.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let set: IconSet | undefined;
  const path = (name: string, file: string): string => {
    set ??= require("@iconify-json/game-icons/icons.json") as IconSet;
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    const parts = icon ? [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? "") : [];
    if (parts.length === 0) throw new Error(`${file}: there is no icon called ${name}`);
    return rounded(parts.join(""));
  };
  return {
    name: "taverne-icons",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "icons" || file === undefined) return null;
      const wanted = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const found = Object.entries(wanted).map(([key, name]) => [key, path(name, file)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(found))};`, moduleType: "js" };
    },
  };
}
