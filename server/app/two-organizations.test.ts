import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { providerQuirks } from "./fixtures/provider-quirks.fixture.ts";
import {
  begin,
  made,
  openApp,
  people,
  refusal,
  signIn,
} from "./fixtures/organization-app.fixture.ts";
import {
  organizationProvider,
  type OrganizationProvider,
} from "./fixtures/organization-provider.fixture.ts";
import { ORIGIN, send } from "./fixtures/test-app.fixture.ts";

const elsewhere = refusal("This email domain can't sign in here");

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
    expect((await signIn(test, union, "ada")).body).toEqual(elsewhere);
    expect((await signIn(test, union, "elsewhere")).status).toBe(200);
    expect((await signIn(test, works, "elsewhere")).body).toEqual(elsewhere);
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
