import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { formerCoach } from "#domain/invitation.ts";
import { uidHash } from "#server/account/audit-store.ts";
import { eraseUser } from "#server/account/erase-user.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { backUpTo, filesOfTest, restoreFrom } from "../fixtures/backup.fixture.ts";
import { addWorld } from "../fixtures/world.fixture.ts";

const file = filesOfTest();

async function everyRow(db: Database): Promise<string> {
  const path = await backUpTo(db, file(`rows-${Math.random()}`));
  return gunzipSync(readFileSync(path)).toString();
}

async function uids(db: Database): Promise<string[]> {
  const rows = await db.kysely.selectFrom("users").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

describeWithDatabase("people who were deleted after the backup", (open) => {
  /** Ada, whom Carl coaches, and then Carl or Ada goes. */
  async function erasedAfterBackup(uid: string) {
    const db = await open();
    await addWorld(db, "ada", "carl");
    const path = await backUpTo(db, file("backup"));
    await db.transaction((tx) => eraseUser(tx, { uid, rev: 1 }, 50));
    return { db, path };
  }

  it("stay deleted where the restored database replaces the one that knew", async () => {
    const { db, path } = await erasedAfterBackup("ada");
    expect(await restoreFrom(db, path, { replace: true })).toMatchObject({ erasedAgain: 1 });
    expect(await uids(db)).toEqual(["carl"]);
    const rows = await everyRow(db);
    for (const trace of ["ada@example.org", '"ada"', "g-ada"]) expect(rows).not.toContain(trace);
    expect(await db.kysely.selectFrom("erasures").selectAll().execute()).toEqual([
      { uid_hash: uidHash("ada"), erased_at: 50 },
    ]);
    const audit = db.kysely.selectFrom("audit").select(["action", "target_hash", "detail"]);
    expect((await audit.orderBy("number").execute()).at(-1)).toEqual({
      action: "user.delete",
      target_hash: uidHash("ada"),
      detail: "again, after a restore",
    });
  });

  it("stay deleted by a list that was kept elsewhere, with their name out of what they wrote", async () => {
    const { db, path } = await erasedAfterBackup("carl");
    const list = await backUpTo(db, file("list"), { content: "erasures" });
    const target = await open();
    expect(await restoreFrom(target, path, { erasures: list })).toMatchObject({ erasedAgain: 1 });
    expect(await uids(target)).toEqual(["ada"]);
    expect(await everyRow(target)).not.toMatch(/Coach carl|"carl"|carl@/);
    const notes = target.kysely.selectFrom("coaching_notes").select(["note", "coach_name as name"]);
    expect(await notes.execute()).toEqual([{ note: "Well done", name: formerCoach }]);
  });

  it("stay deleted by any newer backup", async () => {
    const { db, path } = await erasedAfterBackup("ada");
    const newer = await backUpTo(db, file("newer"));
    const target = await open();
    await restoreFrom(target, path, { erasures: newer });
    expect(await uids(target)).toEqual(["carl"]);
    // And the restored database knows it from now on.
    const again = await backUpTo(target, file("again"));
    const third = await open();
    expect(await restoreFrom(third, again)).toMatchObject({ erasedAgain: 0 });
    expect(await third.kysely.selectFrom("erasures").selectAll().execute()).toHaveLength(1);
  });

  it("do not take those along who were made later under the same id", async () => {
    const { db } = await erasedAfterBackup("ada");
    const again =
      "insert into users (id, time_zone, created_at, updated_at) values ('ada', 'UTC', 51, 51)";
    await db.maintenance((connection) => connection.script(again));
    const target = await open();
    const path = await backUpTo(db, file("later"));
    expect(await restoreFrom(target, path)).toMatchObject({ erasedAgain: 0 });
    expect(await uids(target)).toEqual(["ada", "carl"]);
  });

  it("are no backup by themselves, and no backup without them is their list", async () => {
    const { db, path } = await erasedAfterBackup("ada");
    const list = await backUpTo(db, file("list"), { content: "erasures" });
    const text = gunzipSync(readFileSync(list)).toString();
    expect(text).toContain(uidHash("ada"));
    expect(text).not.toContain("carl");
    const target = await open();
    await expect(restoreFrom(target, list)).rejects.toThrow("erasures alone");
    await restoreFrom(target, path);
    expect(await uids(target)).toEqual(["ada", "carl"]);
  });
});
