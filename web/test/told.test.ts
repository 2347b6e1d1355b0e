// Lines of the log name things: each name is found in the sentence, the longest first, whole words only.
import { describe, expect, it } from "vitest";
import { piecesOf } from "../src/words/pieces";
import { Tongue } from "../src/words/tongue";

const shown = (text: string, named: Record<string, string[]>) =>
  piecesOf(text, new Map(Object.entries(named))).map(({ text: part, thing }) => (thing ? `[${thing}|${part}]` : part));

describe("a line in pieces", () => {
  it("finds names, however they begin", () => {
    expect(
      shown("The Ghost beats Ann’s Wizard.", { "monster:ghost": ["Ghost", "the Ghost"], "hero:wizard": ["Wizard"] }),
    ).toEqual(["[monster:ghost|The Ghost]", " beats Ann’s ", "[hero:wizard|Wizard]", "."]);
  });

  it("finds no name within a word, and signs are only signs", () => {
    expect(shown("It is fair (twice).", { "element:air": ["air"], "card:twice": ["(twice)"] })).toEqual([
      "It is fair ",
      "[card:twice|(twice)]",
      ".",
    ]);
    expect(shown("Nothing.", {})).toEqual(["Nothing."]);
  });
});

describe("what a sentence may name", () => {
  const tongue = new Tongue("en", [
    "unit-dragon = Dragon\n    .the = the Dragon\n    .many = Dragons\nspace-glade = Glade",
  ]);

  it("is found however deep it lies, with all its forms", () => {
    const found = tongue.mentions({
      seat: 1,
      units: [{ say: "some", unit: "unit-dragon", n: 2 }],
      to: "space-glade",
      word: "x-y",
    });
    expect([...found]).toEqual([
      ["unit:dragon", ["Dragon", "the Dragon", "Dragons"]],
      ["space:glade", ["Glade"]],
    ]);
  });
});
