import { describe, expect, it } from "vitest";
import { configOf } from "#server/platform/config/config.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { production } from "#server/platform/fixtures/config.fixture.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { readFacts, serverChecks, type Facts } from "./server-state.ts";

const right: Facts = { clockAheadMs: 0, keyIsBeside: false, senderRefusal: null };

function checksOf(env: Record<string, string>, facts = right) {
  return new Map(serverChecks(configOf(env), facts).map((check) => [check.name, check]));
}

const deployed = { ...production, TRUSTED_PROXY: "127.0.0.1" };
const embedded = { ...deployed, DATABASE_URL: "file:data/cairn", SECRET_KEY: "" };
const both = {
  ...deployed,
  OIDC_ISSUER: "https://login.example.org",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_NAME: "Example Union",
};
const third = {
  ...both,
  OIDC_4_ISSUER: "https://id.example.org",
  OIDC_4_CLIENT_ID: "id",
  OIDC_4_CLIENT_SECRET: "secret",
  OIDC_4_NAME: "Example Works",
};
const httpOnly = { ...deployed, PUBLIC_URL: "http://cairn.example.org" };
const { TRUSTED_PROXY: _, ...unproxied } = deployed;
const byEmail = { ...deployed, LINKEDIN_CLIENT_ID: "", LINKEDIN_CLIENT_SECRET: "" };
const development = { DATABASE_URL: "memory://" };

describe("what is configured", () => {
  it.each([
    ["Address", deployed, "set", "Cairn's address is https://cairn.example.org."],
    ["Address", httpOnly, "look", "The connection isn't encrypted"],
    ["Address", development, "look", "which only this machine can reach"],
    ["Sign-in", deployed, "look", "People sign in with LinkedIn and passkeys."],
    ["Sign-in", both, "look", "People sign in with LinkedIn, Example Union and passkeys."],
    [
      "Sign-in",
      byEmail,
      "set",
      "People sign in with a link by email (invited people) and passkeys.",
    ],
    ["Sign-in", development, "missing", "can sign in as anyone"],
    ["Email", deployed, "look", "Email is sent through mail.example.org as goals@example.org."],
    ["Email", development, "missing", "No mail server is set, so no email is sent"],
    ["Proxy", deployed, "set", "Client addresses reported by 127.0.0.1 are trusted."],
    ["Proxy", unproxied, "look", "everyone shares one rate limit"],
    ["Database", deployed, "set", "PostgreSQL."],
    ["Database", embedded, "look", "Embedded"],
    ["Database", development, "missing", "lost when the server stops"],
    ["Secret key", deployed, "set", "Set in the environment."],
    ["Backups", deployed, "look", "can't see"],
  ])("%s of %o is '%s'", (name, env, state, words) => {
    const check = checksOf(env).get(name);
    expect(check?.state).toBe(state);
    expect(check?.says).toContain(words);
    expect(check?.todo === null).toBe(state === "set");
  });

  it("tells what the mail server says against every mail", () => {
    const senderRefusal = { count: 2, reason: "550 5.4.5 Daily limit" };
    expect(checksOf(deployed, { ...right, senderRefusal }).get("Email")).toMatchObject({
      state: "look",
      says: "mail.example.org refuses email from goals@example.org. It said: 550 5.4.5 Daily limit",
      todo: expect.stringContaining("retries"),
    });
  });

  it("asks for a copy of a key that the server has made", () => {
    const check = checksOf(embedded, { ...right, keyIsBeside: true }).get("Secret key");
    expect(check).toMatchObject({ state: "look", todo: expect.stringContaining("Keep a copy") });
  });

  it("names the addresses to register, of those ways alone that are set", () => {
    const todo = "Register the redirect address https://cairn.example.org/linkedin with LinkedIn";
    expect(checksOf(deployed).get("Sign-in")?.todo).toBe(`${todo}. Then sign in once yourself.`);
    expect(checksOf(both).get("Sign-in")?.todo).toContain(
      `${todo} and https://cairn.example.org/organization with Example Union.`,
    );
    const check = checksOf(third).get("Sign-in");
    expect(check?.todo).toContain("https://cairn.example.org/organization/4 with Example Works.");
    expect(check?.settings).toContain("OIDC_4_NAME");
    expect(check?.settings).not.toContain("OIDC_1_NAME");
  });

  it.each([
    [5_000, "set", "agree"],
    [-5_000, "set", "agree"],
    [5_001, "look", "5 seconds ahead of the database"],
    [-90_000, "look", "90 seconds behind the database"],
  ])("a clock that is %d ms ahead is '%s'", (clockAheadMs, state, words) => {
    const check = checksOf(deployed, { ...right, clockAheadMs }).get("Time");
    expect([check?.state, check?.says]).toEqual([state, expect.stringContaining(words)]);
  });
});

describeWithDatabase("the clock of the database", (open) => {
  it("is compared with this machine's", async () => {
    const { deps } = await openTestApp(await open());
    const { clockAheadMs } = await readFacts({ ...deps, clock: Date.now });
    expect(Math.abs(clockAheadMs)).toBeLessThan(5_000);
    const ahead = await readFacts({ ...deps, clock: () => Date.now() + 60_000 });
    expect(ahead.clockAheadMs).toBeGreaterThan(50_000);
  });
});
