import { describe, expect, it } from "vitest";
import { titleLines } from "./title-lines.ts";

/** Each letter is half as wide as it is high. */
const measure = (text: string) => Array.from(text).length / 2;
const room = { width: 100, height: 60, sizes: [20, 10], lineHeight: 1.5 };

const lines = (title: string) => titleLines(title, room, measure);

describe("the lines of a title", () => {
  it("has the largest size while all of it has room there", () => {
    expect(lines("0123456789")).toEqual({ lines: ["0123456789"], size: 20 });
    expect(lines("0123 5678 0123 567")).toEqual({ lines: ["0123 5678", "0123 567"], size: 20 });
  });

  it("shrinks by a step where it has none", () => {
    expect(lines("0123 5678 0123 5678 a")).toEqual({
      lines: ["0123 5678 0123 5678", "a"],
      size: 10,
    });
  });

  it("ends in '…' where the smallest has no room either", () => {
    const { lines: cut, size } = lines(Array.from({ length: 30 }, () => "0123").join(" "));
    expect(size).toBe(10);
    expect(cut).toEqual([
      "0123 0123 0123 0123",
      "0123 0123 0123 0123",
      "0123 0123 0123 0123",
      "0123 0123 0123 0123…",
    ]);
  });

  it("breaks a word that is wider than a line", () => {
    expect(lines("W".repeat(25))).toEqual({ lines: ["W".repeat(20), "W".repeat(5)], size: 10 });
    const { lines: cut } = lines("W".repeat(500));
    expect(cut).toHaveLength(4);
    expect(cut.at(-1)).toBe(`${"W".repeat(19)}…`);
  });

  it("breaks between East Asian letters, not before what closes or after what opens", () => {
    const { lines: east } = titleLines(
      "読み終えたら感想書く。「本」",
      { ...room, sizes: [20] },
      measure,
    );
    expect(east).toEqual(["読み終えたら感想書", "く。「本」"]);
    const { lines: opened } = titleLines(
      "一二三四五六七八九「本",
      { ...room, sizes: [20] },
      measure,
    );
    expect(opened).toEqual(["一二三四五六七八九", "「本"]);
  });

  it("keeps what belongs to a letter with it", () => {
    const { lines: marks } = titleLines("e\u0301".repeat(12), { ...room, sizes: [20] }, measure);
    expect(marks.every((line) => !line.startsWith("\u0301"))).toBe(true);
  });
});
