import type { AdminCommand } from "#server/admin/admin-commands.ts";
import type { Config } from "#server/platform/config/config.ts";
import { databasePlace } from "#server/platform/database-place.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { refuseForbidden } from "#server/platform/db/embedded/folder-access.ts";
import { folderOf, holdsDatabase } from "#server/platform/db/embedded/folder.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { listener } from "#server/platform/db/postgres/postgres-wire.ts";
import { openLive } from "#server/platform/live/hub.ts";
import { newId } from "#server/platform/random.ts";
import { lastingKey, servedConfig } from "#server/platform/secret-key.ts";
import { signUnder, type Sign } from "#server/platform/secret.ts";
import type { ReportProgress } from "#server/seed/crowd.ts";
import { answerSeedCommand, type SeedCommand } from "#server/seed/seed-command.ts";
import { askRunningServer } from "./command-socket.ts";
import { openUnasked, socketPath } from "./socket-place.ts";
import { answerAdmin, type CommandAnswer } from "./operator-command.ts";

export interface CommandOptions {
  readonly agreed: boolean;
  readonly report?: ReportProgress;
}

/** Asks the running server, else opens the database itself; never creates one. */
export async function ask(
  config: Config,
  template: string,
  command: AdminCommand | SeedCommand,
  asked: CommandOptions,
): Promise<CommandAnswer> {
  const { databaseUrl } = config;
  const answer = databaseUrl.startsWith("file:")
    ? await askRunningServer(socketPath(databaseUrl), command)
    : null;
  return answer ?? runOnDatabase(config, template, command, asked);
}

const refused = (...lines: readonly string[]): CommandAnswer => ({ lines, done: false });

function noDatabase(databaseUrl: string): CommandAnswer {
  return refused(
    `There is no database of Cairn in ${databasePlace(databaseUrl)}, and a command makes none.`,
    "Give it the settings of the server (DATABASE_URL above all), or start Cairn first.",
  );
}

function unserved(databaseUrl: string): CommandAnswer {
  return refused(
    `No server of Cairn has ${databasePlace(databaseUrl)} open. Is this the database that you mean?`,
    "Say so with --yes, or give the command the settings of the server (DATABASE_URL above all).",
  );
}

const servers = {
  name: "servers_here",
  sql: `select count(*)::int as servers from pg_stat_activity
    where datname = current_database() and application_name = $1`,
};

const schema = { name: "has_schema", sql: "select to_regclass('schema_versions')::text as found" };

async function refusal(
  db: Database,
  { databaseUrl }: Config,
  command: AdminCommand | SeedCommand,
  { agreed }: CommandOptions,
): Promise<CommandAnswer | null> {
  const [found] = await db.run<{ servers: number }>(servers, [listener]);
  const [made] = await db.run<{ found: string | null }>(schema);
  if (made?.found === null) return noDatabase(databaseUrl);
  const isServed = db.engine === "postgres" && found?.servers !== 0;
  return agreed || isServed || !changesAdmins(command) ? null : unserved(databaseUrl);
}

/** Commands that need confirmation if no server has this database open. */
function changesAdmins({ name }: AdminCommand | SeedCommand): boolean {
  return name === "create" || name === "reset" || name === "unlock" || name === "totp";
}

/** Without a lasting key no server knows what this process signs. */
function signOf(config: Config): Sign {
  return signUnder(servedConfig(config).secretKey);
}

/** Throws if another system user owns the folder, which would look empty. */
function openFolder(databaseUrl: string): string {
  const folder = folderOf(databaseUrl);
  refuseForbidden(folder);
  return folder;
}

async function runOnDatabase(
  config: Config,
  template: string,
  command: AdminCommand | SeedCommand,
  asked: CommandOptions,
): Promise<CommandAnswer> {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  const isMade = url.startsWith("file:") ? holdsDatabase(openFolder(url)) : url !== "memory://";
  if (!isMade) return noDatabase(url);
  const open = () => openDatabase({ url, template, log: () => {} });
  const db = await (url.startsWith("file:") ? openUnasked(url, open) : open());
  try {
    const no = await refusal(db, config, command, asked);
    if (no !== null) return no;
    await migrate(db, migrations);
    const live = await openLive(db, newId());
    const deps = { db, clock: Date.now, newId, live };
    const answer =
      command.name === "seed" || command.name === "clear-seeds"
        ? await answerSeedCommand(
            { ...deps, config, sign: signOf(config) },
            command,
            asked.report ?? (() => {}),
          )
        : await answerAdmin({ ...deps, config: { secretKey: lastingKey(config) } }, command);
    // Flush notifications before the connection closes.
    await live.close();
    return answer;
  } finally {
    await db.close();
  }
}
