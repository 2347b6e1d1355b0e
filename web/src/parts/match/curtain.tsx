// The curtain between players at one screen: nothing of anybody's side shows until the next player says to be there.
// It stands instead of the board, not over it.
import { useEffect, useRef } from "preact/hooks";
import type { TableStore } from "../../table/store";
import { Icon } from "../../ui/icon";
import { SeatMark } from "../../ui/mark";
import { t } from "../../words/words";

export function Curtain({ store, next }: { store: TableStore; next: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const name = store.seats().name(next);
  useEffect(() => button.current?.focus(), [next]);
  const show = () => {
    store.confirmed.value = next;
    if (store.seat.value !== next) store.look(next);
  };
  return (
    <section class="curtain" data-testid="curtain" aria-labelledby="curtain-title">
      <div class="parchment center">
        <Icon name="curtain" class="huge" />
        <h2 id="curtain-title">
          <SeatMark seat={next} /> {t("curtain-pass", { name })}
        </h2>
        <p>{t("curtain-text")}</p>
        <button type="button" class="primary big" ref={button} onClick={show}>
          {t("curtain-show", { name })}
        </button>
      </div>
    </section>
  );
}
