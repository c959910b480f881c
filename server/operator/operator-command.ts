import { z } from "zod/mini";
import { errors } from "#contract/errors.ts";
import { isRefused } from "#domain/refusal.ts";
import {
  adminCommandSchemas,
  runAdminCommand,
  type AdminCommand,
  type AdminCommandDeps,
} from "#server/admin/admin-commands.ts";
import { folderOf } from "#server/platform/db/embedded/folder.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Deps } from "#server/platform/deps.ts";
import { answerSeedCommand, seedCommandSchemas, type SeedDeps } from "#server/seed/seed-command.ts";
import { BackupRefused } from "./backup/backup-refused.ts";
import { copyFolder } from "./backup/folder-copy.ts";

export const operatorCommand = z.discriminatedUnion("name", [
  ...adminCommandSchemas,
  ...seedCommandSchemas,
  z.strictObject({ name: z.literal("copy") }),
]);
export type OperatorCommand = z.infer<typeof operatorCommand>;

export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly done: boolean;
}

export type OperatorDeps = AdminCommandDeps & SeedDeps & Pick<Deps, "config" | "log">;

export function runOperatorCommand(
  deps: OperatorDeps,
  command: OperatorCommand,
): Promise<CommandAnswer> {
  switch (command.name) {
    case "copy":
      return answerCopy(deps);
    case "seed":
    case "clear-seeds":
      // Steps go to the log: the socket carries one answer, at the end.
      return answerSeedCommand(deps, command, (line) => deps.log.info("seed", { line }));
    case "list":
    case "unlock":
    case "totp":
    case "create":
    case "reset":
      return answerAdmin(deps, command);
  }
}

export async function answerAdmin(
  deps: AdminCommandDeps,
  command: AdminCommand,
): Promise<CommandAnswer> {
  const result = await runAdminCommand(deps, command);
  return isRefused(result)
    ? { lines: [errors[result.refused].text()], done: false }
    : { lines: result, done: true };
}

async function answerCopy({ db, config }: OperatorDeps): Promise<CommandAnswer> {
  try {
    return { lines: [await copyFolder(db, folderOf(config.databaseUrl))], done: true };
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof DatabaseUnavailable)
      return { lines: [error.message], done: false };
    throw error;
  }
}
