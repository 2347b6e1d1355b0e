// My name, and the code that carries my identity to another device.
// There are no passwords: whoever has the code is me.
import { useState } from "preact/hooks";
import { me } from "../../lobby";
import { copyText } from "../../ui/copy";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { api, ApiError } from "../../wire/api";
import { isGuest, personName } from "../../words/people";
import { t } from "../../words/words";
import { problemText } from "./problem";

/** The name that was given; who has given none is a guest and has nothing to change. */
function givenName(): string {
  const name = me.value?.name ?? "";
  return isGuest(name) ? "" : name;
}

export function IdentityDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(givenName());
  const [code, setCode] = useState("");
  const [shown, setShown] = useState(false);
  const [told, setTold] = useState("");
  const [sure, setSure] = useState(false);
  const [leaves, setLeaves] = useState(false);
  const [copied, setCopied] = useState(false);
  const called = personName(me.value?.name ?? "");

  const attempt = async (work: () => Promise<void>, done = "") => {
    try {
      setTold("");
      await work();
      if (done) setTold(done);
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error) : String(error));
    }
  };
  const rename = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      me.value = await api.rename(name.trim());
    }, t("name-saved"));
  };
  const revoke = () =>
    void attempt(async () => {
      me.value = await api.revoke();
    }, t("revoked"));
  const forget = () => {
    if (!sure) return setSure(true);
    void attempt(async () => {
      me.value = await api.forget();
      setName(givenName());
      setSure(false);
    }, t("forgotten"));
  };
  const carry = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      if (!leaves && (await api.tables("mine")).length > 0) return setLeaves(true);
      me.value = await api.carry(code.trim());
      setName(givenName());
      setCode("");
      setLeaves(false);
      setTold(t("carried"));
    });
  };

  return (
    <Dialog title={t("identity")} onClose={onClose}>
      <form class="stack" onSubmit={rename}>
        <label>
          {t("your-name")}
          <input
            value={name}
            placeholder={called}
            maxLength={24}
            required
            onInput={(event) => setName(event.currentTarget.value)}
            autocomplete="nickname"
          />
        </label>
        <button type="submit" class="primary">
          {t("save-name")}
        </button>
      </form>
      <section class="stack">
        <h3>{t("your-code")}</h3>
        <p class="hint">{t("your-code-help")}</p>
        {shown ? (
          <>
            <code class="secret-code">{me.value?.code}</code>
            <button
              type="button"
              class="small"
              onClick={() => void copyText(me.value?.code ?? "").then(setCopied)}
              data-testid="copy-code"
            >
              <Icon name="link" /> {copied ? t("copied") : t("copy-code")}
            </button>
          </>
        ) : (
          <button type="button" class="small" onClick={() => setShown(true)}>
            {t("show-code")}
          </button>
        )}
      </section>
      <form class="stack" onSubmit={carry}>
        <label>
          {t("other-code")}
          <input value={code} onInput={(event) => setCode(event.currentTarget.value)} autocomplete="off" required />
        </label>
        <p class="hint">{leaves ? t("carry-leaves", { name: called }) : t("other-code-help")}</p>
        <button type="submit">{leaves ? t("carry-sure", { name: called }) : t("carry-here")}</button>
      </form>
      <section class="stack">
        <h3>{t("my-data")}</h3>
        <p class="hint">{t("revoke-help")}</p>
        <div class="row">
          <button type="button" class="small" onClick={revoke}>
            {t("revoke")}
          </button>
          <a class="button small" href={api.dataUrl} download>
            {t("my-data-get")}
          </a>
          <button type="button" class="small" onClick={forget}>
            {sure ? t("forget-sure") : t("forget")}
          </button>
        </div>
        {sure ? <p class="hint">{t("forget-help")}</p> : null}
      </section>
      <p role="status" class="told">
        {told}
      </p>
    </Dialog>
  );
}
