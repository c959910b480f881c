import { afterEach, expect, it, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { OrganizationWay } from "#domain/identity-provider.ts";
import { openOrganization } from "#server/account/sign-in/open-organization.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { providerQuirks } from "./fixtures/provider-quirks.fixture.ts";
import { oneCode } from "./fixtures/one-code.fixture.ts";
import {
  organizationProvider,
  type OrganizationProvider,
} from "./fixtures/organization-provider.fixture.ts";
import {
  openTestApp,
  ORIGIN,
  send,
  type Reply,
  type TestApp,
} from "./fixtures/test-app.fixture.ts";

const ada = {
  name: "Ada Moreau",
  given_name: "Ada",
  family_name: "Moreau",
  preferred_username: "ada@example.org",
  email: "Ada@Example.org",
  email_verified: true,
  hd: "example.org",
  xms_edov: true,
  // Claims that Cairn ignores.
  groups: ["admins"],
  roles: ["admin"],
};
const { email: _email, ...withoutEmail } = ada;
const { email_verified: _verified, xms_edov: _owned, ...neverVerified } = ada;
const { hd: _hosted, ...private_ } = ada;
const people = {
  ada,
  "no address": withoutEmail,
  "never verified": neverVerified,
  unverified: { ...ada, email_verified: false, xms_edov: false },
  elsewhere: { ...ada, email: "ada@elsewhere.org" },
  private: private_,
};

function openApp(
  db: Database,
  organizations: readonly OrganizationProvider[],
  network: Deps["providers"] = { network: oneCode() },
): Promise<TestApp> {
  const opened = organizations.map(({ settings, fetch }) => {
    return [settings.way, openOrganization(settings, new URL(ORIGIN), { fetch })] as const;
  });
  return openTestApp(db, { providers: { ...network, ...Object.fromEntries(opened) } });
}

interface Begun {
  readonly authorizationUrl: string;
  readonly cookie: string;
}

async function begin({ app }: TestApp, way: OrganizationWay = "organization"): Promise<Begun> {
  const reply = await send(app, "POST", "/api/sign-in", { way });
  const [cookie = ""] = (reply.headers.get("set-cookie") ?? "").split(";");
  return { authorizationUrl: reply.body.authorizationUrl, cookie };
}

async function finish(
  { app }: TestApp,
  provider: OrganizationProvider,
  { authorizationUrl, cookie }: Begun,
  subject: string,
): Promise<Reply> {
  const { way } = provider.settings;
  const sent = { ...(await provider.signIn(authorizationUrl, subject)), way };
  return send(app, "POST", endpoints.organizationLogin.path, sent, { cookie });
}

async function signIn(test: TestApp, provider: OrganizationProvider, subject: string) {
  return finish(test, provider, await begin(test, provider.settings.way), subject);
}

async function made({ deps }: TestApp) {
  const { kysely } = deps.db;
  return [
    await kysely.selectFrom("users").select(["id", "role", "email_verified as verified"]).execute(),
    await kysely.selectFrom("identities").select(["issuer", "subject"]).execute(),
    await kysely.selectFrom("one_time_tokens").select("user_id").execute(),
  ] as const;
}

const refusal = (error: string) => ({ success: false, error });
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

describeWithDatabase("two organizations", (open) => {
  const two = (domains: { works?: readonly string[]; union?: readonly string[] } = {}) =>
    [
      organizationProvider(providerQuirks.keycloak, people, domains.works),
      organizationProvider(providerQuirks.okta, people, domains.union, "organization-1"),
    ] as const;

  it("each sign in their own people, who come back to addresses of their own", async () => {
    const [works, union] = two();
    const test = await openApp(await open(), [works, union]);
    for (const [provider, path] of [
      [works, "/organization"],
      [union, "/organization/1"],
    ] as const) {
      const { authorizationUrl } = await begin(test, provider.settings.way);
      const to = new URL(authorizationUrl).searchParams.get("redirect_uri");
      expect(to).toBe(`${ORIGIN}${path}`);
      expect((await signIn(test, provider, "ada")).status).toBe(200);
    }
    const [users, identities] = await made(test);
    expect([users.length, identities.map(({ issuer }) => issuer).toSorted()]).toEqual([
      2,
      [providerQuirks.keycloak.issuer, providerQuirks.okta.issuer].toSorted(),
    ]);
  });

  it("do not finish each other's sign-ins (threats T90)", async () => {
    const [works, union] = two();
    const test = await openApp(await open(), [works, union]);
    const path = endpoints.organizationLogin.path;
    for (const [own, other] of [
      [works, union],
      [union, works],
    ] as const) {
      const { authorizationUrl, cookie } = await begin(test, own.settings.way);
      const sent = await own.signIn(authorizationUrl, "ada");
      const as = ({ settings: { way } }: OrganizationProvider) =>
        send(test.app, "POST", path, { ...sent, way }, { cookie });
      expect((await as(other)).body).toEqual(refusal("Invalid state"));
      // The try has not used the state up.
      expect((await as(own)).status).toBe(200);
    }
  });

  it("each let in the domains of their own", async () => {
    const [works, union] = two({ works: ["example.org"], union: ["elsewhere.org"] });
    const test = await openApp(await open(), [works, union]);
    expect((await signIn(test, works, "ada")).status).toBe(200);
    expect((await signIn(test, union, "ada")).body).toEqual(refusal(elsewhere));
    expect((await signIn(test, union, "elsewhere")).status).toBe(200);
    expect((await signIn(test, works, "elsewhere")).body).toEqual(refusal(elsewhere));
  });

  it("are told apart where one is not offered", async () => {
    const [, union] = two();
    const { app } = await openApp(await open(), [union], {});
    const begun = await send(app, "POST", "/api/sign-in", {});
    expect(begun.body.authorizationUrl).toContain(providerQuirks.okta.issuer);
    const others = ["organization", "organization-2"];
    for (const way of others)
      expect((await send(app, "POST", "/api/sign-in", { way })).status).toBe(409);
    expect((await send(app, "POST", "/api/sign-in", { way: "organization-10" })).status).toBe(400);
  });
});
