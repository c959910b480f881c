import { readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import {
  describeOnEngines,
  describeOnPostgres,
  describeWithDatabase,
} from "#server/platform/fixtures/engines.fixture.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { backUpTo, filesOfTest, restoreFrom } from "../fixtures/backup.fixture.ts";
import { writeWhole } from "./backup-file.ts";
import { leftBehind, storedTables } from "./stored-tables.ts";
import { addWorld } from "../fixtures/world.fixture.ts";
import { backUp } from "./write-backup.ts";

const file = filesOfTest();

/** Also in older schemas, of which `addWorld` knows nothing. */
const notedGoal = `
insert into users (id, email, time_zone, created_at, updated_at) values ('ada', 'a@b', 'UTC', 1, 1);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type, current_number,
    created_at)
  select 'g-' || name, 'ada', 'Run', 'Health', '', '', '', '2026-06-30', 'DailyStreak', 3, 2
    from unnest(array['noted', 'plain']) name;
insert into coaching_notes values ('n', 'g-noted', 'ada', 'Ada', 'Well done', 'feedback', 14, false, 2);
`;

function textIn(path: string): string {
  return gunzipSync(readFileSync(path)).toString();
}

describeOnEngines("a backup of", (openSource) => {
  describeWithDatabase(
    "restored into",
    (openTarget) => {
      it("is the same rows in every table, whose backup is the same again, and new ones go on behind them", async () => {
        const source = await openSource();
        await addWorld(source, "ada", "carl");
        await addWorld(source, "bob", "cora");
        const target = await openTarget();
        const path = await backUpTo(source, file("backup"));
        const { rows } = await restoreFrom(target, path, { move: true });
        expect(rows).toBeGreaterThan(30);
        expect(await tableSums(target, leftBehind)).toEqual(await tableSums(source, leftBehind));
        const again = await backUpTo(target, file("again"));
        expect(textIn(again)).toBe(textIn(path));
        await addWorld(target, "eve", "dan");
        await addWorld(source, "eve", "dan");
        expect(await tableSums(target, leftBehind)).toEqual(await tableSums(source, leftBehind));
      });
    },
    "without tables",
  );
});

describeWithDatabase(
  "a backup of before",
  (open) => {
    it("may be of an older schema, which is then brought up to date", async () => {
      const source = await open();
      await migrate(source, migrations.slice(0, 3));
      const add = `insert into users (id, email, time_zone, created_at, updated_at) values ('ada', 'a@b', 'UTC', 1, 1)`;
      await source.maintenance((connection) => connection.script(add));
      const path = await backUpTo(source, file("backup"));
      const target = await open();
      const { heading } = await restoreFrom(target, path);
      expect(heading.schema).toHaveLength(3);
      expect(await target.kysely.selectFrom("users").selectAll().execute()).toMatchObject([
        { id: "ada", mail_frequency: "weekly" },
      ]);
      expect(await migrate(target, migrations)).toEqual([]);
    });

    it.each(["0032_unread_notes", "0035_resting_webhooks"])(
      "marks the goals that have notes, also over a database of its own schema: %s",
      async (last) => {
        const known = migrations.slice(0, migrations.findIndex(({ id }) => id === last) + 1);
        const source = await open();
        await migrate(source, known);
        await source.maintenance((connection) => connection.script(notedGoal));
        const path = await backUpTo(source, file("backup"), { migrations: known });
        await restoreFrom(source, path, { replace: true });
        const noted = source.kysely.selectFrom("goals").select("id").where("noted", "=", true);
        expect(await noted.execute()).toEqual([{ id: "g-noted" }]);
      },
    );
  },
  "without tables",
);

describeWithDatabase("a backup", (open) => {
  it("carries no session, no token, no calendar's address, and nothing of a sign-in under way", async () => {
    const source = await open();
    await addWorld(source, "ada", "carl");
    const path = await backUpTo(source, file("backup"));
    const text = textIn(path);
    for (const secret of ["s-ada", "b-ada", "o-ada", "q-ada", "t-ada", "y-ada", "f-ada", "j-ada"])
      expect(text).not.toContain(secret);
    for (const carried of ["g-ada", "v-ada", "m-ada"]) expect(text).toContain(carried);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("carries what is secret only where it is known to", async () => {
    const db = await open();
    const tables = await db.maintenance(storedTables);
    const columns = tables.flatMap(({ name, columns: all }) => all.map((one) => `${name}.${one}`));
    // A hash of a random token opens nothing, nor does a public key; those of passwords and the second factor
    // are an account's own, and secrets of webhooks are sealed.
    expect(columns.filter((name) => /\..*(token|secret|password|lease_id|key)/.test(name))).toEqual(
      [
        "admin_credentials.email_key",
        "admin_credentials.password_hash",
        "admin_credentials.totp_secret",
        "email_verifications.token_hash",
        "idempotency.key",
        "email_messages.lease_id",
        "passkeys.public_key",
        "webhooks.secret",
        "webhooks.former_secret",
        "webhooks.lease_id",
      ].toSorted((a, b) => columns.indexOf(a) - columns.indexOf(b)),
    );
  });
});

describeOnPostgres("a backup under writes", (open) => {
  it("is of one moment, and nobody waits for it", async () => {
    const [source, others] = [await open(), await open()];
    await addWorld(others, "ada", "carl");
    async function* disturbed(lines: AsyncIterable<string>) {
      for await (const line of lines) {
        if (line.startsWith('["table","users"')) await addWorld(others, "late", "later");
        yield line;
      }
    }
    const wanted = { content: "everything", migrations, at: 0 } as const;
    await source.maintenance((connection) =>
      backUp(connection, wanted, (lines) => writeWhole(file("backup"), disturbed(lines))),
    );
    expect(await others.kysely.selectFrom("users").select("id").execute()).toHaveLength(4);
    expect(textIn(file("backup"))).toContain("ada@");
    expect(textIn(file("backup"))).not.toContain("late@");
  });
});
