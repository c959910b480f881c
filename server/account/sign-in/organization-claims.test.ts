import { describe, expect, it } from "vitest";
import { isManaged, organizationClaims, saysAll } from "./organization-claims.ts";

const here = new URL("https://sso.example.org/realms/main");
const entra = new URL("https://login.microsoftonline.com/8a1ce2f4/v2.0");
const mail = (email: string, email_verified?: unknown) => ({ email, email_verified });

// product 31.3
describe("an address of an organization's provider", () => {
  it.each<[string, URL, object, object, string | null, boolean]>([
    ["in both", here, mail("a@b.org", true), mail("a@b.org", true), "a@b.org", true],
    ["in the ID token alone", here, mail("a@b.org", true), {}, "a@b.org", true],
    ["by userinfo alone", here, {}, mail("a@b.org", true), "a@b.org", true],
    ["verified as a text", here, {}, mail("a@b.org", "true"), "a@b.org", true],
    ["verified elsewhere", here, mail("a@b.org", true), mail("A@B.org"), "A@B.org", true],
    ["of two, the other verified", here, mail("x@b.org", true), mail("a@b.org"), "a@b.org", false],
    ["denied in one", here, mail("a@b.org", true), mail("a@b.org", false), "a@b.org", false],
    [
      "denied in the other",
      here,
      mail("a@b.org", "false"),
      mail("a@b.org", true),
      "a@b.org",
      false,
    ],
    ["verified as a number", here, {}, mail("a@b.org", 1), "a@b.org", false],
    ["not said to be verified", here, mail("a@b.org"), mail("a@b.org"), "a@b.org", false],
    ["missing", here, {}, { email_verified: true }, null, false],
    ["that is none, beside one", here, mail("a@b.org", true), mail("a", true), "a@b.org", true],
    ["under other names", here, { upn: "a@b.org", preferred_username: "a@b.org" }, {}, null, false],
    [
      "owned, at Entra ID",
      entra,
      { ...mail("a@b.org"), xms_edov: true },
      mail("a@b.org"),
      "a@b.org",
      true,
    ],
    ["owned as a text", entra, { ...mail("a@b.org"), xms_edov: "1" }, {}, "a@b.org", true],
    ["owned as a number", entra, { ...mail("a@b.org"), xms_edov: 1 }, {}, "a@b.org", true],
    ["mended", here, {}, mail("\u202aa@b.org\u202c", true), "a@b.org", false],
    ["mended and owned", entra, { ...mail("'a@b.org'"), xms_edov: true }, {}, "a@b.org", false],
    ["not owned", entra, { ...mail("a@b.org"), xms_edov: false }, {}, "a@b.org", false],
    ["not owned, as a text", entra, { ...mail("a@b.org"), xms_edov: "0" }, {}, "a@b.org", false],
    [
      "owned, by somebody else's word",
      here,
      { ...mail("a@b.org"), xms_edov: true },
      {},
      "a@b.org",
      false,
    ],
    [
      "owned, by one that only sounds like it",
      new URL("https://login.microsoftonline.com.evil.example/x/v2.0"),
      { ...mail("a@b.org"), xms_edov: true },
      {},
      "a@b.org",
      false,
    ],
  ])("%s", (_, issuer, idToken, info, email, emailVerified) => {
    const claims = organizationClaims(issuer, { ...idToken }, { ...info });
    expect(claims).toMatchObject({ email, emailVerified });
  });

  it("comes with a name from wherever it is said", () => {
    const claims = organizationClaims(here, { name: "A. Moreau" }, { given_name: "Ada" });
    expect(claims).toMatchObject({ name: "A. Moreau", givenName: "Ada" });
    expect(organizationClaims(here, { name: "A. M." }, { name: "Ada M." }).name).toBe("Ada M.");
  });
});

it.each<[string, object, boolean]>([
  ["https://accounts.google.com", { hd: "example.org" }, true],
  ["https://accounts.google.com", {}, false],
  ["https://accounts.google.com", { hd: "" }, false],
  ["https://accounts.google.com", { hd: true }, false],
  ["https://sso.example.org", {}, true],
])("an account at %s that says %j is an organization's: %s", (issuer, said, managed) => {
  expect(isManaged(new URL(issuer), { ...said })).toBe(managed);
});

// product 31.5
describe("an ID token says all", () => {
  const ada = { name: "Ada", email: "a@b.org", email_verified: true };
  it.each<[string, URL, object, boolean]>([
    ["with name, address and a verification", here, ada, true],
    ["with an address that is not verified", here, { ...ada, email_verified: "false" }, true],
    ["with a name in two parts", here, { ...ada, name: "", given_name: "Ada" }, true],
    ["not without a name", here, { ...ada, name: " " }, false],
    ["not with an address that is none", here, { ...ada, email: "ada" }, false],
    ["not without a word on the verification", here, { ...ada, email_verified: null }, false],
    ["at Entra ID without one", entra, { ...ada, email_verified: undefined }, true],
  ])("%s", (_, issuer, idToken, all) => {
    expect(saysAll(issuer, { ...idToken })).toBe(all);
  });
});
