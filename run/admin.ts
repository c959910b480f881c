import { text } from "node:stream/consumers";
import type { AdminCommand } from "#server/admin/admin-commands.ts";
import { ask } from "#server/operator/ask.ts";
import { configOf } from "#server/platform/config/config.ts";
import { databasePlace } from "#server/platform/database-place.ts";
import { typedCommand } from "#server/platform/typed-command.ts";
import { fail, printLines, template } from "./operator.ts";

const USAGE = `${typedCommand("admin", "create EMAIL")}   a new admin account, with a password that is shown once
${typedCommand("admin", "reset EMAIL")}    a new password; the account's sessions end
${typedCommand("admin", "unlock EMAIL")}   forgets failed sign-ins
${typedCommand("admin", "totp EMAIL")}     also asks for a code of an authenticator app; --off stops that
${typedCommand("admin", "list")}           the accounts there are
create and reset take a password of your own from the standard input with --password-stdin.
Where no server has the database open, --yes says that it is the one you mean.`;

async function pipedPassword(): Promise<string> {
  const [line = ""] = (await text(process.stdin)).split(/\r?\n/);
  return line;
}

async function commandOf(args: readonly string[]): Promise<AdminCommand | null> {
  const words = args.filter((arg) => !arg.startsWith("--"));
  const flags = args.filter((arg) => arg.startsWith("--"));
  const [name, email] = words;
  if (name === "list" && args.length === 1) return { name };
  if (email === undefined || words.length > 2) return null;
  if (name === "unlock" && flags.length === 0) return { name, email };
  if (name === "totp" && flags.every((flag) => flag === "--off"))
    return { name, email, on: flags.length === 0 };
  if (name !== "create" && name !== "reset") return null;
  if (flags.some((flag) => flag !== "--password-stdin")) return null;
  return { name, email, password: flags.length > 0 ? await pipedPassword() : null };
}

const args = process.argv.slice(2);
const agreed = args.includes("--yes");
const command = (await commandOf(args.filter((arg) => arg !== "--yes"))) ?? fail([USAGE]);
await printLines(async () => {
  const config = configOf(process.env);
  const { lines, done } = await ask(config, template, command, { agreed });
  if (!done) return fail(lines);
  const place = command.name === "create" ? [`In ${databasePlace(config.databaseUrl)}.`] : [];
  return [...lines, ...place];
});
