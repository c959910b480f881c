import { describe, expect, test } from "vitest";
import { configOf } from "./config.ts";
import { problemsOf, production } from "../fixtures/config.fixture.ts";

const { LINKEDIN_CLIENT_ID: _id, LINKEDIN_CLIENT_SECRET: _secret, ...withoutNetwork } = production;
const provider = {
  OIDC_ISSUER: "https://login.example.org/realms/main",
  OIDC_CLIENT_ID: "cairn",
  OIDC_CLIENT_SECRET: "hidden",
  OIDC_NAME: " Example Works ",
};
const names = Object.keys(provider) as (keyof typeof provider)[];
const together =
  "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME must be set together.";

// product 31.1
describe("the organization's provider", () => {
  test.each([
    ["beside LinkedIn", { ...production, ...provider }, { clientId: "id", clientSecret: "secret" }],
    ["instead of it", { ...withoutNetwork, ...provider }, null],
    ["in development mode", provider, null],
  ])("%s", (_, env, linkedin) => {
    expect(configOf(env)).toMatchObject({
      linkedin,
      organizations: [
        {
          way: "organization",
          issuer: new URL(provider.OIDC_ISSUER),
          clientId: "cairn",
          clientSecret: "hidden",
          name: "Example Works",
          domains: [],
        },
      ],
    });
  });

  test("none, as far as nothing is set", () => {
    expect(configOf(production).organizations).toEqual([]);
    const nothing = Object.fromEntries([...names, "OIDC_DOMAINS"].map((name) => [name, ""]));
    expect(configOf({ ...production, ...nothing }).organizations).toEqual([]);
    expect(configOf(withoutNetwork).organizations).toEqual([]);
  });

  test.each(names)("not without %s", (name) => {
    const { [name]: _, ...others } = provider;
    expect(problemsOf({ ...production, ...others })).toEqual([together]);
    expect(problemsOf({ ...withoutNetwork, ...others, [name]: " ".trim() })).toEqual([together]);
  });

  test.each([
    "https://id.example.net/",
    "https://login.microsoftonline.com/8a1ce2f4-60c3-4ef2-9c5b-6ff0f4d4b1a7/v2.0",
    "http://localhost:8080/realms/main",
    "http://127.0.0.1:8080",
    "http://[::1]:8080",
  ])("OIDC_ISSUER %s", (OIDC_ISSUER) => {
    expect(configOf({ ...production, ...provider, OIDC_ISSUER }).organizations[0]?.issuer).toEqual(
      new URL(OIDC_ISSUER),
    );
  });

  test.each([
    "login.example.org",
    "http://login.example.org",
    "ftp://login.example.org",
    "https://me:hidden@login.example.org",
    "https://login.example.org/?tenant=hidden",
    "https://login.example.org/#hidden",
  ])("OIDC_ISSUER %s is none, and is not repeated", (OIDC_ISSUER) => {
    expect(problemsOf({ ...production, ...provider, OIDC_ISSUER })).toEqual([
      "OIDC_ISSUER must be the https address that your provider calls itself, such as https://login.example.org/realms/main.",
    ]);
  });

  test.each(["common", "Common", "organizations", "consumers", "{tenantid}"])(
    "OIDC_ISSUER for the tenant %s is everybody's",
    (tenant) => {
      const OIDC_ISSUER = `https://login.microsoftonline.com/${tenant}/v2.0`;
      expect(problemsOf({ ...production, ...provider, OIDC_ISSUER })).toEqual([
        "OIDC_ISSUER must name your own tenant, such as https://login.microsoftonline.com/TENANT-ID/v2.0.",
      ]);
    },
  );

  test.each([
    ["example.org", ["example.org"]],
    ["example.org, Example.COM", ["example.org", "example.com"]],
    [" example.org\texample.com ", ["example.org", "example.com"]],
    ["bücher.example", ["xn--bcher-kva.example"]],
  ])("OIDC_DOMAINS %s", (OIDC_DOMAINS, domains) => {
    const { organizations } = configOf({ ...production, ...provider, OIDC_DOMAINS });
    expect(organizations[0]?.domains).toEqual(domains);
  });

  test.each([
    "*.example.org",
    "example",
    "ada@example.org",
    "example.org;",
    "example.org.",
    ",",
    "-a.org",
  ])("OIDC_DOMAINS %s is refused", (OIDC_DOMAINS) => {
    expect(problemsOf({ ...production, ...provider, OIDC_DOMAINS })).toEqual([
      `OIDC_DOMAINS must be mail domains such as example.org, example.com, not '${OIDC_DOMAINS}'.`,
    ]);
  });

  test("domains without a provider keep nobody out, and a start says so", () => {
    expect(problemsOf({ ...production, OIDC_DOMAINS: "example.org" })).toEqual([
      "OIDC_DOMAINS goes with OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME.",
    ]);
  });

  test.each([
    ["n".repeat(40), []],
    ["n".repeat(41), ["OIDC_NAME must be one line of at most 40 characters."]],
    ["two\nlines", ["OIDC_NAME must be one line of at most 40 characters."]],
  ])("OIDC_NAME %j", (OIDC_NAME, problems) => {
    expect(problemsOf({ ...production, ...provider, OIDC_NAME })).toEqual(problems);
  });
});

/** The settings of a numbered one. */
const numbered = (number: number, over: Partial<typeof provider> = {}) =>
  Object.fromEntries(
    Object.entries({ ...provider, ...over }).map(([name, value]) => [
      name.replace("OIDC", `OIDC_${number}`),
      value,
    ]),
  );
const union = { OIDC_ISSUER: "https://id.union.example", OIDC_NAME: "Example Union" };
const school = { OIDC_ISSUER: "https://id.school.example", OIDC_NAME: "Example School" };

// product 31.1
describe("several providers", () => {
  test("each has its own name and domains, whatever numbers are left out", () => {
    const env = {
      ...numbered(9, school),
      ...numbered(2, union),
      ...provider,
      OIDC_2_DOMAINS: "union.example",
    };
    const { organizations } = configOf({ ...withoutNetwork, ...env });
    expect(organizations.map(({ way, name, domains }) => [way, name, domains])).toEqual([
      ["organization", "Example Works", []],
      ["organization-2", "Example Union", ["union.example"]],
      ["organization-9", "Example School", []],
    ]);
  });

  test("a numbered one suffices", () => {
    expect(configOf({ ...withoutNetwork, ...numbered(1) }).organizations).toMatchObject([
      { way: "organization-1", clientSecret: "hidden" },
    ]);
  });

  test.each([0, 10])("%d is no number of one", (number) => {
    expect(configOf({ ...production, ...numbered(number) }).organizations).toEqual([]);
  });

  test("what is wrong with one is said of its own settings", () => {
    const env = { ...production, ...provider, ...numbered(3, union) };
    expect(problemsOf({ ...env, OIDC_3_CLIENT_SECRET: "" })).toEqual([
      "OIDC_3_ISSUER, OIDC_3_CLIENT_ID, OIDC_3_CLIENT_SECRET and OIDC_3_NAME must be set together.",
    ]);
    expect(problemsOf({ ...env, OIDC_4_DOMAINS: "example.org" })).toEqual([
      "OIDC_4_DOMAINS goes with OIDC_4_ISSUER, OIDC_4_CLIENT_ID, OIDC_4_CLIENT_SECRET and OIDC_4_NAME.",
    ]);
    const wrong = { OIDC_3_ISSUER: "none", OIDC_3_NAME: "n".repeat(41), OIDC_3_DOMAINS: "*" };
    expect(problemsOf({ ...env, ...wrong })).toEqual([
      "OIDC_3_DOMAINS must be mail domains such as example.org, example.com, not '*'.",
      "OIDC_3_NAME must be one line of at most 40 characters.",
      "OIDC_3_ISSUER must be the https address that your provider calls itself, such as https://login.example.org/realms/main.",
    ]);
    expect(problemsOf({ ...env, OIDC_3_CLIENT_ID: '"cairn"' })).toEqual([
      expect.stringContaining("OIDC_3_CLIENT_ID stands in quotes"),
    ]);
  });

  test.each([
    ["https://login.example.org/realms/main", "OIDC_ISSUER and OIDC_1_ISSUER"],
    ["https://LOGIN.example.org:443/realms/main", "OIDC_ISSUER and OIDC_1_ISSUER"],
    ["https://id.union.example/", "OIDC_1_ISSUER and OIDC_2_ISSUER"],
  ])("%s is not set twice", (issuer, pair) => {
    const one = { ...school, OIDC_ISSUER: issuer };
    expect(
      problemsOf({ ...production, ...provider, ...numbered(1, one), ...numbered(2, union) }),
    ).toEqual([`${pair} are the same. Set each provider once.`]);
  });

  test("no two have one name, and another realm of one host is another provider", () => {
    const realm = { OIDC_ISSUER: "https://login.example.org/realms/other" };
    expect(problemsOf({ ...production, ...provider, ...numbered(1, realm) })).toEqual([
      "OIDC_NAME and OIDC_1_NAME are the same. People choose a provider by its name.",
    ]);
    const named = { ...realm, OIDC_NAME: "Example Works, too" };
    expect(problemsOf({ ...production, ...provider, ...numbered(1, named) })).toEqual([]);
  });
});
