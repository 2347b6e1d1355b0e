// Whose works the client is made with, and what Taverne is not.
// The same as the NOTICE file says, for readers of the page.
import { Shell } from "../parts/page/shell";
import { t } from "../words/words";

export default function Credits() {
  return (
    <Shell>
      <article class="parchment narrow prose">
        <h1>{t("credits")}</h1>
        <p>{t("credits-unofficial")}</p>
        <h2>{t("credits-icons")}</h2>
        <p>
          {t("credits-icons-text")} <a href="https://game-icons.net">game-icons.net</a>,{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
        </p>
        <h2>{t("credits-fonts")}</h2>
        <p>
          {t("credits-fonts-text")} <a href="https://fontsource.org">Fontsource</a>,{" "}
          <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
        </p>
        <h2>{t("credits-libraries")}</h2>
        <p>{t("credits-libraries-text")}</p>
        <p>
          <a class="button" href="/">
            {t("home-link")}
          </a>
        </p>
      </article>
    </Shell>
  );
}
