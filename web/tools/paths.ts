// Path data of drawings with whole numbers: they are drawn small, and whole numbers are half as long.
// Every point is rounded where it lies, so that errors do not add up along a path.

/** How many numbers each command takes; a lower-case command counts from the point before. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;
/** The two numbers of an arc that are written as single digits. */
const FLAGS = new Set([3, 4]);

type Point = [x: number, y: number];

/** The commands of a path in order, each with the numbers of one use of it. */
export function parts(path: string): [command: string, numbers: number[]][] {
  const found: [string, number[]][] = [];
  let [at, command] = [0, ""];
  const read = (what: RegExp): string | null => {
    what.lastIndex = at;
    const match = what.exec(path);
    if (match) at = what.lastIndex;
    return match?.[1] ?? null;
  };
  while (path.slice(at).trim() !== "") {
    command = read(COMMAND) ?? { M: "L", m: "l" }[command] ?? command;
    const takes = TAKES[command.toUpperCase()];
    if (takes === undefined) throw new Error(`not a path: ${path.slice(at, at + 20)}`);
    const numbers: number[] = [];
    for (let i = 0; i < takes; i++) {
      const number = read(command.toUpperCase() === "A" && FLAGS.has(i) ? FLAG : NUMBER);
      if (number === null) throw new Error(`a number is missing: ${path.slice(at, at + 20)}`);
      numbers.push(Number(number));
    }
    found.push([command, numbers]);
  }
  return found;
}

/** Numbers as short as they can be written: a minus sign separates as well as a space. */
const written = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");

/** The path with every point on whole numbers, each told from the one before. */
export function rounded(path: string): string {
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  let before = "";
  let text = "";
  const put = (command: string, numbers: readonly number[]) => {
    const again = command === before && command !== "m" && command !== "z";
    const first = numbers[0] ?? 0;
    text += again ? `${first < 0 ? "" : " "}${written(numbers)}` : `${command}${written(numbers)}`;
    before = command;
  };
  for (const [command, numbers] of parts(path)) {
    const kind = command.toUpperCase();
    const relative = command !== kind;
    const [ox, oy] = relative ? here : [0, 0];
    if (kind === "Z") {
      put("z", []);
      [here, pen] = [start, [Math.round(start[0]), Math.round(start[1])]];
      continue;
    }
    const own = kind === "A" ? numbers.slice(0, 5) : [];
    const flat = kind === "H" ? [numbers[0] ?? 0, relative ? 0 : here[1]] : [relative ? 0 : here[0], numbers[0] ?? 0];
    const points = kind === "H" || kind === "V" ? flat : numbers.slice(own.length);
    const whole = points.map((n, i) => (i % 2 === 0 ? Math.round(n + ox) - pen[0] : Math.round(n + oy) - pen[1]));
    const end: Point = [(points.at(-2) ?? 0) + ox, (points.at(-1) ?? 0) + oy];
    if (kind === "H") put("h", whole.slice(0, 1));
    else if (kind === "V") put("v", whole.slice(1));
    else put(kind.toLowerCase(), [...own.map((n) => Math.round(n * 10) / 10), ...whole]);
    here = end;
    pen = [Math.round(end[0]), Math.round(end[1])];
    if (kind === "M") start = here;
  }
  return text;
}
