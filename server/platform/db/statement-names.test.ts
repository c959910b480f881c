import { expect, it } from "vitest";
import { StatementNames } from "./statement-names.ts";

it("names a text once and the same, within what PostgreSQL keeps of a name", () => {
  const names = new StatementNames();
  const name = names.ofText("select 1");
  expect(name).toMatch(/^q_[0-9a-f]{24}$/);
  expect(names.ofText("select 1")).toBe(name);
  expect(names.ofText("select 2")).not.toBe(name);
});

it("leaves texts without a name beyond its bounds", () => {
  const names = new StatementNames();
  expect(names.ofText("x".repeat(8_193))).toBeUndefined();
  for (let index = 0; index < 500; index += 1)
    expect(names.ofText(`select ${index}`)).toBeDefined();
  expect(names.ofText("select 500")).toBeUndefined();
  expect(names.ofText("select 0")).toBeDefined();
});
