import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { configOf } from "./config.ts";
import { problemsOf, production } from "../fixtures/config.fixture.ts";

const developing = { PUBLIC_URL: "http://localhost:3000", CAIRN_MODE: "development" };

test("nothing set: development on loopback, the embedded folder, the stand-in network", () => {
  expect(configOf({})).toEqual({
    mode: "development",
    port: 3000,
    host: "127.0.0.1",
    publicUrl: new URL("http://localhost:3000"),
    https: false,
    databaseUrl: "file:data/cairn",
    databaseDirectUrl: null,
    secretKey: null,
    linkedin: null,
    organizations: [],
    smtp: null,
    signInByEmail: { who: "off", domains: [] },
    mailFrom: { name: "Cairn", address: "cairn@localhost.invalid" },
    trustedProxies: { names: [] },
    connectionsPerAddress: 1_000,
    sessions: { idleDays: 60, days: 180 },
    logLevel: "warn",
    adminLoginMessages: "exact",
    webhookAddresses: "refused",
    metricsToken: null,
    languages: ["en", "de", "fr", "es"],
  });
});

test("what is set to nothing counts as not set", () => {
  const names = [
    ...Object.keys(production),
    "PORT",
    "HOST",
    "DATABASE_DIRECT_URL",
    "CAIRN_MODE",
    "TRUSTED_PROXY",
    "CONNECTIONS_PER_ADDRESS",
    "SESSION_IDLE_DAYS",
    "SESSION_DAYS",
    "LOG_LEVEL",
    "ADMIN_LOGIN_MESSAGES",
    "METRICS_TOKEN",
    "WEBHOOK_PRIVATE_ADDRESSES",
    "LANGUAGES",
  ];
  expect(configOf(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(configOf({}));
});

test("a public address: production on every address", () => {
  expect(configOf({ ...production, TRUSTED_PROXY: "10.0.0.1", PORT: "8080" })).toMatchObject({
    mode: "production",
    port: 8080,
    host: "0.0.0.0",
    publicUrl: new URL("https://cairn.example.org"),
    https: true,
    databaseUrl: "postgres://cairn@db/cairn",
    secretKey: "k".repeat(32),
    linkedin: { clientId: "id", clientSecret: "secret" },
    smtp: { host: "mail.example.org", port: 465, tls: "implicit", user: null, password: null },
    mailFrom: { name: "Goals", address: "goals@example.org" },
    trustedProxies: { names: ["10.0.0.1"] },
    logLevel: "info",
  });
});

test("the default public address follows the port, and HOST wins over the mode", () => {
  expect(configOf({ PORT: "4001" }).publicUrl.href).toBe("http://localhost:4001/");
  expect(configOf({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  expect(configOf({ ...production, HOST: "127.0.0.1" }).host).toBe("127.0.0.1");
});

test.each([
  ["http://localhost:3000", "development"],
  ["http://127.0.0.1:3000", "development"],
  ["http://[::1]:3000", "development"],
  ["https://localhost", "development"],
  ["http://localhost.evil.example", "production"],
  ["http://192.168.1.2:3000", "production"],
])("at %s the mode is %s", (PUBLIC_URL, mode) => {
  expect(configOf({ ...production, PUBLIC_URL }).mode).toBe(mode);
});

test("CAIRN_MODE wins over the address, both ways", () => {
  const near = { PUBLIC_URL: "http://192.168.1.2:3000", CAIRN_MODE: "development" };
  expect(configOf({ ...production, ...near }).mode).toBe("development");
  expect(
    configOf({ ...production, PUBLIC_URL: "http://localhost", CAIRN_MODE: "production" }).mode,
  ).toBe("production");
});

test.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1:3000", true],
  ["http://[::1]:3000", true],
  ["http://192.168.1.2:3000", true],
  ["http://[fd00::7]:3000", true],
  ["https://192.168.1.2", false],
  ["https://cairn.example.org", false],
  ["http://cairn.example.org", false],
  ["http://192.0.2.1:3000", false],
  ["http://localhost.evil.example", false],
])("development mode starts at %s: %s", (PUBLIC_URL, starts) => {
  const line = `CAIRN_MODE=development goes with a PUBLIC_URL of this machine or its own network, such as http://localhost:3000 or http://192.168.1.2:3000, not '${PUBLIC_URL}'.`;
  const problems = problemsOf({ ...production, PUBLIC_URL, CAIRN_MODE: "development" });
  expect(problems).toEqual(starts ? [] : [line]);
});

describe("both sides of each rule", () => {
  test.each([
    ["PORT", ["0", "65535"], ["65536", "-1", "3000.5", "1e3", " 80"], "a number from 0 to 65535"],
    [
      "PUBLIC_URL",
      ["http://localhost:1", "http://127.0.0.1/"],
      [
        "localhost:3000",
        "cairn.example.org",
        "ftp://localhost",
        "http://localhost/app",
        "http://localhost/?x=1",
        "http://localhost/#x",
        "http://me@localhost",
        "http://",
      ],
      "an address such as https://cairn.example.org without a path",
    ],
    ["CAIRN_MODE", ["development"], ["dev", "Production"], "development or production or demo"],
    [
      "CONNECTIONS_PER_ADDRESS",
      ["0", "999999"],
      ["-1", "1000000", "1.5", "1e3", " 8"],
      "a number from 0 (any) to 999999",
    ],
    ["ADMIN_LOGIN_MESSAGES", ["exact", "guarded"], ["Guarded", "on"], "exact or guarded"],
    ["WEBHOOK_PRIVATE_ADDRESSES", ["refused", "allowed"], ["Allowed", "on"], "refused or allowed"],
    [
      "LANGUAGES",
      ["de", "en,de", "fr, ar"],
      ["it", "EN", "en,en"],
      `some of ${languages.join(",")}, each once`,
    ],
    ["LOG_LEVEL", ["info", "error"], ["debug", "INFO"], "info or warn or error"],
    [
      "TRUSTED_PROXY",
      ["10.0.0.1, 10.1.0.0/16", "fd00::1"],
      ["proxy"],
      "IP addresses and networks such as 10.0.0.9, 10.1.0.0/16",
    ],
  ])("%s", (name, right, wrong, kind) => {
    for (const value of right) expect(problemsOf({ [name]: value })).toEqual([]);
    for (const value of wrong)
      expect(problemsOf({ [name]: value })).toEqual([`${name} must be ${kind}, not '${value}'.`]);
  });

  const together = ["LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set together."];
  const { SECRET_KEY: _key, ...keyless } = production;
  const { LINKEDIN_CLIENT_ID: _id, ...withoutId } = production;
  const { LINKEDIN_CLIENT_SECRET: _secret, ...withoutSecret } = production;

  test("the public address, outside development mode", () => {
    expect(problemsOf({ ...production, PUBLIC_URL: "", CAIRN_MODE: "production" })).toEqual([
      "PUBLIC_URL is required outside development mode, such as https://cairn.example.org.",
    ]);
  });

  test.each([
    [
      { ...production, SECRET_KEY: "k".repeat(31) },
      ["SECRET_KEY must have at least 32 characters."],
    ],
    [keyless, ["SECRET_KEY is required outside development mode."]],
    [{ ...keyless, DATABASE_URL: "file:data" }, []],
    [{ ...keyless, ...developing }, []],
    [withoutId, together],
    [withoutSecret, together],
  ])("secrets %#", (env, problems) => {
    expect(problemsOf(env)).toEqual(problems);
  });
});

const { SMTP_URL, MAIL_FROM, ...mailless } = production;
const notSmtp =
  "SMTP_URL must be smtps://USER:PASSWORD@HOST, smtp://... for STARTTLS, or smtp://HOST?tls=off for a relay without it.";

test.each([
  [mailless, []],
  [{ ...mailless, MAIL_FROM }, []],
  [{ ...mailless, SMTP_URL }, ["MAIL_FROM is required beside SMTP_URL."]],
  [{ ...mailless, ...developing }, []],
  [{ ...production, SMTP_URL: "https://user:hidden@mail.example.org" }, [notSmtp]],
  [
    { ...production, MAIL_FROM: "Goals\r\nBcc: all" },
    ['MAIL_FROM must be an address such as Cairn <cairn@example.org>, not "Goals\\r\\nBcc: all".'],
  ],
])("mail %#", (env, problems) => {
  expect(problemsOf(env)).toEqual(problems);
});

test("every wrong value has its own line, and no line shows a secret", () => {
  const problems = problemsOf({
    ...production,
    PORT: "x",
    CAIRN_MODE: "x",
    SECRET_KEY: "short-secret",
    DATABASE_URL: "mysql://user:password@host",
    LINKEDIN_CLIENT_SECRET: "",
    LOG_LEVEL: "x",
    TRUSTED_PROXY: "x",
  });
  expect(problems).toHaveLength(7);
  expect(problems.join("\n")).not.toMatch(/short-secret|password@/);
  expect(problems.every((line) => !line.includes("\n"))).toBe(true);
});

test("a token for the metrics is long enough not to be guessed", () => {
  expect(configOf({ METRICS_TOKEN: "m".repeat(16) }).metricsToken).toBe("m".repeat(16));
  expect(() => configOf({ METRICS_TOKEN: "m".repeat(15) })).toThrow(
    "METRICS_TOKEN must have at least 16 characters.",
  );
});
