import { expect, it } from "vitest";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { backUpTo, filesOfTest, restoreFrom } from "../fixtures/backup.fixture.ts";

const file = filesOfTest();

const half = `insert into announcements (id, type, subject, body, created_at, recipients, looked_to)
  values ('a', 'announcement', 'News', 'Words', 1, 5, 'm')`;

describeWithDatabase("an announcement that was being queued", (open) => {
  it.each([
    [false, "queued"],
    [true, "queueing"],
  ])("is not gone on with, unless the database only moves: %s", async (move, state) => {
    const db = await open();
    await db.maintenance((connection) => connection.script(half));
    await restoreFrom(db, await backUpTo(db, file("backup")), { replace: true, move });
    const rows = db.kysely.selectFrom("announcements").select(["state", "looked_to as to"]);
    expect(await rows.execute()).toEqual([{ state, to: "m" }]);
  });
});
