import { expect, it } from "vitest";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";

const before = `
insert into users (id, time_zone, created_at, updated_at) values ('owner', 'UTC', 1, 1), ('coach', 'UTC', 1, 1);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
  target_number, current_number, created_at)
  values ('g', 'owner', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 2, 1);
insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
  values ('entry', 'g', '0', '1', '2026-03-10', 5, 'step');
`;

const entry = (id: string, source: string, undoes: string) =>
  `insert into progress_entries (id, goal_id, from_value, to_value, day, at, source, undoes)
    values ('${id}', 'g', '1', '0', '2026-03-10', 6, '${source}', ${undoes});`;

const invitation = (id: string, end = "null, null, null") =>
  `insert into invitations (id, goal_id, created_at, expires_at, ended, ended_at, used_by)
    values ('${id}', 'g', 1, 2, ${end});`;

const note = (id: string, text = "'n'", type = "feedback") =>
  `insert into coaching_notes (id, goal_id, coach_id, coach_name, note, type, created_at)
    values ('${id}', 'g', 'coach', 'Ada', ${text}, '${type}', 1);`;

const reply = (id: string, text = "'r'", by = "owner") =>
  `insert into note_replies (id, note_id, author_id, by, name, text, created_at)
    values ('${id}', 'n', 'owner', '${by}', 'Ann', ${text}, 1);`;

const shares = (stat: string, count: number) =>
  `insert into user_stats (user_id, stat, count, last_shared_at) values ('owner', '${stat}', ${count}, 1);`;

const change = (words: string) => `update goals set ${words} where id = 'g';`;

const long = (length: number) => `repeat('x', ${length})`;
const ended = ["used", "withdrawn", "expired", "completed"];

const taken = [
  entry("1", "undo", "'entry'"),
  invitation("open"),
  ...ended.map((end) => invitation(end, `'${end}', 3, null`)),
  invitation("known", "'used', 3, 'coach'"),
  note("n", long(500)),
  reply("r", long(500)),
  shares("sharing", 1),
  change("former_coach_id = 'coach'"),
];

const refused: readonly [why: string, ...statements: string[]][] = [
  ["check", entry("2", "undo", "null"), entry("2", "step", "'entry'")],
  ["foreign key", entry("2", "undo", "'none'")],
  ["unique", entry("2", "undo", "'entry'"), invitation("second"), shares("sharing", 2)],
  ["check", invitation("x", "'used', null, null"), invitation("x", "null, 3, null")],
  ["check", invitation("x", "'lost', 3, null"), invitation("x", "'withdrawn', 3, 'coach'")],
  ["check", note("x", "''"), note("x", long(501)), note("x", "'n'", "praise")],
  ["check", reply("x", "''"), reply("x", long(501)), reply("x", "'r'", "admin")],
  ["check", shares("sharing", 0), shares("clicks", 1)],
  ["check", change("status = 'closed'"), change("closed_at = 5")],
  ["check", change("deleted_at = 5, coach_id = 'coach'"), change("former_coach_id = 'owner'")],
];

describeWithDatabase("the tables", (open) => {
  it("take what the product writes, and none of what must never be", async () => {
    const db = await open();
    const run = (sql: string) => db.maintenance((connection) => connection.script(sql));
    await run(before + taken.join("\n"));
    for (const [why, ...statements] of refused)
      for (const sql of statements) await expect(run(sql), sql).rejects.toThrow(why);
  });

  it("keep a note with its coach's name when the coach's account goes, and nothing when the goal does", async () => {
    const db = await open();
    const { kysely } = db;
    await db.maintenance((connection) => connection.script(before + taken.join("\n")));
    await kysely.deleteFrom("users").where("id", "=", "coach").execute();
    const notes = kysely.selectFrom("coaching_notes").select(["coach_id", "coach_name"]);
    expect(await notes.execute()).toEqual([{ coach_id: null, coach_name: "Ada" }]);
    const users = kysely.selectFrom("invitations").select("used_by").distinct();
    expect(await users.execute()).toEqual([{ used_by: null }]);
    const former = kysely.selectFrom("goals").select("former_coach_id");
    expect(await former.execute()).toEqual([{ former_coach_id: null }]);
    await kysely.deleteFrom("goals").execute();
    for (const table of [
      "coaching_notes",
      "note_replies",
      "invitations",
      "progress_entries",
    ] as const)
      expect(await kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
