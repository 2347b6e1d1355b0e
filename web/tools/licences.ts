// The licences of everything that is bundled: fonts, icons and libraries, whole, in one file beside the client.
// Which works these are, is told by package.json and what those packages need themselves.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const MODULES = "node_modules";
const BUNDLED_ICONS = "@iconify-json/game-icons";
/** Where the text of a licence lies that a package names without carrying it. */
const STANDARD: Record<string, string> = { "Apache-2.0": "typescript/LICENSE.txt" };

function read(name: string): Package {
  return JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf8")) as Package;
}

/** The names of all packages that end up in the client. */
function bundled(): string[] {
  const own = JSON.parse(readFileSync("package.json", "utf8")) as Package;
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !existsSync(join(MODULES, name, "package.json"))) return;
    found.add(name);
    Object.keys(read(name).dependencies ?? {}).forEach(visit);
  };
  Object.keys(own.dependencies ?? {}).forEach(visit);
  found.add(BUNDLED_ICONS);
  return [...found].sort();
}

function text(name: string): string {
  const folder = join(MODULES, name);
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (file) return readFileSync(join(folder, file), "utf8").trim();
  const licence = read(name).license ?? "";
  const standard = STANDARD[licence];
  return standard ? readFileSync(join(MODULES, standard), "utf8").trim() : `Licence: ${licence}`;
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const parts = bundled().map((name) => `${name} ${read(name).version}\n${"-".repeat(72)}\n${text(name)}\n`);
      const head = readFileSync("../NOTICE", "utf8").trim();
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${head}\n\n\n${parts.join("\n\n")}` });
    },
  };
}
