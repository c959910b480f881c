import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  CLIENT,
  json,
  kept,
  rsa,
  seconds,
  startFakeProvider,
  tokens,
  type Part,
} from "../fixtures/fake-provider.fixture.ts";
import { openIdNetwork } from "./open-id-network.ts";
import type { OpenIdSettings } from "./open-id-settings.ts";
import { NetworkFailure } from "#server/platform/sign-in-network.ts";

const provider = await startFakeProvider();
beforeEach(() => provider.reset());
afterAll(() => provider.stop());

function arrive(over: Partial<OpenIdSettings> = {}) {
  return openIdNetwork(provider.settings(over)).arrive("the code", "the state", kept);
}

describe("the way there", () => {
  it("asks for exactly the scope, at the registered address", async () => {
    const { authorizationUrl, nonce, codeVerifier } = await openIdNetwork(
      provider.settings(),
    ).depart("the state");
    const url = new URL(authorizationUrl);
    expect(url.origin + url.pathname).toBe(`${provider.origin}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: "client",
      redirect_uri: "http://localhost:3000/linkedin",
      scope: "openid profile email",
      state: "the state",
      nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    expect(codeVerifier).toMatch(/^[\w-]{43}$/);
  });

  it("sends neither nonce nor challenge to a provider that takes none", async () => {
    const { authorizationUrl, nonce, codeVerifier } = await openIdNetwork(
      provider.settings({ nonce: false, pkce: false }),
    ).depart("s");
    expect([...new URL(authorizationUrl).searchParams.keys()].toSorted()).toEqual([
      "client_id",
      "redirect_uri",
      "response_type",
      "scope",
      "state",
    ]);
    expect([nonce, codeVerifier]).toEqual([null, null]);
  });
});

describe("the way back", () => {
  it("answers who it is, keyed by issuer and subject", async () => {
    expect(await arrive()).toEqual({
      issuer: provider.origin,
      subject: "1",
      claims: {
        name: "Ada Moreau",
        givenName: null,
        familyName: null,
        locale: null,
        email: "ada@example.org",
        emailVerified: true,
      },
    });
    expect(provider.asked).toEqual(["token", "jwks", "userinfo"]);
    expect(Object.fromEntries(new URLSearchParams(provider.bodies[0]))).toEqual({
      grant_type: "authorization_code",
      code: "the code",
      redirect_uri: "http://localhost:3000/linkedin",
      code_verifier: kept.codeVerifier,
      client_id: "client",
      client_secret: "a secret of the client",
    });
  });

  it("takes a token without a nonce from a provider that repeats none", async () => {
    provider.token = tokens(provider.idToken({ nonce: undefined }));
    const network = openIdNetwork(provider.settings({ nonce: false, pkce: false }));
    expect(
      await network.arrive("the code", "the state", { nonce: null, codeVerifier: null }),
    ).toMatchObject({ subject: "1" });
  });

  it.each([-4, 4])("works with a clock that differs by %i minutes", async (minutes) => {
    const there = seconds() + minutes * 60;
    provider.token = tokens(provider.idToken({ iat: there, exp: there + 60 }));
    expect(await arrive()).toMatchObject({ subject: "1" });
  });

  const badTokens: readonly [string, () => string][] = [
    ["alg none", () => provider.idToken({}, { alg: "none" }, () => Buffer.alloc(0))],
    ["alg none with a signature", () => provider.idToken({}, { alg: "none" })],
    [
      "a signature by the client's secret",
      () =>
        provider.idToken({}, { alg: "HS256" }, (input) =>
          createHmac("sha256", CLIENT.clientSecret).update(input).digest(),
        ),
    ],
    ["a signature by another key", () => provider.idToken({}, {}, rsa(provider.otherKey))],
    ["no signature", () => provider.idToken({}, {}, () => Buffer.alloc(0))],
    ["a key that is not the provider's", () => provider.idToken({}, { kid: "two" })],
    ["another issuer", () => provider.idToken({ iss: "https://evil.example.org" })],
    ["no issuer", () => provider.idToken({ iss: undefined })],
    ["another audience", () => provider.idToken({ aud: "somebody else" })],
    [
      "an audience of several, for somebody else",
      () => provider.idToken({ aud: ["client", "other"], azp: "other" }),
    ],
    ["no audience", () => provider.idToken({ aud: undefined })],
    [
      "an end in the past",
      () => provider.idToken({ iat: seconds() - 7_200, exp: seconds() - 3_600 }),
    ],
    ["no end", () => provider.idToken({ exp: undefined })],
    [
      "a beginning in the future",
      () => provider.idToken({ iat: seconds() + 3_600, exp: seconds() + 7_200 }),
    ],
    ["no beginning", () => provider.idToken({ iat: undefined })],
    ["no subject", () => provider.idToken({ sub: undefined })],
    ["an empty subject", () => provider.idToken({ sub: "" })],
    ["a subject of 256 characters", () => provider.idToken({ sub: "1".repeat(256) })],
    ["another nonce", () => provider.idToken({ nonce: "m".repeat(43) })],
    ["no nonce", () => provider.idToken({ nonce: undefined })],
    ["no token at all", () => ""],
    ["no JWT", () => "a.b.c"],
  ];

  it.each(badTokens)("refuses an ID token with %s", async (_name, token) => {
    const idTokenOf = token();
    provider.token = tokens(idTokenOf);
    const { sub } = claimsIn(idTokenOf);
    // Valid userinfo, so that only the token can be at fault.
    provider.userinfo = json({ sub, name: "Ada Moreau" });
    await expect(arrive()).rejects.toThrow(NetworkFailure);
  });

  it("refuses an answer without an ID token, though userinfo would tell who it is", async () => {
    provider.token = json({ access_token: "access", token_type: "Bearer" });
    await expect(
      openIdNetwork(provider.settings({ nonce: false })).arrive("c", "s", { ...kept, nonce: null }),
    ).rejects.toThrow(NetworkFailure);
  });

  it("refuses userinfo of another subject", async () => {
    provider.userinfo = json({ sub: "2", name: "Somebody" });
    await expect(arrive()).rejects.toThrow(NetworkFailure);
  });
});

function claimsIn(token: string): Part {
  const [, claims] = token.split(".");
  if (claims === undefined || claims === "b") return { sub: "1" };
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Part;
}
