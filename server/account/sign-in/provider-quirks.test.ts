import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  CLIENT,
  cut,
  documentOf,
  html,
  json,
  jwt,
  kept,
  rsa,
  seconds,
  startFakeProvider,
  tokens,
  type Answer,
  type Part,
} from "../fixtures/fake-provider.fixture.ts";
import { NetworkFailure, type ProviderQuirk } from "#server/platform/sign-in-network.ts";
import { openIdNetwork } from "./open-id-network.ts";
import type { OpenIdSettings } from "./open-id-settings.ts";
import { openOrganization } from "./open-organization.ts";

const provider = await startFakeProvider();
beforeEach(() => provider.reset());
afterAll(() => provider.stop());

/** A complete ID token. */
const whole = { name: "Ada Moreau", email: "ada@example.org", email_verified: true };
const ada = { subject: "1", claims: { name: whole.name, email: whole.email, emailVerified: true } };

const patience = { call: 600_000, signIn: 600_000 };

/** Sequential sign-ins, and the reported quirks. */
function openWay(over: Partial<OpenIdSettings> = {}, limits = patience) {
  const quirks: ProviderQuirk[] = [];
  const onQuirk = (quirk: ProviderQuirk) => void quirks.push(quirk);
  const network = openIdNetwork(provider.settings({ onQuirk, ...over }), limits);
  return { quirks, arrive: () => network.arrive("the code", "the state", kept) };
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      expect(error).toBeInstanceOf(NetworkFailure);
      return String(error);
    },
  );

describe("a token answer", () => {
  const nothing = undefined;
  it.each<[string, unknown, string | undefined]>([
    ["refresh_token", null, "null"],
    ["refresh_token", "", "empty"],
    ["refresh_token", {}, "object"],
    ["refresh_token", "a refresh token", nothing],
    ["scope", null, "null"],
    ["scope", ["openid", "email"], "a list"],
    ["scope", "", nothing],
    ["expires_in", null, "null"],
    ["expires_in", "", "empty"],
    ["expires_in", "soon", "string"],
    ["expires_in", -1, "number"],
    ["expires_in", 0, nothing],
    ["expires_in", "3600", nothing],
    ["expires_in", 59.5, nothing],
    ["token_type", "BEARER", nothing],
    ["not_before_policy", null, nothing],
  ])("with %s %j ends no sign-in", async (field, value, reason) => {
    provider.token = tokens(provider.idToken(), { [field]: value });
    const { arrive, quirks } = openWay();
    expect(await arrive()).toMatchObject(ada);
    expect(quirks).toEqual(reason === undefined ? [] : [{ endpoint: "token", field, reason }]);
  });

  it.each<[string, unknown]>([
    ["access_token", null],
    ["access_token", ""],
    ["token_type", null],
    ["token_type", "mac"],
    ["id_token", null],
    ["id_token", ""],
  ])("with %s %j ends it, and the failure names the field", async (field, value) => {
    provider.token = tokens(provider.idToken(), { [field]: value });
    expect(await reasonOf(openWay().arrive())).toContain(` ${field}`);
  });

  it.each<[string, Part]>([
    ["iss", { iss: "https://evil.example.org" }],
    ["aud", { aud: "somebody else" }],
    ["exp", { exp: seconds() - 3_600 }],
    ["nbf", { nbf: null }],
    ["auth_time", { auth_time: null }],
    ["nonce", { nonce: "m".repeat(43) }],
  ])(
    "whose ID token has a wrong %s ends it, and the failure names the claim",
    async (claim, over) => {
      provider.token = tokens(provider.idToken(over));
      const reason = await reasonOf(openWay().arrive());
      expect(reason).toMatch(new RegExp(` ${claim}$`));
      for (const value of Object.values(over)) expect(reason).not.toContain(String(value));
    },
  );
});

describe("userinfo", () => {
  const said = (over: Part = {}) => ({ ...whole, name: "Ada at Work", ...over });
  const fromInfo = { claims: { name: "Ada at Work" } };

  it.each<[string, Part]>([
    ["with issuer and audience", {}],
    [
      "without either, and without times",
      { iss: undefined, aud: undefined, exp: undefined, iat: undefined },
    ],
  ])("may be a signed JWT %s", async (_, over) => {
    provider.userinfo = jwt(provider.idToken({ ...said(), ...over }));
    expect(await openWay().arrive()).toMatchObject(fromInfo);
  });

  it("may be signed by what discovery lists for it, and as ID tokens are where it lists nothing", async () => {
    const settings = {
      way: "organization" as const,
      issuer: new URL(provider.origin),
      ...CLIENT,
      name: "Example Works",
      domains: [],
    };
    const signIn = async (over: Part) => {
      provider.reset();
      provider.document = json({ ...documentOf(provider.origin), ...over });
      provider.userinfo = jwt(provider.idToken(said()));
      const way = openOrganization(settings, new URL("http://localhost:3000"), {
        limits: patience,
      });
      return way.arrive("the code", "the state", kept);
    };
    expect(await signIn({ userinfo_signing_alg_values_supported: ["RS256"] })).toMatchObject(
      fromInfo,
    );
    expect(await signIn({})).toMatchObject(fromInfo);
    await expect(signIn({ userinfo_signing_alg_values_supported: ["ES256"] })).rejects.toThrow(
      NetworkFailure,
    );
  });

  const wrong: readonly [string, () => Answer][] = [
    ["of another subject", () => json({ ...said(), sub: "2" })],
    ["without a subject", () => json(said())],
    ["as a JWT of another subject", () => jwt(provider.idToken(said({ sub: "2" })))],
    ["as a JWT by another key", () => jwt(provider.idToken(said(), {}, rsa(provider.otherKey)))],
    [
      "as a JWT without a signature",
      () => jwt(provider.idToken(said(), {}, () => Buffer.alloc(0))),
    ],
    ["as a JWT by no algorithm", () => jwt(provider.idToken(said(), { alg: "none" }))],
    [
      "as a JWT of another issuer",
      () => jwt(provider.idToken(said({ iss: "https://evil.example" }))),
    ],
    ["as a JWT for somebody else", () => jwt(provider.idToken(said({ aud: "somebody else" })))],
    ["as a JWT that is over", () => jwt(provider.idToken(said({ exp: seconds() - 3_600 })))],
  ];
  it.each(wrong)("%s ends the sign-in, whatever the ID token says", async (_, answer) => {
    provider.token = tokens(provider.idToken(whole));
    provider.userinfo = answer();
    const { arrive, quirks } = openWay();
    await expect(arrive()).rejects.toThrow(NetworkFailure);
    expect(quirks).toEqual([]);
  });

  const empty: Answer = (_incoming, outgoing) =>
    void outgoing.writeHead(200, { "content-type": "application/json" }).end();
  const nothing: Answer = (_incoming, outgoing) => void outgoing.writeHead(204).end();
  const challenge: Answer = (_incoming, outgoing) =>
    void outgoing.writeHead(401, { "www-authenticate": 'Bearer error="invalid_token"' }).end();
  const encrypted: Answer = jwt("a.b.c.d.e");
  const unanswered: readonly [string, Answer, RegExp][] = [
    ["401", challenge, /OAUTH_WWW_AUTHENTICATE_CHALLENGE/],
    ["403", json({ error: "insufficient_scope" }, 403), / 403$/],
    ["404", json({}, 404), / 404$/],
    ["500", json({}, 500), / 500$/],
    ["204", nothing, / 204$/],
    ["an empty body", empty, /OAUTH_PARSE_ERROR/],
    ["HTML", html, /OAUTH_RESPONSE_IS_NOT_JSON/],
    ["a cut connection", cut, /^TypeError/],
  ];
  it.each(unanswered)(
    "that answers %s ends no sign-in whose ID token says all",
    async (_, answer, reason) => {
      provider.token = tokens(provider.idToken(whole));
      provider.userinfo = answer;
      const { arrive, quirks } = openWay();
      expect(await arrive()).toMatchObject(ada);
      expect(quirks).toEqual([
        { endpoint: "userinfo", field: "answer", reason: expect.stringMatching(reason) },
      ]);
    },
  );

  it("that gives no answer in time ends no sign-in whose ID token says all", async () => {
    provider.token = tokens(provider.idToken(whole));
    provider.userinfo = () => {};
    const { arrive, quirks } = openWay({}, { call: 2_000, signIn: 600_000 });
    expect(await arrive()).toMatchObject(ada);
    expect(quirks).toEqual([{ endpoint: "userinfo", field: "answer", reason: expect.any(String) }]);
  });

  it("that is encrypted is not understood, and ends the sign-in", async () => {
    provider.token = tokens(provider.idToken(whole));
    provider.userinfo = encrypted;
    await expect(openWay().arrive()).rejects.toThrow("OAUTH_UNSUPPORTED_OPERATION");
  });

  it.each<[string, Part]>([
    ["name", { ...whole, name: undefined }],
    ["address", { ...whole, email: undefined }],
    ["word on whether it is verified", { ...whole, email_verified: undefined }],
  ])("that answers 403 ends a sign-in whose ID token has no %s", async (_, claims) => {
    provider.token = tokens(provider.idToken(claims));
    provider.userinfo = json({}, 403);
    expect(await reasonOf(openWay().arrive())).toMatch(/OAUTH_RESPONSE_IS_NOT_CONFORM 403$/);
  });
});

describe("a document with empty values", () => {
  it.each<[string, Part]>([
    [
      "no lists",
      { id_token_signing_alg_values_supported: [], token_endpoint_auth_methods_supported: [] },
    ],
    [
      "null for lists",
      { id_token_signing_alg_values_supported: null, token_endpoint_auth_methods_supported: null },
    ],
    ["a text for a list", { id_token_signing_alg_values_supported: "RS256" }],
    ["null for userinfo", { userinfo_endpoint: null }],
    ["an empty address for userinfo", { userinfo_endpoint: "" }],
  ])("%s counts as not said", async (_, over) => {
    provider.document = json({ ...documentOf(provider.origin), ...over });
    provider.token = tokens(provider.idToken(whole));
    const issuer = new URL(provider.origin);
    const named = { way: "organization", name: "Works" } as const;
    const settings = { ...named, issuer, ...CLIENT, domains: [] };
    const way = openOrganization(settings, new URL("http://localhost:3000"), { limits: patience });
    expect(await way.arrive("the code", "the state", kept)).toMatchObject(ada);
    expect(provider.bodies.join()).not.toContain("client_secret");
  });
});
