import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, guardedText, unguardedText } from "./csv.ts";

test.each(["=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠", "'=", "''@"])(
  "a text that begins with %j is no formula, and comes back as it was",
  (first) => {
    const text = `${first}SUM(A1)`;
    expect(guardedText(text)).toBe(`'${text}`);
    expect(unguardedText(guardedText(text))).toBe(text);
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test.each(["", "'", "'quoted'", "1-2", " =1", "a@b.c", "½", "−3"])("%j stays as it is", (text) => {
  expect([guardedText(text), unguardedText(text)]).toEqual([text, text]);
});

test("numbers are numbers, what is not there is nothing, quotes are doubled", () => {
  expect(csvLine([-1.5, 0, 1e21, null, "", 'say "no", then\r\ngo'])).toBe(
    '-1.5,0,1e+21,,"","say ""no"", then\r\ngo"\r\n',
  );
});

test("every text comes back as it was", () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@]{0,3}a$/));
  fc.assert(
    fc.property(texts, (text) => {
      expect(unguardedText(guardedText(text))).toBe(text);
      expect(guardedText(text)).toMatch(/^(?![=+\-@\t\r\n\0＝＋－＠])/);
    }),
  );
});
