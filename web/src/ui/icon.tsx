// Drawings of one colour: the interface's own set of icons, and any other path of 512 by 512.
// They are decoration; the words beside them or the label of their button carry the meaning.
import paths from "./icons.json?icons";

export function Glyph({ d, class: name = "" }: { d: string | undefined; class?: string }) {
  return (
    <svg class={`glyph ${name}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={d ?? ""} fill="currentColor" />
    </svg>
  );
}

export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return <Glyph d={paths[name] ?? paths["game"]} class={extra} />;
}
