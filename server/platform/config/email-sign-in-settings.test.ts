import { expect, test } from "vitest";
import { configOf } from "./config.ts";
import { problemsOf, production } from "../fixtures/config.fixture.ts";

const { LINKEDIN_CLIENT_ID: _id, LINKEDIN_CLIENT_SECRET: _secret, ...withoutProvider } = production;
const { SMTP_URL: _url, MAIL_FROM: _from, ...withoutMail } = withoutProvider;
const organization = {
  OIDC_ISSUER: "https://login.example.org",
  OIDC_CLIENT_ID: "cairn",
  OIDC_CLIENT_SECRET: "hidden",
  OIDC_NAME: "Works",
};

// product 40.1
test.each([
  ["with LinkedIn", production, "off"],
  ["with a provider of the organization", { ...withoutProvider, ...organization }, "off"],
  ["without either", withoutProvider, "invited"],
  ["without mail", withoutMail, "off"],
  ["in development mode", {}, "off"],
  ["with LinkedIn, asked for", { ...production, SIGN_IN_BY_EMAIL: "open" }, "open"],
  ["without either, turned off", { ...withoutProvider, SIGN_IN_BY_EMAIL: "off" }, "off"],
  ["in development mode, asked for", { SIGN_IN_BY_EMAIL: "invited" }, "invited"],
])("%s, signing in by email is $2", (_, env, who) => {
  expect(configOf({ ...env }).signInByEmail).toEqual({ who, domains: [] });
});

test("domains are named with it", () => {
  const env = { SIGN_IN_BY_EMAIL: "domains", SIGN_IN_EMAIL_DOMAINS: "Example.org, bücher.example" };
  const domains = ["example.org", "xn--bcher-kva.example"];
  expect(configOf({ ...production, ...env }).signInByEmail).toEqual({ who: "domains", domains });
});

const together = "SIGN_IN_BY_EMAIL=domains and SIGN_IN_EMAIL_DOMAINS must be set together.";

test.each([
  [
    { SIGN_IN_BY_EMAIL: "on" },
    ["SIGN_IN_BY_EMAIL must be off, invited, domains or open, not 'on'."],
  ],
  [{ SIGN_IN_BY_EMAIL: "domains" }, [together]],
  [{ SIGN_IN_BY_EMAIL: "open", SIGN_IN_EMAIL_DOMAINS: "example.org" }, [together]],
  [{ SIGN_IN_EMAIL_DOMAINS: "example.org" }, [together]],
  [
    { SIGN_IN_BY_EMAIL: "open", SMTP_URL: "", MAIL_FROM: "" },
    ["SIGN_IN_BY_EMAIL=open needs SMTP_URL, since it sends links by email."],
  ],
])("%j is refused", (env, problems) => {
  expect(problemsOf({ ...production, ...env })).toEqual(problems);
});

const nobody =
  "Nobody could sign in: passkeys need a PUBLIC_URL with https and a host name. Set that, SMTP_URL, LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME.";

test.each([
  ["https://cairn.example.org", []],
  ["http://cairn.example.org", [nobody]],
  ["https://192.0.2.1", [nobody]],
  ["https://[2001:db8::1]", [nobody]],
])("without mail and provider, %s: %j", (PUBLIC_URL, problems) => {
  expect(problemsOf({ ...withoutMail, PUBLIC_URL })).toEqual(problems);
});
