// The address of the page as a signal, and links that change it without a reload.
// Which page belongs to which address is left to main.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);
export const fragment = signal(location.hash.slice(1));

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const before = path.value;
  path.value = location.pathname;
  fragment.value = location.hash.slice(1);
  if (before !== path.value) scrollTo(0, 0);
}

export function listenToAddress(): void {
  const read = () => {
    path.value = location.pathname;
    fragment.value = location.hash.slice(1);
  };
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/") || url.pathname.startsWith("/schema"))
      return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
