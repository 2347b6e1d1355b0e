// What did not work, where it is read: a line of its own, spoken at once; nothing while all goes well.
// Which words it has is left to parts/page/problem.tsx.
export function Trouble({ text }: { text: string }) {
  return text ? (
    <p class="notice bad" role="alert">
      {text}
    </p>
  ) : null;
}
