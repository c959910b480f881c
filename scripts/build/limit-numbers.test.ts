import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { limits } from "#domain/limits.ts";
import { withNumbers } from "./limit-numbers.mjs";

const written = (source: string) => withNumbers(source, parseAst(source, { lang: "tsx" }));

test("a limit is its number, wherever it stands, and nothing else is another", () => {
  expect(
    written(`import { limits } from "#domain/limits.ts";
      // limits.checkIn stays in words.
      const text = \`up to \${limits.checkIn}\`, other = { limits: 1 }, of = other.limits;
      const field = <input maxLength={limits.checkIn * 2} />;`),
  ).toBe(`import { limits } from "#domain/limits.ts";
      // limits.checkIn stays in words.
      const text = \`up to \${${limits.checkIn}}\`, other = { limits: 1 }, of = other.limits;
      const field = <input maxLength={${limits.checkIn} * 2} />;`);
});

test("a limit that there is none of does not build", () => {
  expect(() => written("limits.nothing")).toThrow("There is no limit limits.nothing.");
});
