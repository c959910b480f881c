import { expect, test } from "vitest";
import { letIn, type VouchedMail } from "./organization.ts";

const right: VouchedMail = { email: "ada@example.org", emailVerified: true, managed: true };
const domains = ["example.org", "xn--bcher-kva.example"];

// product 31.4
test.each<[string, Partial<VouchedMail>, readonly string[], unknown]>([
  ["an address of the domain", {}, domains, true],
  ["in other letters", { email: "Ada@EXAMPLE.org" }, domains, true],
  ["of another of them", { email: "a@xn--bcher-kva.example" }, domains, true],
  ["with an at sign before", { email: '"a@evil.example"@example.org' }, domains, true],
  ["no address", { email: null }, domains, "sign-in.address-missing"],
  ["one not verified", { emailVerified: false }, domains, "sign-in.address-unverified"],
  ["another domain", { email: "ada@example.com" }, domains, "sign-in.address-elsewhere"],
  ["a subdomain", { email: "ada@it.example.org" }, domains, "sign-in.address-elsewhere"],
  ["a longer domain", { email: "ada@example.org.uk" }, domains, "sign-in.address-elsewhere"],
  [
    "the domain before the at sign",
    { email: "example.org@evil.example" },
    domains,
    "sign-in.address-elsewhere",
  ],
  ["a private account", { managed: false }, domains, "sign-in.address-elsewhere"],
  [
    "anything, where no domain is asked for",
    { email: null, emailVerified: false, managed: false },
    [],
    true,
  ],
])("%s", (_, over, asked, expected) => {
  const admitted = letIn({ ...right, ...over }, asked);
  expect(admitted === true || admitted.refused).toBe(expected);
});
