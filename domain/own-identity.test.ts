import { expect, test } from "vitest";
import { mayJoin, mayPart } from "./own-identity.ts";

const linkedin = { issuer: "https://www.linkedin.com/oauth", way: "network" } as const;
const works = { issuer: "https://id.example.org", way: "organization" } as const;
const former = { issuer: "https://old.example.org", way: null };

// product 31.7
test.each([
  ["one of two", [linkedin, works], linkedin.issuer, 0, true],
  ["the other of two", [linkedin, works], works.issuer, 0, true],
  ["the only one", [linkedin], linkedin.issuer, 0, "identity.last"],
  ["the only one, beside a passkey", [linkedin], linkedin.issuer, 1, true],
  ["the last by which one can sign in", [works, former], works.issuer, 0, "identity.last"],
  ["one by which nobody signs in any more", [works, former], former.issuer, 0, true],
  ["one that is not there", [linkedin, works], former.issuer, 1, "not-found"],
  ["any of nothing", [], linkedin.issuer, 1, "not-found"],
])("parting %s", (_, own, issuer, others, expected) => {
  const ruled = mayPart(own, issuer, others);
  expect(ruled === true || ruled.refused).toBe(expected);
});

// product 31.6
test.each([
  ["nobody's", null, false, true],
  ["one's own", "ada", false, true],
  ["one's own, beside another", "ada", true, true],
  ["somebody else's", "bo", false, "identity.of-another"],
  ["somebody else's, beside another", "bo", true, "identity.of-another"],
  ["nobody's, beside another of the issuer", null, true, "identity.second"],
])("joining %s", (_, owner, hasOther, expected) => {
  const ruled = mayJoin("ada", owner, hasOther);
  expect(ruled === true || ruled.refused).toBe(expected);
});
