import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { network } from "./network.ts";

test("the network is LinkedIn, with its facts (product.md, Names and Sign-in)", () => {
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

test("the limits of a sign-in are those of product.md and trust.md", () => {
  expect(limits).toMatchObject({
    stateMinutes: 10,
    customTokenSeconds: 60,
    bearerMinutes: 60,
    sessionIdleDays: 7,
    sessionDays: 30,
    idempotencyDays: 7,
    zoneChangeHours: 24,
  });
});

test("a person has at most 200 goals, of which the first view carries 12", () => {
  expect(limits).toMatchObject({ goalsPerUser: 200, goalsPerPage: 12 });
});
