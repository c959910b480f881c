import type { AdminCommand } from "#server/admin/admin-commands.ts";
import type { Config } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { openLive } from "#server/platform/live/hub.ts";
import { newId } from "#server/platform/random.ts";
import { lastingKey, servedConfig } from "#server/platform/secret-key.ts";
import { signUnder, type Sign } from "#server/platform/secret.ts";
import type { ReportProgress } from "#server/seed/crowd.ts";
import { answerSeedCommand, type SeedCommand } from "#server/seed/seed-command.ts";
import { askRunningServer } from "./command-socket.ts";
import { socketPath } from "./socket-place.ts";
import { answerAdmin, type CommandAnswer } from "./operator-command.ts";

/**
 * Has a command done: by the running server where the database is its folder, else by opening the database. A folder that
 * another process holds without listening is refused by its lock. `report` is given the steps of seeding that is done here.
 */
export async function ask(
  config: Config,
  template: string,
  command: AdminCommand | SeedCommand,
  report: ReportProgress = () => {},
): Promise<CommandAnswer> {
  const { databaseUrl } = config;
  const answer = databaseUrl.startsWith("file:")
    ? await askRunningServer(socketPath(databaseUrl), command)
    : null;
  return answer ?? runOnDatabase(config, template, command, report);
}

/** Without a lasting key no server knows what this process signs: a public page then waits to be made anew. */
function signOf(config: Config): Sign {
  return signUnder(servedConfig(config).secretKey);
}

async function runOnDatabase(
  config: Config,
  template: string,
  command: AdminCommand | SeedCommand,
  report: ReportProgress,
): Promise<CommandAnswer> {
  const db = await openDatabase({ url: config.databaseUrl, template, log: () => {} });
  try {
    await migrate(db, migrations);
    const live = await openLive(db, newId());
    const deps = { db, clock: Date.now, newId, live };
    const answer =
      command.name === "seed" || command.name === "clear-seeds"
        ? await answerSeedCommand({ ...deps, config, sign: signOf(config) }, command, report)
        : await answerAdmin({ ...deps, config: { secretKey: lastingKey(config) } }, command);
    // Notifications of other processes must have been sent before the connection closes.
    await live.close();
    return answer;
  } finally {
    await db.close();
  }
}
