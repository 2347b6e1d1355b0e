// The page for an address that leads nowhere.
// It only leads back home.
import { Shell } from "../parts/shell";
import { t } from "../words/words";

export function NotFound() {
  return (
    <Shell>
      <section class="parchment narrow center">
        <h1>{t("not-found")}</h1>
        <p>{t("not-found-help")}</p>
        <p>
          <a class="button primary" href="/">
            {t("home-link")}
          </a>
        </p>
      </section>
    </Shell>
  );
}
