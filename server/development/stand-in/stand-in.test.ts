import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { configOf } from "#server/platform/config/config.ts";
import { createApp } from "#server/app/app.ts";
import { listen } from "#server/platform/http/listen.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { openStandIn } from "./open-stand-in.ts";
import { demoPeople } from "./people.ts";

const test = oneApp();
let server: Server;
let origin: string;
const printed = [vi.spyOn(console, "info"), vi.spyOn(console, "warn"), vi.spyOn(console, "error")];

beforeAll(async () => {
  const { db } = test().deps;
  // The port is known only after listening, and the stand-in's addresses contain it.
  const served: { app: Hono } = { app: new Hono() };
  const outer = new Hono().all("*", ({ req, env }) => served.app.fetch(req.raw, env));
  server = await listen(outer, "localhost", 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const config = servedConfig(configOf({ PUBLIC_URL: origin, DATABASE_URL: "memory://" }));
  const standIn = openStandIn(config);
  const providers = { network: standIn.network };
  const { deps } = await openTestApp(db, { config, providers, clock: Date.now });
  served.app = createApp(deps, (app) => standIn.mount(app)).app;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Only cookies: by name and path. */
function browser() {
  const jar = new Map<string, { path: string; pair: string }>();
  const keep = (line: string): void => {
    const [pair = "", ...flags] = line.split(/;\s*/);
    const path = flags.find((flag) => /^path=/i.test(flag))?.slice(5) ?? "/";
    const over = flags.some(
      (flag) => /^max-age=0$/i.test(flag) || /^expires=Thu, 01 Jan 1970/i.test(flag),
    );
    const key = `${path} ${pair.slice(0, pair.indexOf("="))}`;
    if (over) jar.delete(key);
    else jar.set(key, { path, pair });
  };
  const request = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, origin);
    const cookie = [...jar.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ pair }) => pair);
    const response = await fetch(url.href, {
      ...init,
      redirect: "manual",
      headers: { ...(init.headers as Record<string, string>), cookie: cookie.join("; ") },
    });
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
  const post = (path: string, body: object): Promise<Response> =>
    request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(body),
    });
  return { request, post };
}

type Browser = ReturnType<typeof browser>;

async function json(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

/** Answers the page's address. */
async function toPeople({ request, post }: Browser): Promise<string> {
  const started = await json(await post("/api/sign-in", {}));
  const authorized = await request(String(started["authorizationUrl"]));
  expect(authorized.status).toBe(303);
  return String(authorized.headers.get("location"));
}

async function callbackAs(person: Browser, subject: string): Promise<URL> {
  const people = await toPeople(person);
  const page = await person.request(people);
  expect(await page.text()).toContain(`value="${subject}"`);
  const chosen = await person.request(people, {
    method: "POST",
    body: new URLSearchParams({ person: subject }),
  });
  expect(chosen.status).toBe(303);
  const resumed = await person.request(String(chosen.headers.get("location")));
  expect(resumed.status).toBe(303);
  return new URL(String(resumed.headers.get("location")));
}

async function loginAs(person: Browser, subject: string): Promise<Response> {
  const callback = await callbackAs(person, subject);
  expect(callback.origin + callback.pathname).toBe(`${origin}/linkedin`);
  const { code, state } = Object.fromEntries(callback.searchParams);
  return person.post("/functions/linkedinlogin", { code, state });
}

async function openAs(
  person: Browser,
  login: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const opened = await person.post("/api/session", {
    customToken: login["customToken"],
    timeZone: "Europe/Paris",
  });
  expect(opened.status).toBe(200);
  return json(opened);
}

describe("the stand-in network", () => {
  it("signs a complete person in by a real exchange, over a listening server", async () => {
    const person = browser();
    const login = await json(await loginAs(person, "ada.moreau"));
    expect(login).toMatchObject({
      success: true,
      email: "ada.moreau@example.org",
      displayName: "Ada Moreau",
      profileData: { name: "Ada Moreau", givenName: "Ada", familyName: "Moreau", locale: "en-GB" },
      message: "Signed in",
    });
    await openAs(person, login);
    expect(await json(await person.request("/api/session"))).toMatchObject({
      user: {
        uid: login["userId"],
        email: "ada.moreau@example.org",
        emailVerified: true,
        timeZone: "Europe/Paris",
      },
    });
    const identities = test().deps.db.kysely.selectFrom("identities");
    // Independent of the port.
    expect(await identities.select(["issuer", "subject"]).execute()).toContainEqual({
      issuer: "https://stand-in.invalid",
      subject: "ada.moreau",
    });
  });

  it("knows a person again, and reads a locale of two parts and a claim that is text", async () => {
    const first = await json(await loginAs(browser(), "tomas.lindqvist"));
    const again = browser();
    const second = await json(await loginAs(again, "tomas.lindqvist"));
    expect(second["userId"]).toBe(first["userId"]);
    expect(await openAs(again, second)).toMatchObject({
      user: { emailVerified: true, profileData: { locale: "sv-SE" } },
    });
  });

  it("asks anew who it is in the same browser", async () => {
    const person = browser();
    const ada = await json(await loginAs(person, "ada.moreau"));
    const grace = await json(await loginAs(person, "grace.okafor"));
    expect(grace).toMatchObject({ success: true, displayName: "Grace Okafor" });
    expect(grace["userId"]).not.toBe(ada["userId"]);
  });

  it("lets a person without an email in, with an incomplete profile", async () => {
    expect(await json(await loginAs(browser(), "noor.haddad"))).toMatchObject({
      success: true,
      email: null,
      displayName: "Noor Haddad",
      message: "Profile incomplete",
    });
  });

  it("sends a refusal back to the callback", async () => {
    const callback = await callbackAs(browser(), "felix.brandt");
    expect(callback.pathname).toBe("/linkedin");
    expect(callback.searchParams.get("error")).toBe("user_cancelled_login");
    expect(callback.searchParams.get("code")).toBeNull();
  });

  it("fails at the token endpoint for the person whose provider fails", async () => {
    const response = await loginAs(browser(), "ines.costa");
    expect(response.status).toBe(502);
    expect(await json(response)).toEqual({ success: false, error: "Provider unavailable" });
  });

  it("lists everybody on a page without script, under the content policy", async () => {
    const person = browser();
    const page = await person.request(await toPeople(person));
    const markup = await page.text();
    for (const { name } of demoPeople) expect(markup).toContain(name);
    expect(markup).toContain("invented");
    expect(markup).not.toMatch(/<script|style=|\son\w+=/);
    expect(page.headers.get("content-security-policy")).toContain("style-src 'self';");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const style = await person.request("/stand-in/style.css");
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  it("ends cleanly where the sign-in is not known, as after a restart of the server", async () => {
    const stale = await browser().request("/stand-in/people/stale");
    expect(stale.status).toBe(400);
    expect(await stale.text()).toContain("This sign-in has ended");
    const resumed = await browser().request("/stand-in/auth/stale");
    expect(resumed.status).toBe(400);
    expect(await resumed.text()).toContain("Begin again");
    const person = browser();
    const people = await toPeople(person);
    const nobody = await person.request(people, {
      method: "POST",
      body: new URLSearchParams({ person: "nobody" }),
    });
    expect(nobody.status).toBe(400);
  });

  it("keeps its token, userinfo and keys within the process", async () => {
    for (const path of ["token", "userinfo", "jwks"])
      expect((await browser().request(`/stand-in/${path}`, { method: "POST" })).status).toBe(404);
    const keys = await browser().request("/stand-in/jwks");
    expect(keys.headers.get("location")).toBe("/login");
  });

  it("asks for exactly its scope, with nonce and challenge, and prints nothing", async () => {
    const started = await json(await browser().post("/api/sign-in", {}));
    const address = new URL(String(started["authorizationUrl"]));
    expect(address.searchParams.get("scope")).toBe("openid profile email");
    expect(address.searchParams.get("redirect_uri")).toBe(`${origin}/linkedin`);
    expect(address.searchParams.get("state")).toBe(started["state"]);
    expect(address.searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
    expect(address.searchParams.get("code_challenge_method")).toBe("S256");
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });
});
