import * as limits from "#domain/limits.ts";
import type { FirstAdmin } from "#server/admin/first-admin.ts";
import type { Running } from "#server/app/main.ts";
import type { Config } from "#server/platform/config/config.ts";
import { typedCommand } from "#server/platform/typed-command.ts";

function ofFirstAdmin({ email, password }: FirstAdmin, address: string): string[] {
  return [
    `Admin: ${address}/admin/login`,
    `  email     ${email}`,
    `  password  ${password}`,
    `Keep it: it is not shown again. '${typedCommand("admin", "reset EMAIL")}' makes a new one.`,
  ];
}

function ofSetUp(code: string, address: string): string[] {
  return [
    `Set up Cairn: ${address}/set-up`,
    `  code      ${code}`,
    `It works once, for ${limits.setUpMinutes} minutes. A new start prints another while there is no admin.`,
  ];
}

const ofDemo = [
  "Demo mode: anyone who reaches it signs in as one of the sample people. It is reset every hour,",
  "keeps nothing, sends no mail and calls nobody.",
];

function ofStandIn({ smtp, organizations }: Config): string[] {
  const leaves = smtp === null && organizations.length === 0 ? " Nothing leaves this machine." : "";
  return [
    "Sign in: open that address and choose 'Sign in with LinkedIn'. Without LinkedIn credentials it",
    `leads to the built-in stand-in, where you pick one of the demo people.${leaves}`,
  ];
}

export function startWords(
  config: Config,
  { port, firstAdmin, setUpCode }: Pick<Running, "port" | "firstAdmin" | "setUpCode">,
): readonly string[] {
  const address =
    config.publicUrl.port === "0" ? `http://localhost:${port}` : config.publicUrl.origin;
  const hasStandIn = config.linkedin === null && config.mode === "development";
  return [
    `Cairn is ready: ${address}`,
    ...(config.mode === "demo" ? ofDemo : []),
    ...(config.smtp === null && config.mode === "development"
      ? [`Mail stays on this machine: read it at ${address}/mailbox`]
      : []),
    ...(firstAdmin === null ? [] : ofFirstAdmin(firstAdmin, address)),
    ...(setUpCode === null ? [] : ofSetUp(setUpCode, address)),
    ...(hasStandIn ? ofStandIn(config) : []),
  ];
}
