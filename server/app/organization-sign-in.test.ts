import { afterEach, expect, it, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { providerQuirks } from "./fixtures/provider-quirks.fixture.ts";
import { oneCode } from "./fixtures/one-code.fixture.ts";
import {
  begin,
  finish,
  made,
  openApp,
  people,
  refusal,
  signIn,
} from "./fixtures/organization-app.fixture.ts";
import { organizationProvider } from "./fixtures/organization-provider.fixture.ts";
import { openTestApp, send } from "./fixtures/test-app.fixture.ts";

const missing = "Your organization didn't share your email address";
const unverified = "Your organization hasn't verified your email address";
const elsewhere = "This email domain can't sign in here";

afterEach(() => void vi.useRealTimers());

describeWithDatabase("an organization's sign-in with the manners of", (open) => {
  it.each(Object.entries(providerQuirks))(
    "%s: a person of the organization comes in",
    async (_, of) => {
      const provider = organizationProvider(of, people, ["example.org"]);
      const test = await openApp(await open(), [provider]);
      const reply = await signIn(test, provider, "ada");
      expect(reply.text).toContain("customToken");
      expect(reply.body).toMatchObject({
        success: true,
        email: "Ada@Example.org",
        displayName: "Ada Moreau",
        message: "Signed in",
      });
      const opened = await send(test.app, "POST", "/api/session", {
        customToken: reply.body.customToken,
        timeZone: "Europe/Paris",
      });
      expect(opened.body.user).toMatchObject({ role: "user", isAdmin: false, emailVerified: true });
      const again = await signIn(test, provider, "ada");
      expect(again.body.userId).toBe(reply.body.userId);
      const [users, identities] = await made(test);
      expect(users).toEqual([{ id: reply.body.userId, role: "user", verified: true }]);
      expect(identities).toEqual([{ issuer: of.issuer, subject: "ada" }]);
    },
  );

  it.each([
    ["keycloak", "unverified", unverified],
    ["google", "unverified", unverified],
    ["entra", "never verified", unverified],
    ["okta", "unverified", unverified],
    ["another", "unverified", unverified],
    ["keycloak", "no address", missing],
    ["keycloak", "elsewhere", elsewhere],
    ["google", "private", elsewhere],
  ] as const)("%s: %s stays outside (%s)", async (name, who, text) => {
    const provider = organizationProvider(providerQuirks[name], people, [
      "example.com",
      "example.org",
    ]);
    const test = await openApp(await open(), [provider]);
    const reply = await signIn(test, provider, who);
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual(refusal(text));
    expect(await made(test)).toEqual([[], [], []]);
  });

  it.each(["keycloak", "entra"] as const)(
    "%s: without domains everybody whom it knows comes in, no address verified that was not",
    async (name) => {
      const provider = organizationProvider(providerQuirks[name], people);
      const test = await openApp(await open(), [provider]);
      const replies = [
        await signIn(test, provider, "no address"),
        await signIn(test, provider, "never verified"),
        await signIn(test, provider, "elsewhere"),
      ];
      expect(replies.map(({ body }) => [body.email, body.message])).toEqual([
        [null, "Profile incomplete"],
        ["Ada@Example.org", "Signed in"],
        ["ada@elsewhere.org", "Signed in"],
      ]);
      const [users] = await made(test);
      expect(users.filter(({ verified }) => verified)).toHaveLength(1);
    },
  );
});

describeWithDatabase("an organization's sign-in", (open) => {
  const works = (domains: readonly string[] = []) =>
    organizationProvider(providerQuirks.keycloak, people, domains);

  it("goes on when the provider has changed its key", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const provider = works();
    const test = await openApp(await open(), [provider]);
    expect((await signIn(test, provider, "ada")).status).toBe(200);
    const asked = () => provider.asked.filter((path) => path.endsWith("/jwks")).length;
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 61_000);
    provider.rotate();
    expect((await signIn(test, provider, "ada")).status).toBe(200);
    expect(asked()).toBe(2);
  });

  it("is begun at one server and finished at another", async () => {
    const [db, provider] = [await open(), works()];
    const [one, other] = [await openApp(db, [provider]), await openApp(db, [provider])];
    const begun = await begin(one);
    expect((await finish(other, provider, begun, "ada")).status).toBe(200);
    // A code works once, in any process.
    const again = await finish(one, provider, begun, "ada");
    expect(again.body).toEqual(refusal("Invalid state"));
  });

  it("asks the provider for its addresses once, however many come at once, and never before", async () => {
    const provider = works();
    const test = await openApp(await open(), [provider]);
    expect(provider.asked).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => begin(test)));
    expect(provider.asked).toEqual(["/realms/main/.well-known/openid-configuration"]);
  });

  it("is not finished by the other way, and does not finish it", async () => {
    const provider = works();
    const test = await openApp(await open(), [provider]);
    const begun = await begin(test);
    const sent = await provider.signIn(begun.authorizationUrl, "ada");
    const { iss: _iss, ...code } = sent;
    const { cookie } = begun;
    const crossed = await send(test.app, "POST", endpoints.login.path, code, { cookie });
    expect(crossed.body).toEqual(refusal("Invalid state"));
    const network = await send(test.app, "POST", "/api/sign-in", { way: "network" }, { cookie });
    const other = { code: "good", state: network.body.state };
    const path = endpoints.organizationLogin.path;
    expect((await send(test.app, "POST", path, other, { cookie })).body).toEqual(
      refusal("Invalid state"),
    );
    // Neither try has used the state up.
    expect((await send(test.app, "POST", path, sent, { cookie })).status).toBe(200);
    expect((await send(test.app, "POST", endpoints.login.path, other, { cookie })).status).toBe(
      200,
    );
  });

  it("is refused where another provider, or none, names itself in the callback", async () => {
    const provider = works();
    const test = await openApp(await open(), [provider]);
    for (const iss of [undefined, "https://evil.example", `${providerQuirks.keycloak.issuer}/`]) {
      const { authorizationUrl, cookie } = await begin(test);
      const sent = { ...(await provider.signIn(authorizationUrl, "ada")), iss };
      const reply = await send(test.app, "POST", endpoints.organizationLogin.path, sent, {
        cookie,
      });
      expect(reply.body).toEqual(refusal("Provider unavailable"));
    }
    expect(await made(test)).toEqual([[], [], []]);
  });

  it("keeps people of one address and of one subject apart by their issuers", async () => {
    const [db, provider] = [await open(), works()];
    const other = organizationProvider(providerQuirks.okta, people);
    const uids = [];
    for (const of of [provider, other])
      uids.push((await signIn(await openApp(db, [of]), of, "ada")).body.userId);
    expect(new Set(uids).size).toBe(2);
  });

  it("follows the domains that are set at the moment, also for those whom it knows", async () => {
    const [db, provider] = [await open(), works()];
    expect((await signIn(await openApp(db, [provider]), provider, "ada")).status).toBe(200);
    const strict = works(["example.com"]);
    const reply = await signIn(await openApp(db, [strict]), strict, "ada");
    expect(reply.body).toEqual(refusal(elsewhere));
  });

  it("is not offered by a server that has none", async () => {
    const { app } = await openTestApp(await open(), { providers: { network: oneCode() } });
    const reply = await send(app, "POST", "/api/sign-in", { way: "organization" });
    expect(reply.status).toBe(409);
    expect(reply.body.error.message).toBe(
      "This way to sign in isn't available. Please reload the page.",
    );
  });

  it("is the way of a server that has no other", async () => {
    const provider = works();
    const { app } = await openApp(await open(), [provider], {});
    const begun = await send(app, "POST", "/api/sign-in", {});
    expect(begun.body.authorizationUrl).toContain(providerQuirks.keycloak.issuer);
    expect((await send(app, "POST", "/api/sign-in", { way: "network" })).status).toBe(409);
  });
});
