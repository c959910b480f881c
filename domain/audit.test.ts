import { expect, test } from "vitest";
import { auditPerson } from "./audit.ts";

const hash = "Az09_-".repeat(8).slice(0, 43);

test.each([
  ["server", { kind: "server" }],
  [" Server ", { kind: "server" }],
  ["server@example.org", { kind: "email", email: "server@example.org" }],
  [" ada@example.org ", { kind: "email", email: "ada@example.org" }],
  [hash, { kind: "hash", hash }],
  [hash.slice(1), { kind: "email", email: hash.slice(1) }],
  [`${hash}A`, { kind: "email", email: `${hash}A` }],
  ["", { kind: "email", email: "" }],
])("%j means %j", (text, meant) => {
  expect(auditPerson(text)).toEqual(meant);
});
