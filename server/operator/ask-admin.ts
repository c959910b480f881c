import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { openLive } from "#server/platform/live/hub.ts";
import { newId } from "#server/platform/random.ts";
import { lastingKey } from "#server/platform/secret-key.ts";
import type { AdminCommand } from "#server/admin/admin-commands.ts";
import { askRunningServer, socketPath } from "./command-socket.ts";
import { commandAnswer, type CommandAnswer } from "./operator-command.ts";

/**
 * Has a command done: by the running server where the database is its file, else by opening the database. A file that
 * another process holds without listening is refused by its lock.
 */
export async function ask(
  databaseUrl: string,
  template: string,
  command: AdminCommand,
  secretKey: string | null = null,
): Promise<CommandAnswer> {
  const running = databaseUrl.startsWith("file:")
    ? await askRunningServer(socketPath(databaseUrl), command)
    : null;
  return running ?? askDatabase(databaseUrl, template, command, secretKey);
}

async function askDatabase(
  url: string,
  template: string,
  command: AdminCommand,
  given: string | null,
): Promise<CommandAnswer> {
  const db = await openDatabase({ url, template, log: () => {} });
  try {
    await migrate(db, migrations);
    const live = await openLive(db, newId());
    const config = { secretKey: lastingKey({ databaseUrl: url, secretKey: given }) };
    const answer = await commandAnswer({ db, clock: Date.now, newId, live, config }, command);
    // What the other processes are told must be on its way before the connection closes.
    await live.close();
    return answer;
  } finally {
    await db.close();
  }
}
