import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import {
  addressOf,
  describeWithDatabase,
  describeOnPostgres,
  template,
  type Open,
} from "#server/platform/fixtures/engines.fixture.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { tableHash, tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { backUpTo, filesOfTest, restoreFrom } from "../fixtures/backup.fixture.ts";
import { writeWhole } from "./backup-file.ts";
import { checkBackup } from "./read-backup.ts";
import { tryRestore } from "./try-restore.ts";
import { addWorld } from "../fixtures/world.fixture.ts";
import { leftBehind } from "./stored-tables.ts";

const file = filesOfTest();

/** The backup with some of its lines changed, and an end that fits them. */
function forged(path: string, change: (lines: string[]) => string[], name = "forged"): string {
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split("\n").slice(0, -1);
  const changed = change(lines);
  const text = changed.map((line) => `${line}\n`).join("");
  const tables = changed.filter((line) => line.startsWith('["table"')).length;
  const rows = changed.filter((line) => line.startsWith("{")).length;
  const sha256 = createHash("sha256").update(text).digest("hex");
  const end = JSON.stringify(["end", { tables, rows, sha256 }]);
  writeFileSync(file(name), gzipSync(`${text}${end}\n`));
  return file(name);
}

const notWhole = "is damaged or was cut short";
const notOurs = "is not a backup of Cairn";

/** What may have become of a file, and how it is refused. */
const spoiled: [string, (bytes: Buffer) => Buffer, string][] = [
  ["cut in the middle", (bytes) => bytes.subarray(0, bytes.length >> 1), notWhole],
  ["cut by a byte", (bytes) => bytes.subarray(0, -1), notWhole],
  ["without its end", (bytes) => gzipSync(lines(bytes).slice(0, -1).join("\n") + "\n"), notWhole],
  ["with a flipped bit", (bytes) => flipped(bytes), notWhole],
  ["with another letter", (bytes) => gzipSync(text(bytes).replace("Well", "Weld")), notWhole],
  ["without a row", (bytes) => gzipSync(text(bytes).replace(/\n\{.*/, "")), notWhole],
  ["with a line behind its end", (bytes) => gzipSync(`${text(bytes)}["rows",0]\n`), notWhole],
  ["twice", (bytes) => Buffer.concat([bytes, bytes]), notWhole],
  ["of other text", () => gzipSync("name,goal\nAda,run\n"), notOurs],
  ["of one endless line", () => gzipSync("a".repeat(17_000_000)), notOurs],
  ["not compressed", (bytes) => gunzipSync(bytes), notOurs],
  ["empty", () => Buffer.alloc(0), notWhole],
];
const text = (bytes: Buffer) => gunzipSync(bytes).toString();
const lines = (bytes: Buffer) => text(bytes).trimEnd().split("\n");

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.length >> 1;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/** A backup of two people, and the database that it was made of. */
async function backedUp(open: Open): Promise<{ db: Database; path: string }> {
  const db = await open();
  await addWorld(db, "ada", "carl");
  return { db, path: await backUpTo(db, file("backup")) };
}

// All of a file is read before the database is asked.
describeWithDatabase("a restore", (open) => {
  it("refuses what is no whole backup, and changes nothing", async () => {
    const { db, path } = await backedUp(open);
    const bytes = readFileSync(path);
    const before = await tableHash(db);
    for (const [what, spoil, why] of spoiled) {
      writeFileSync(file("spoiled"), spoil(bytes));
      const restoring = restoreFrom(db, file("spoiled"), { replace: true });
      await expect(restoring, what).rejects.toThrow(why);
    }
    await expect(restoreFrom(db, file("none"), { replace: true })).rejects.toThrow("no file");
    expect(await tableHash(db)).toBe(before);
  });
});

describeWithDatabase("a restore that is only tried", (open) => {
  const tried = async (path: string) =>
    tryRestore({ file: path, migrations, erasures: null, at: 0 }, await template());

  it("says of a whole file what no table takes, as a restore would, and touches no database", async () => {
    const { db, path } = await backedUp(open);
    const before = await tableHash(db);
    expect(await tried(path)).toMatchObject(await checkBackup(path));
    const empty = forged(path, (all) =>
      all.map((line) => line.replace('"time_zone":"Europe/London"', '"time_zone":null')),
    );
    await expect(tried(empty)).rejects.toThrow(/is whole, but cannot be restored: .*"time_zone"/);
    expect(await tableHash(db)).toBe(before);
  });

  it("reads a list of erasures, which is no backup to restore", async () => {
    const db = await open();
    await addWorld(db, "ada", "carl");
    const list = await backUpTo(db, file("list"), { content: "erasures" });
    expect(await tried(list)).toMatchObject({ tables: 1, heading: { content: "erasures" } });
  });
});

describeWithDatabase("a restore", (open) => {
  it("refuses what fits no schema that it knows, and undoes what it had begun", async () => {
    const { db, path } = await backedUp(open);
    const before = await tableHash(db);
    const orphan = forged(path, (all) => {
      const at = all.findIndex((line) => line.startsWith('{"id":"g-ada"'));
      // The first of two goals, and behind them their number.
      return all.toSpliced(at, 1).map((line, index) => (index === at + 1 ? '["rows",1]' : line));
    });
    await expect(restoreFrom(db, orphan, { replace: true })).rejects.toThrow("foreign key");
    const newer = forged(path, (all) =>
      all.map((line) => line.replace("0005_admin", "9999_later")),
    );
    await expect(restoreFrom(db, newer, { replace: true })).rejects.toThrow("9999_later");
    const strange = forged(path, (all) =>
      all.map((line) => line.replace('["table","goals"', '["table","goats"')),
    );
    await expect(restoreFrom(db, strange, { replace: true })).rejects.toThrow("a table goats");
    expect(await tableHash(db)).toBe(before);
  });

  it("goes into an empty database alone, unless it may replace what is there", async () => {
    const { db, path } = await backedUp(open);
    const other = await open();
    await addWorld(other, "eve", "dan");
    const before = await tableHash(other);
    await expect(restoreFrom(other, path)).rejects.toThrow("is not empty");
    expect(await tableHash(other)).toBe(before);
    await restoreFrom(other, path, { replace: true, move: true });
    expect(await tableSums(other, leftBehind)).toEqual(await tableSums(db, leftBehind));
  });

  it("never touches a database that is somebody else's, in whole or in part", async () => {
    const { db, path } = await backedUp(open);
    await db.maintenance((connection) => connection.script("create table theirs (id text)"));
    await expect(restoreFrom(db, path, { replace: true })).rejects.toThrow("holds theirs");
    await db.maintenance((connection) => connection.script("drop table schema_versions"));
    await expect(restoreFrom(db, path, { replace: true })).rejects.toThrow("not Cairn's");
    expect(await db.kysely.selectFrom("users").select("id").execute()).toHaveLength(2);
    await db.maintenance((connection) => connection.script("drop table theirs"));
    await db.close();
  });

  it("takes away functions that use one another", async () => {
    const db = await open();
    const sql = `create function one(n bigint) returns bigint language sql immutable return n + 1;
      create function another(n bigint) returns bigint language sql immutable return one(n);
      create index ages on users (another(created_at));`;
    const more = [...migrations, { id: "9999_functions", sql }];
    await migrate(db, more);
    await addWorld(db, "ada", "carl");
    const path = await backUpTo(db, file("backup"), { migrations: more });
    await restoreFrom(db, path, { migrations: more, replace: true });
    expect(await migrate(db, more)).toEqual([]);
    await db.close();
  });

  it("sends no mail that may have been sent since", async () => {
    const { db, path } = await backedUp(open);
    expect(await restoreFrom(db, path, { replace: true })).toMatchObject({ mailWithdrawn: 1 });
    const mail = db.kysely.selectFrom("email_messages").select(["status", "error"]);
    expect(await mail.execute()).toEqual([
      { status: "withdrawn", error: "restored from a backup" },
    ]);
    const due = db.kysely
      .selectFrom("users")
      .select(["digest_due_at", "reminder_due_at", "coaching_due_at"]);
    expect(await due.distinct().execute()).toEqual([
      { digest_due_at: 0, reminder_due_at: 0, coaching_due_at: 0 },
    ]);
  });

  it.each([
    [false, { status: "failed", fault: "restored" }, 1_000],
    [true, { status: "waiting", fault: "time" }, 22],
  ])(
    "tells webhooks of nothing that may have been told since (moved: %s)",
    async (move, row, since) => {
      const { db, path } = await backedUp(open);
      await restoreFrom(db, path, { replace: true, move, at: 1_000 });
      const told = db.kysely.selectFrom("webhook_deliveries").select(["status", "fault"]);
      expect(await told.execute()).toEqual([row]);
      const webhooks = db.kysely.selectFrom("webhooks").select("on_since").distinct();
      expect(await webhooks.execute()).toEqual([{ on_since: since }]);
    },
  );

  it("never writes over a file, and leaves no half one", async () => {
    const { db, path } = await backedUp(open);
    const bytes = readFileSync(path);
    await expect(backUpTo(db, path)).rejects.toThrow("exists already");
    async function* failing() {
      yield "begun\n";
      throw new Error("the disk is full");
    }
    await expect(writeWhole(file("half"), failing())).rejects.toThrow("the disk is full");
    expect(readdirSync(dirname(path))).toEqual(["backup"]);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(existsSync(file("half"))).toBe(false);
  });
});

describeOnPostgres("a restore", (open) => {
  it("waits for no server: it refuses while one is there", async () => {
    const db = await open();
    const path = await backUpTo(db, file("backup"));
    const server = await open();
    await server.listen("live", () => {});
    await expect(restoreFrom(db, path)).rejects.toThrow(
      "Cairn is running on this database (servers: 1)",
    );
    await server.close();
    await restoreFrom(db, path);
  });

  it("into another encoding than UTF8 is refused, though every row would fit", async () => {
    const db = await open();
    const path = await backUpTo(db, file("backup"));
    const name = `cairn_latin_${process.pid}`;
    await db.maintenance(({ script }) =>
      script(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`),
    );
    const url = new URL(await addressOf(db));
    const latin = await open({ url: Object.assign(url, { pathname: `/${name}` }).href });
    const said = `The database ${name} has the encoding LATIN1`;
    await expect(restoreFrom(latin, path)).rejects.toThrow(said);
    await expect(backUpTo(latin, file("nothing"))).rejects.toThrow("nothing of Cairn");
    await db.maintenance(({ script }) => script(`drop database ${name} with (force)`));
  });
});
