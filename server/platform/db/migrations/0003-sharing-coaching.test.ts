import { expect, it } from "vitest";
import type { Database } from "../database.ts";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";

const before = `
insert into users (id, time_zone, created_at, updated_at)
  values ('owner', 'UTC', 1, 1), ('coach', 'UTC', 1, 1);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
  target_number, current_number, created_at)
  values ('g', 'owner', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 2, 1);
`;

function run(db: Database, sql: string): Promise<void> {
  return db.maintenance((connection) => connection.script(sql));
}

async function prepared(open: () => Promise<Database>) {
  const db = await open();
  await run(db, before);
  return { db, add: (sql: string) => run(db, sql) };
}

function invitation(id: string, more = ""): string {
  return `insert into invitations (id, goal_id, created_at, expires_at${more === "" ? "" : ", ended, ended_at, used_by"})
    values ('${id}', 'g', 1, 2${more})`;
}

function note(id: string, text = "'n'", type = "feedback"): string {
  return `insert into coaching_notes (id, goal_id, coach_id, coach_name, note, type, created_at)
    values ('${id}', 'g', 'coach', 'Ada', ${text}, '${type}', 1)`;
}

function reply(id: string, text = "'r'", by = "owner"): string {
  return `insert into note_replies (id, note_id, author_id, by, name, text, created_at)
    values ('${id}', 'n', 'owner', '${by}', 'Ann', ${text}, 1)`;
}

describeWithDatabase("what the tables of sharing and coaching never hold", (open) => {
  it("two open invitations of a goal, and one that is half ended", async () => {
    const { add } = await prepared(open);
    await add(invitation("1"));
    await expect(add(invitation("2"))).rejects.toThrow("unique");
    for (const ended of ["used", "withdrawn", "expired", "completed"])
      await add(invitation(ended, `, '${ended}', 3, null`));
    await add(invitation("u", ", 'used', 3, 'coach'"));
    await expect(add(invitation("3", ", 'used', null, null"))).rejects.toThrow("check");
    await expect(add(invitation("4", ", null, 3, null"))).rejects.toThrow("check");
    await expect(add(invitation("5", ", 'lost', 3, null"))).rejects.toThrow("check");
    await expect(add(invitation("6", ", 'withdrawn', 3, 'coach'"))).rejects.toThrow("check");
  });

  it("notes and replies without text, over their length, or of another kind", async () => {
    const { add } = await prepared(open);
    await add(note("n", "repeat('x', 500)"));
    await expect(add(note("1", "''"))).rejects.toThrow("check");
    await expect(add(note("1", "repeat('x', 501)"))).rejects.toThrow("check");
    await expect(add(note("1", "'n'", "praise"))).rejects.toThrow("check");
    await add(reply("r", "repeat('x', 500)"));
    await expect(add(reply("1", "''"))).rejects.toThrow("check");
    await expect(add(reply("1", "repeat('x', 501)"))).rejects.toThrow("check");
    await expect(add(reply("1", "'r'", "admin"))).rejects.toThrow("check");
  });

  it("a share count of none", async () => {
    const { add } = await prepared(open);
    const stat = (name: string, count: number) =>
      add(`insert into user_stats (user_id, stat, count, last_shared_at)
        values ('owner', '${name}', ${count}, 1)`);
    await expect(stat("sharing", 0)).rejects.toThrow("check");
    await expect(stat("clicks", 1)).rejects.toThrow("check");
    await stat("sharing", 1);
    await expect(stat("sharing", 2)).rejects.toThrow("unique");
  });

  it("keeps a note with its coach's name when the coach's account goes, and nothing when the goal does", async () => {
    const { db, add } = await prepared(open);
    await add(note("n"));
    await add(reply("r", "'I will'", "coach"));
    await add(invitation("u", ", 'used', 3, 'coach'"));
    await db.kysely.deleteFrom("users").where("id", "=", "coach").execute();
    const notes = await db.kysely
      .selectFrom("coaching_notes")
      .select(["coach_id", "coach_name"])
      .execute();
    expect(notes).toEqual([{ coach_id: null, coach_name: "Ada" }]);
    const invitations = await db.kysely.selectFrom("invitations").select("used_by").execute();
    expect(invitations).toEqual([{ used_by: null }]);
    await db.kysely.deleteFrom("users").where("id", "=", "owner").execute();
    for (const table of ["coaching_notes", "note_replies", "invitations"] as const)
      expect(await db.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
