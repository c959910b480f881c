import { createHmac } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import { organizationLogin } from "#contract/account.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openAccountTest } from "../fixtures/account.fixture.ts";
import {
  CLIENT,
  cut,
  documentOf,
  dribbling,
  html,
  huge,
  json,
  keySet,
  moved,
  rsa,
  silent,
  startFakeProvider,
  tokens,
  type Answer,
} from "../fixtures/fake-provider.fixture.ts";
import { NetworkFailure } from "#server/platform/sign-in-network.ts";
import { openOrganization } from "./open-organization.ts";

const provider = await startFakeProvider();
beforeEach(() => provider.reset());
afterAll(() => provider.stop());

type IdToken = (nonce: string) => string;

const SILENT = "The sign-in service can't be reached right now. Please try again in a moment.";
// Exceeds the test's timeout: a failure must come from the answer, not the clock.
const patience = { call: 600_000, signIn: 600_000 };

const works = () => ({
  way: "organization" as const,
  issuer: new URL(provider.origin),
  ...CLIENT,
  name: "Example Works",
  domains: [],
});

async function openTest(db: Database, limits = patience) {
  const clock = { at: 0 };
  const settings = works();
  const publicUrl = new URL("http://localhost:3000");
  const stale: string[] = [];
  const onStale = ({ message }: Error) => stale.push(message);
  const options = { limits, clock: () => clock.at, onStale };
  const organization = openOrganization(settings, publicUrl, options);
  const test = await openAccountTest(db, { providers: { organization } });
  const browser = test.browser();
  const begin = () => browser.send("POST", "/api/sign-in", { way: "organization" });
  return {
    ...test,
    clock,
    stale,
    begin,
    /** Null: the test answers for the token endpoint. */
    async signIn(idToken: IdToken | null = (nonce) => provider.idToken({ nonce })) {
      const { state, authorizationUrl } = (await begin()).body;
      const nonce = new URL(authorizationUrl).searchParams.get("nonce") ?? "";
      if (idToken !== null) provider.token = tokens(idToken(nonce));
      return browser.send("POST", organizationLogin.path, { code: "c", state });
    },
    async made() {
      const { kysely } = test.deps.db;
      return [
        await kysely.selectFrom("users").select("id").execute(),
        await kysely.selectFrom("one_time_tokens").select("user_id").execute(),
      ];
    },
  };
}

/** The discovery document with changes. */
const saying = (over: object) => () => json({ ...documentOf(provider.origin), ...over });

const wrong: readonly [string, () => Answer][] = [
  ["HTML", () => html],
  ["a redirect", () => moved],
  ["500", () => json({}, 500)],
  ["more than 256 KB", () => huge],
  ["a cut connection", () => cut],
  ["another issuer", saying({ issuer: "https://evil.example" })],
  ["no issuer", saying({ issuer: undefined })],
  ["no address for sign-ins", saying({ authorization_endpoint: undefined })],
  ["one that is no web address", saying({ authorization_endpoint: "javascript:alert(1)" })],
  ["one without TLS elsewhere", saying({ token_endpoint: "http://evil.example/token" })],
  ["keys without TLS elsewhere", saying({ jwks_uri: "http://127.0.0.1:1/jwks" })],
];

describeWithDatabase("an organization's provider that fails", (open) => {
  it.each(wrong)("by %s of itself: nobody sets out, and the next try asks anew", async (_, say) => {
    const test = await openTest(await open());
    provider.document = say();
    const reply = await test.begin();
    expect(reply.status).toBe(502);
    expect(reply.body.error).toMatchObject({ code: "sign-in.provider-silent", message: SILENT });
    expect(provider.asked).toEqual([".well-known/openid-configuration"]);
    expect(await test.deps.db.kysely.selectFrom("oauth_states").selectAll().execute()).toEqual([]);
    provider.reset();
    expect((await test.signIn()).status).toBe(200);
  });

  it.each([
    ["nothing in time", silent],
    ["a byte now and then", dribbling],
  ])("by %s of itself: nobody waits for long", async (_, answer) => {
    const test = await openTest(await open(), { call: 200, signIn: 60_000 });
    provider.document = answer;
    expect((await test.begin()).body.error).toMatchObject({ message: SILENT });
  });

  it("after the sign-in: one that is silent is given up, whichever server has to ask first", async () => {
    const test = await openTest(await open(), { call: 600_000, signIn: 300 });
    provider.token = silent;
    expect((await test.signIn(null)).body.error).toBe("Provider unavailable");
    // Another process, without a cached document.
    const other = await openTest(test.deps.db, { call: 600_000, signIn: 300 });
    provider.document = silent;
    const arrived = other.deps.providers.organization?.arrive("c", "s", {
      nonce: "n",
      codeVerifier: "v",
    });
    await expect(arrived).rejects.toThrow(NetworkFailure);
  });

  const forged: readonly [string, IdToken][] = [
    ["alg none", (nonce) => provider.idToken({ nonce }, { alg: "none" }, () => Buffer.alloc(0))],
    [
      "a signature by the client's secret",
      (nonce) =>
        provider.idToken({ nonce }, { alg: "HS256" }, (input) =>
          createHmac("sha256", CLIENT.clientSecret).update(input).digest(),
        ),
    ],
    ["no nonce", () => provider.idToken({ nonce: undefined })],
  ];
  it.each(forged)("an ID token with %s lets nobody in", async (_, idToken) => {
    const test = await openTest(await open());
    expect((await test.signIn(idToken)).body.error).toBe("Provider unavailable");
    expect(await test.made()).toEqual([[], []]);
  });

  it("goes on with what it knows where the provider does not answer for itself any more", async () => {
    const test = await openTest(await open());
    expect((await test.signIn()).status).toBe(200);
    test.clock.at += 60 * 60_000 - 1;
    expect((await test.signIn()).status).toBe(200);
    const asked = () => provider.asked.filter((path) => path.startsWith(".well-known")).length;
    expect(asked()).toBe(1);
    provider.document = json({}, 503);
    expect(test.stale).toEqual([]);
    test.clock.at += 1;
    expect((await test.signIn()).status).toBe(200);
    expect((await test.signIn()).status).toBe(200);
    expect(asked()).toBe(2);
    expect(test.stale).toEqual([expect.stringContaining("RESPONSE_IS_NOT_CONFORM")]);
    provider.document = json(documentOf(provider.origin));
    test.clock.at += 60_000;
    expect((await test.signIn()).status).toBe(200);
    expect(asked()).toBe(3);
  });

  it("takes up new keys, also those of a new address, when what it knows is an hour old", async () => {
    const test = await openTest(await open());
    expect((await test.signIn()).status).toBe(200);
    provider.jwks = keySet("two", provider.otherKey);
    test.clock.at += 60 * 60_000;
    const two = (nonce: string) =>
      provider.idToken({ nonce }, { kid: "two" }, rsa(provider.otherKey));
    expect((await test.signIn(two)).status).toBe(200);
  });

  it("says in the log what an operator needs, and no secret", async () => {
    const test = await openTest(await open());
    const organizations = [works()];
    Object.assign(test.deps, { config: { ...test.deps.config, organizations } });
    provider.token = json({ error: "invalid_client", error_description: CLIENT.clientSecret }, 401);
    await test.signIn(null);
    provider.token = json({ access_token: null, token_type: "Bearer", id_token: "a.secret.one" });
    await test.signIn(null);
    const line = {
      event: "sign-in.network-failed",
      way: "organization",
      provider: new URL(provider.origin).host,
    };
    expect(test.lines).toEqual(expect.arrayContaining([expect.objectContaining(line)]));
    const log = JSON.stringify(test.lines);
    expect(log).toContain("ResponseBodyError OAUTH_RESPONSE_BODY_ERROR invalid_client");
    expect(log).toContain("ClientError OAUTH_INVALID_RESPONSE access_token");
    for (const secret of [CLIENT.clientSecret, "a.secret.one"]) expect(log).not.toContain(secret);
  });
});
