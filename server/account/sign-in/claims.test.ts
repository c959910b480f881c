import { describe, expect, it } from "vitest";
import { claimsOf } from "./claims.ts";

const nothing = {
  name: null,
  givenName: null,
  familyName: null,
  locale: null,
  email: null,
  emailVerified: false,
};

describe("claims", () => {
  it.each<[string, Record<string, unknown>, object]>([
    ["nothing", {}, {}],
    ["a name", { name: " Ada Moreau " }, { name: "Ada Moreau" }],
    [
      "a name of two parts",
      { given_name: "Ada", family_name: "Moreau" },
      { name: "Ada Moreau", givenName: "Ada", familyName: "Moreau" },
    ],
    ["one part", { given_name: "Ada" }, { name: "Ada", givenName: "Ada" }],
    ["a locale as text", { locale: "en-GB" }, { locale: "en-GB" }],
    ["a locale of two parts", { locale: { language: "en", country: "US" } }, { locale: "en-US" }],
    ["a locale of a language", { locale: { language: "en" } }, { locale: "en" }],
    ["an address", { email: "a@example.org" }, { email: "a@example.org" }],
    [
      "a verified address",
      { email: "a@example.org", email_verified: true },
      { email: "a@example.org", emailVerified: true },
    ],
    ["a verified address as text", { email_verified: "true" }, { emailVerified: true }],
    ["an unverified address", { email_verified: "false" }, {}],
    ["other words for it", { email_verified: 1 }, {}],
    ["a name between marks", { name: "\u202aAda\u202c \u200bMoreau" }, { name: "Ada Moreau" }],
    [
      "a verified address and space around it",
      { email: " a@example.org ", email_verified: true },
      { email: "a@example.org", emailVerified: true },
    ],
    // The verified mailbox is another one.
    [
      "an address between marks",
      { email: "\u202aa@example.org\u202c", email_verified: true },
      { email: "a@example.org" },
    ],
    ["an address in quotes", { email: "'a@example.org'" }, { email: "a@example.org" }],
  ])("reads %s", (_name, info, claims) =>
    expect(claimsOf(info)).toEqual({ ...nothing, ...claims }),
  );

  it.each<[string, Record<string, unknown>]>([
    ["values of other types", { name: 1, given_name: {}, locale: 5, email: ["a@example.org"] }],
    ["empty text", { name: "", given_name: " ", locale: {}, email: "" }],
    ["a header in an address", { email: "a@example.org\r\nBcc: b@example.org" }],
    ["an address that is too long", { email: `${"a".repeat(250)}@b.org` }],
    ["NUL alone", { name: "\u0000" }],
  ])("takes %s as absent", (_name, info) => expect(claimsOf(info)).toEqual(nothing));

  it("keeps what can be stored of a long name", () => {
    expect(claimsOf({ name: "\u{1F600}".repeat(100) }).name).toBe("\u{1F600}".repeat(60));
    expect(claimsOf({ name: `a${"\u{1F600}".repeat(100)}` }).name?.isWellFormed()).toBe(true);
    expect(claimsOf({ name: "A\u0000da" }).name).toBe("Ada");
  });
});
