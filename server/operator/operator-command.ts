import { z } from "zod/mini";
import { errors } from "#contract/errors.ts";
import { isRefused } from "#domain/refusal.ts";
import { BackupRefused } from "./backup/backup-refused.ts";
import { copyFolder } from "./backup/folder-copy.ts";
import { folderOf } from "#server/platform/db/embedded/folder.ts";
import type { Deps } from "#server/platform/deps.ts";
import {
  answerSeedCommand,
  seedCommandSchemas,
  type SeedCommand,
  type SeedDeps,
} from "#server/seed/seed-command.ts";
import {
  runAdminCommand,
  type AdminCommand,
  type CommandDeps,
} from "#server/admin/admin-commands.ts";

/** What the operator asks of a running server: to keep accounts, to seed, or to copy its folder for a backup. */
export type OperatorCommand = AdminCommand | SeedCommand | { readonly name: "copy" };

export const operatorCommand: z.ZodMiniType<OperatorCommand> = z.discriminatedUnion("name", [
  ...seedCommandSchemas,
  z.strictObject({ name: z.literal("list") }),
  z.strictObject({ name: z.literal("copy") }),
  z.strictObject({ name: z.literal("unlock"), email: z.string() }),
  z.strictObject({ name: z.literal("totp"), email: z.string(), on: z.boolean() }),
  z.strictObject({
    name: z.enum(["create", "reset"]),
    email: z.string(),
    password: z.nullable(z.string()),
  }),
]);

/** What the server answers a command: lines for the operator, on the one or the other stream. */
export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly done: boolean;
}

export type OperatorDeps = CommandDeps & SeedDeps & Pick<Deps, "config" | "log">;

/** Does a command about admin accounts and says what came of it. */
export async function commandAnswer(
  deps: CommandDeps,
  command: AdminCommand,
): Promise<CommandAnswer> {
  const result = await runAdminCommand(deps, command);
  return isRefused(result)
    ? { lines: [errors[result.refused].text], done: false }
    : { lines: result, done: true };
}

async function copyAnswer({ db, config }: OperatorDeps): Promise<CommandAnswer> {
  try {
    return { lines: [await copyFolder(db, folderOf(config.databaseUrl))], done: true };
  } catch (error) {
    if (error instanceof BackupRefused) return { lines: [error.message], done: false };
    throw error;
  }
}

/** Does what the operator asks of the running server. */
export function operatorAnswer(
  deps: OperatorDeps,
  command: OperatorCommand,
): Promise<CommandAnswer> {
  if (command.name === "copy") return copyAnswer(deps);
  // Seeding tells its steps to the log: whoever asked by the socket hears of the end alone.
  if (command.name === "seed" || command.name === "clear-seeds")
    return answerSeedCommand(deps, command, (line) => deps.log.info("seed", { line }));
  return commandAnswer(deps, command);
}
