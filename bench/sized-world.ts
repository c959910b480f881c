import { readAdminDashboard } from "#contract/admin.ts";
import { DAY_MS } from "#domain/day.ts";
import { userCursor, type UserPosition } from "#server/admin/users/user-cursor.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { hashOf, newId, newSecret } from "#server/platform/random.ts";
import { writeCrowd, type ReportProgress } from "#server/seed/crowd.ts";
import { asDeployed, startServer, type ServerProcess } from "./server-process.ts";

export const GOALS_EACH = 10;

/** On PostgreSQL, with a server and a signed-in admin. */
export interface SizedWorld {
  readonly people: number;
  readonly server: ServerProcess;
  readonly cookie: string;
  /** `share` is 0 to 1. */
  cursorAt(share: number): Promise<string>;
  close(): Promise<void>;
}

async function addAdmin({ kysely }: Database, secret: string): Promise<void> {
  const at = Date.now();
  const uid = newId();
  await kysely
    .insertInto("users")
    .values({
      id: uid,
      email: "admin@example.org",
      display_name: null,
      full_name: "Admin User",
      role: "admin",
      custom_email_verified_at: at,
      time_zone: "UTC",
      time_zone_changed_at: at,
      // Not among the newest, whom the measurements look for.
      created_at: at - 1000 * DAY_MS,
      updated_at: at,
    })
    .execute();
  await kysely
    .insertInto("sessions")
    .values({
      token_hash: hashOf(secret),
      id: newId(),
      user_id: uid,
      kind: "admin",
      created_at: at,
      idle_ends_at: at + DAY_MS,
      ends_at: at + DAY_MS,
    })
    .execute();
}

function positionAt({ kysely }: Database, rank: number): Promise<UserPosition> {
  return kysely
    .selectFrom("users")
    .select(["created_at as createdAt", "id as uid"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(rank)
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Totals of large tables are counted in the background after a start. */
async function untilCounted({ origin }: ServerProcess, cookie: string): Promise<void> {
  for (;;) {
    const answer = await fetch(new URL(readAdminDashboard.path, origin), { headers: { cookie } });
    const { totalUsers, totalGoals } = readAdminDashboard.output.parse(await answer.json());
    if (totalUsers !== null && totalGoals !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** `cluster` is the address of any database beside it. */
export async function sizedWorld(
  cluster: string,
  people: number,
  report: ReportProgress,
): Promise<SizedWorld> {
  const name = `size_${people}`;
  const beside = await openDatabase({ url: cluster, template: "", log: report });
  await beside.maintenance((connection) => connection.script(`create database ${name}`));
  await beside.close();
  const url = cluster.replace(/[^/]*$/, name);
  // It migrates the database.
  const server = await startServer(url, asDeployed);
  const db = await openDatabase({ url, template: "", log: report });
  const secret = newSecret();
  const size = { people, goalsPerPerson: GOALS_EACH };
  await db.maintenance((connection) => writeCrowd(connection, size, Date.now(), report));
  await addAdmin(db, secret);
  await db.maintenance((connection) => connection.script("vacuum analyze"));
  // Plans made while the tables were empty must not be measured.
  await server.stop();
  const measured = await startServer(url, asDeployed);
  const cookie = `cairn=${secret}`;
  await untilCounted(measured, cookie);
  return {
    people,
    server: measured,
    cookie,
    cursorAt: async (share) =>
      userCursor(await positionAt(db, Math.floor(share * people)), hashOf(secret)),
    async close() {
      await measured.stop();
      await db.close();
    },
  };
}
