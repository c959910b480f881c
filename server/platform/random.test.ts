import { expect, it } from "vitest";
import { id } from "#contract/fields.ts";
import { guardedText } from "#domain/csv.ts";
import { newId } from "./random.ts";

it("an id stands in a table as in its address: none is taken for a formula", () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.filter((one) => guardedText(one) !== one)).toEqual([]);
});

it("no id comes twice, and each has its 128 bits", () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const one of ids) expect(id.safeParse(one).success, one).toBe(true);
});
