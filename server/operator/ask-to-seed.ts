import { askRunningServer, socketPath } from "./command-socket.ts";
import type { CommandAnswer } from "./operator-command.ts";
import type { Config } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { openLive } from "#server/platform/live/hub.ts";
import { newId } from "#server/platform/random.ts";
import type { ReportProgress } from "#server/seed/crowd.ts";
import { answerSeedCommand, type SeedCommand } from "#server/seed/seed-command.ts";

/** Has seeding done: by the running server where the database is its file, else by opening the database. */
export async function askToSeed(
  config: Config,
  template: string,
  command: SeedCommand,
  report: ReportProgress,
): Promise<CommandAnswer> {
  const { databaseUrl } = config;
  const running = databaseUrl.startsWith("file:")
    ? await askRunningServer(socketPath(databaseUrl), command)
    : null;
  return running ?? askDatabase(config, template, command, report);
}

async function askDatabase(
  config: Config,
  template: string,
  command: SeedCommand,
  report: ReportProgress,
): Promise<CommandAnswer> {
  const db = await openDatabase({ url: config.databaseUrl, template, log: () => {} });
  try {
    await migrate(db, migrations);
    const live = await openLive(db, newId());
    const answer = await answerSeedCommand(
      { db, config, clock: Date.now, newId, live },
      command,
      report,
    );
    // What the other processes are told must be on its way before the connection closes.
    await live.close();
    return answer;
  } finally {
    await db.close();
  }
}
