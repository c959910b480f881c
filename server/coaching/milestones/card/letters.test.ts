import { describe, expect, it } from "vitest";
import { canDraw, shapeLine, sideOf } from "./letters.ts";

describe("what can be drawn", () => {
  it.each([
    "Meet five people, 100% — “soon”…",
    "Dvořák Šárka Þórður Ñandú İstanbul",
    "Tiếng Việt",
    "Ελληνικά Прочитать Ґанок",
    "قراءة ۱۰ کتاب می\u200cخواهم پچگ",
    "本を十冊読む、毎日。ヴァイオリン！",
  ])("%s", (text) => {
    expect(canDraw(text)).toBe(true);
  });

  it.each(["อ่าน", "हिन्दी", "한국어", "🏃", "龘", "x\u{10ffff}", "\ue000"])(
    "not %s, of which a letter is in none of our fonts",
    (text) => {
      expect(canDraw(text)).toBe(false);
    },
  );
});

it.each([
  ["Read ten books", "ltr"],
  ["(2) قراءة", "rtl"],
  ["10 שלום", "rtl"],
  ["本を読む", "ltr"],
  ["123", "ltr"],
])("%s begins on the side %s", (text, side) => {
  expect(sideOf(text)).toBe(side);
});

describe("a line", () => {
  it("is as wide as its letters with their kerning, and wider with each more", () => {
    const [one, two] = ["To", "To To"].map((text) => shapeLine(text, "ltr").width);
    expect(one).toBeGreaterThan(0.8);
    expect(one).toBeLessThan(shapeLine("T", "ltr").width + shapeLine("o", "ltr").width);
    expect(two).toBeGreaterThan(2 * (one ?? 0));
  });

  it("joins Arabic letters, and reads them from the right with numbers as they are", () => {
    const alone = Array.from("كتب", (letter) => shapeLine(letter, "rtl").width);
    const joined = shapeLine("كتب", "rtl");
    expect(joined.width).toBeLessThan(alone.reduce((sum, width) => sum + width, 0));
    const line = shapeLine("كتب 12", "rtl");
    const numbers = shapeLine("12", "ltr").glyphs.map(({ outline }) => outline);
    // The number is read last, so it stands at the left, its digits in their order.
    expect(line.glyphs.slice(0, 2).map(({ outline }) => outline)).toEqual(numbers);
  });

  it("takes each letter from the font that has it", () => {
    const { glyphs } = shapeLine("aří本كЖΩệ", "ltr");
    expect(glyphs.filter(({ outline }) => outline === "")).toEqual([]);
    expect(new Set(glyphs.map(({ outline }) => outline)).size).toBe(glyphs.length);
  });
});
