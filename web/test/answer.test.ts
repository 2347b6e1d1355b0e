// Answers read as kind and arguments, and that boards read them in no other way.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { argOf, bare, isOf, kindOf, readAnswer, saysSo } from "../src/wire/answer";

describe("an answer", () => {
  it("has a kind and arguments", () => {
    expect(readAnswer("claim left I-03")).toEqual({ kind: "claim", args: ["left", "I-03"] });
    expect(kindOf("pass")).toBe("pass");
    expect([argOf("claim left I-03"), argOf("claim left I-03", 1), argOf("pass")]).toEqual(["left", "I-03", ""]);
  });

  it("is of a kind by its whole word", () => {
    expect(isOf("lay 1 2", "play", "lay")).toBe(true);
    expect(isOf("lay_essence fire", "lay")).toBe(false);
  });

  it("says so if it names the same in the same places", () => {
    expect(saysSo("claim left I-03", "claim", "left")).toBe(true);
    expect(saysSo("claim left I-03", "claim", "right")).toBe(false);
    expect(saysSo("gem diamonds", "gem", "diamond")).toBe(false);
  });

  it("is named in words by a key that keeps its kind apart", () => {
    expect([bare("monster-I-03"), bare("I-03"), bare(undefined)]).toEqual(["I-03", "I-03", ""]);
  });
});

const BOARDS = join(__dirname, "..", "src", "games");
const BY_HAND =
  /\b(one|option|answer|notation)\.(split|startsWith|endsWith|match|replace)\(|\.test\((one|option|answer|notation)\)/g;

it("is read by no board by hand", () => {
  const sources = readdirSync(BOARDS, { recursive: true, encoding: "utf-8" }).filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.filter((file) => readFileSync(join(BOARDS, file), "utf-8").match(BY_HAND) !== null)).toEqual([]);
});
