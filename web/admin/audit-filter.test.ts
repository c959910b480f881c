import { expect, test } from "vitest";
import * as limits from "#domain/limits.ts";
import {
  askedBy,
  askedFor,
  filterOf,
  noFilter,
  searchOf,
  type AuditFilter,
} from "./audit-filter.ts";

const whole: AuditFilter = {
  action: "user.disable",
  actor: "ada+admin@example.org",
  target: "grace & co@example.org",
  from: "2026-03-01",
  until: "2026-03-31",
};

test("a filter is the same from its address, whatever its words hold", () => {
  expect(filterOf(searchOf(whole))).toEqual(whole);
  expect(searchOf(noFilter)).toBe("");
  expect(filterOf("")).toEqual(noFilter);
  expect(searchOf({ ...noFilter, action: "users.sync" })).toBe("?act=users.sync");
});

test("what is no filter is left out", () => {
  const search = "?act=goal.bless&by=%20server%20&from=2026-02-30&until=soon&more=1";
  expect(filterOf(search)).toEqual({ ...noFilter, actor: "server" });
  expect(filterOf(`?to=${"a".repeat(limits.email + 1)}`).target).toHaveLength(limits.email);
});

test("the server is asked for what is set, and for nothing else", () => {
  const zone = "Asia/Tokyo";
  expect(askedBy({ ...noFilter, target: "ada@example.org" }, zone)).toEqual({
    target: "ada@example.org",
  });
  expect(askedBy(noFilter, zone)).toEqual({});
  for (const day of [{ from: "2026-03-10" }, { until: "2026-03-10" }])
    expect(askedBy({ ...noFilter, ...day }, zone)).toEqual({ ...day, timeZone: zone });
});

test.each([
  ["ada@example.org", "ada@example.org"],
  ["Ada Moreau", "the hash"],
  [null, "the hash"],
])("%s is asked for as %s", (name, asked) => {
  expect(askedFor(name, "the hash")).toBe(asked);
});
