// A PostCSS plugin: what a game's style sheets say holds only while a page about that game is open.
// Boards load when they are needed and their sheets stay; without this, one board's classes would dress another's.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Root, Rule } from "postcss";

/** What may stand before a class and means the root of the page. */
const ROOT = /^(?:(?::root|html)(?:\[[^\]]*\])*|(?:\[data-(?:theme|motion|keys)[^\]]*\])+)/;
const ANIMATION = /@(?:-webkit-)?keyframes\s+([\w-]+)/g;

/** Return a selector as it holds for one game only; how specific it is stays the same. */
export function scoped(selector: string, game: string): string {
  const where = `:where([data-game="${game}"])`;
  const root = ROOT.exec(selector)?.[0] ?? "";
  return root ? `${root}${where}${selector.slice(root.length)}` : `${where} ${selector}`;
}

/** Whether a rule is one that says itself where it holds: not a step of an animation, not inside another rule. */
export function stands(rule: Rule): boolean {
  const above = rule.parent;
  if (above?.type === "rule") return false; // nested: it holds where the rule around it does
  return !(above?.type === "atrule" && "name" in above && /keyframes$/.test(String(above.name)));
}

/** Return the animations that the sheets in a folder define; each sheet may use those of the others. */
function animations(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  return sheets.flatMap((name) => named(readFileSync(join(folder, name), "utf8")));
}

function named(css: string): string[] {
  return [...css.matchAll(ANIMATION)].map((found) => found[1] ?? "");
}

/** Let the animations of a game bear its name, since animations have no scope of their own. */
function nameAnimations(sheet: Root, game: string, names: Set<string>): void {
  const own = (word: string) => (names.has(word) ? `${game}-${word}` : word);
  sheet.walkAtRules(/keyframes$/, (rule) => {
    rule.params = own(rule.params);
  });
  sheet.walkDecls(/^animation(?:-name)?$/, (line) => {
    line.value = line.value.replace(/[\w-]+/g, own);
  });
}

export function scopeGames(): Plugin {
  return {
    postcssPlugin: "taverne-scope",
    Once(sheet) {
      const [folder, game] = /^.*\/src\/games\/([a-z_]+)\//.exec(sheet.source?.input.file ?? "") ?? [];
      if (folder === undefined || game === undefined) return;
      nameAnimations(sheet, game, new Set([...animations(folder), ...named(sheet.source?.input.css ?? "")]));
      sheet.walkRules((rule) => {
        if (stands(rule)) rule.selectors = rule.selectors.map((selector) => scoped(selector, game));
      });
    },
  };
}
