// The page for an address that leads nowhere, and what it says inside a page that finds nothing.
// It only leads back home.
import { Shell } from "../parts/page/shell";
import { t } from "../words/words";

export function NotFound() {
  return (
    <Shell>
      <Nothing why={t("not-found-help")} />
    </Shell>
  );
}

export function Nothing({ title = t("not-found"), why = "" }: { title?: string; why?: string }) {
  return (
    <section class="parchment narrow center">
      <h1>{title}</h1>
      {why ? <p>{why}</p> : null}
      <p>
        <a class="button primary" href="/">
          {t("home-link")}
        </a>
      </p>
    </section>
  );
}
