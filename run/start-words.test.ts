import { expect, it } from "vitest";
import { configOf } from "#server/platform/config/config.ts";
import { production } from "#server/platform/fixtures/config.fixture.ts";
import { startWords } from "./start-words.ts";

const quiet = { port: 3000, firstAdmin: null, setUpCode: null };
const organization = {
  OIDC_ISSUER: "https://login.example.org",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_NAME: "Example Union",
};
const mail = { SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "cairn@example.org" };

it.each([
  ["that plays all itself", {}, true],
  ["with an organization's sign-in", organization, false],
  ["with a mail server", mail, false],
])(
  "a server of development mode %s says that nothing leaves the machine: %j is %s",
  (_, env, said) => {
    const words = startWords(configOf(env), quiet).join("\n");
    expect(words).toContain("built-in stand-in");
    expect(words.includes("Nothing leaves this machine.")).toBe(said);
  },
);

it("the demo says that anyone signs in, and names no mailbox", () => {
  const said = startWords(configOf({ CAIRN_MODE: "demo" }), quiet);
  expect(said.join("\n")).toContain("anyone who reaches it signs in as one of the sample people");
  expect(said.join("\n")).not.toMatch(/mailbox|LinkedIn/);
});

it("a deployed server says its address, and while there is no admin the code of 'Set up Cairn' beside it", () => {
  const config = configOf(production);
  expect(startWords(config, quiet)).toEqual(["Cairn is ready: https://cairn.example.org"]);
  expect(startWords(config, { ...quiet, setUpCode: "aaaaa-bbbbb" })).toEqual([
    "Cairn is ready: https://cairn.example.org",
    "Set up Cairn: https://cairn.example.org/set-up",
    "  code      aaaaa-bbbbb",
    "It works once, for 30 minutes. A new start prints another while there is no admin.",
  ]);
});
