import { describe, expect, test } from "vitest";
import * as limits from "./limits.ts";
import { composerAddress, network } from "./network.ts";

test("the network is LinkedIn, with its facts (product 1.2)", () => {
  expect(network).toEqual({
    name: "LinkedIn",
    slug: "linkedin",
    issuer: "https://www.linkedin.com/oauth",
    authorizationEndpoint: "https://www.linkedin.com/oauth/v2/authorization",
    tokenEndpoint: "https://www.linkedin.com/oauth/v2/accessToken",
    userinfoEndpoint: "https://api.linkedin.com/v2/userinfo",
    jwksUri: "https://www.linkedin.com/oauth/openid/jwks",
    scope: "openid profile email",
    stateKey: "linkedin_oauth_state",
    minimalAuthKey: "linkedinMinimalAuth",
    loginFunction: "linkedinlogin",
    callbackPath: "/linkedin",
    composer: "https://www.linkedin.com/feed/?shareActive=true",
  });
});

describe("the composer's address", () => {
  test.each([
    "<img src=x onerror=alert(1)>&url=https://evil.example",
    "two\nlines, “quotes” and 🪨",
    "&text=another&shareActive=false",
  ])("carries %j as its one text, encoded once, and nothing else (threats T23)", (text) => {
    const [before, encoded = "", ...more] = (composerAddress(network.slug, text) ?? "").split(
      "&text=",
    );
    expect(before).toBe("https://www.linkedin.com/feed/?shareActive=true");
    expect(more).toEqual([]);
    // No sign that would begin another parameter, or that some read as a space.
    expect(encoded).not.toMatch(/[&=+#?;\s]/);
    expect(decodeURIComponent(encoded)).toBe(text);
  });

  test("holds a text that was cut within a character", () => {
    expect(composerAddress(network.slug, "half \ud83e")).toMatch(/&text=half%20%EF%BF%BD$/);
  });

  test.each(["facebook", "LinkedIn", "constructor"])("is none for %j", (slug) => {
    expect(composerAddress(slug, "words")).toBeNull();
  });
});

test("the limits of sign-ins, sessions and writes (product 13.2, 13.4, 14.1, 14.2, 14.7, 21.5)", () => {
  expect(limits).toMatchObject({
    stateMinutes: 10,
    customTokenSeconds: 60,
    bearerMinutes: 60,
    sessionIdleDays: 60,
    sessionDays: 180,
    idempotencyDays: 7,
    zoneChangeHours: 24,
  });
});

test("a person has at most 200 goals, of which the first view carries 12", () => {
  expect(limits).toMatchObject({ goalsPerUser: 200, goalsPerPage: 12 });
});
