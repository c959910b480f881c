import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, guardedText, separatorFor, unguardedText } from "./csv.ts";
import { notations } from "./notation.fixture.ts";

test.each(["=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠", "'=", "''@"])(
  "a text that begins with %j is no formula, and comes back as it was",
  (first) => {
    const text = `${first}SUM(A1)`;
    expect(guardedText(text)).toBe(`'${text}`);
    expect(unguardedText(guardedText(text))).toBe(text);
    expect(csvLine([text], "comma")).toBe(`"'${text}"\r\n`);
  },
);

test.each(["", "'quoted'", " =1", "a@b.c", "−3", "x, -1", "a;b"])("%j stays as it is", (text) => {
  expect([guardedText(text), unguardedText(text)]).toEqual([text, text]);
});

test.each([
  ["x;=1+1;y", "x;'=1+1;y"],
  ["x\n=1", "x\n'=1"],
  ["x\r\n-1\r\n@y", "x\r\n'-1\r\n'@y"],
  [`x;'"=1`, `x;''"=1`],
  [";;+1,-1", ";;'+1,'-1"],
  ["\t;=1", "'\t;'=1"],
  ["x;＝1", "x;'＝1"],
])("%j begins no formula behind a separator either", (text, guarded) => {
  expect(guardedText(text)).toBe(guarded);
  expect(unguardedText(guarded)).toBe(text);
});

test("numbers are numbers, what is not there is nothing, quotes are doubled", () => {
  const cells = [-1.5, 0, 1e21, 1.5e-7, null, "", 'say "no", then\r\ngo; 1.5'];
  expect(csvLine(cells, "comma")).toBe('-1.5,0,1e+21,1.5e-7,,"","say ""no"", then\r\ngo; 1.5"\r\n');
  expect(csvLine(cells, "semicolon")).toBe(
    '-1,5;0;1e+21;1,5e-7;;"";"say ""no"", then\r\ngo; 1.5"\r\n',
  );
});

test("the separator is that of the reader's spreadsheet", () => {
  const all = Object.entries(notations).map(([name, notation]) => [name, separatorFor(notation)]);
  expect(Object.fromEntries(all)).toMatchObject({
    "en-US": "comma",
    "en-IN": "comma",
    "de-DE": "semicolon",
    "fr-FR": "semicolon",
    "es-ES": "semicolon",
  });
});

test("every text comes back as it was", () => {
  const marked = fc.string({
    unit: fc.constantFrom("=", "'", '"', ",", ";", "\t", "\n", "\r", "a", "-", "\0"),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), marked), (text) => {
      expect(unguardedText(guardedText(text))).toBe(text);
      expect(guardedText(text)).toMatch(/^(?![=+\-@\t\r\n\0＝＋－＠])/);
    }),
    { numRuns: 2_000 },
  );
});
