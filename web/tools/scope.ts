// A PostCSS plugin: what a game's style sheets say holds only while a page about that game is open.
// Boards load when they are needed and their sheets stay; without this, one board's classes would dress another's.
import type { Plugin } from "postcss";

/** What may stand before a class and means the root of the page. */
const ROOT = /^(?::root|\[data-(?:theme|motion|keys)[^\]]*\])+/;

/** Return a selector as it holds for one game only; how specific it is stays the same. */
export function scoped(selector: string, game: string): string {
  const where = `:where([data-game="${game}"])`;
  const root = ROOT.exec(selector)?.[0] ?? "";
  return root ? `${root}${where}${selector.slice(root.length)}` : `${where} ${selector}`;
}

export function scopeGames(): Plugin {
  return {
    postcssPlugin: "taverne-scope",
    Once(sheet) {
      const game = /\/src\/games\/([a-z_]+)\//.exec(sheet.source?.input.file ?? "")?.[1];
      if (game === undefined) return;
      sheet.walkRules((rule) => {
        const above = rule.parent;
        if (above?.type === "rule") return; // nested: it holds where the rule around it does
        if (above?.type === "atrule" && "name" in above && /keyframes$/.test(String(above.name))) return;
        rule.selectors = rule.selectors.map((selector) => scoped(selector, game));
      });
    },
  };
}
