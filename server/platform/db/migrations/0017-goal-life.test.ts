import { expect, it } from "vitest";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { goalLife } from "./0017-goal-life.ts";
import { migrations } from "./all.ts";

const until = migrations.indexOf(goalLife);

const before = `
insert into users (id, time_zone, created_at, updated_at) values ('owner', 'UTC', 1, 1), ('coach', 'UTC', 1, 1);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
  current_done, created_at, status, completed, completed_at)
  values ('done', 'owner', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Boolean', true, 1, 'completed', true, 7),
    ('open', 'owner', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Boolean', false, 1, 'active', false, null);
`;

function run(db: Database, sql: string): Promise<void> {
  return db.maintenance((connection) => connection.script(sql));
}

describeWithDatabase(
  "goals of before",
  (open) => {
    async function upgraded(): Promise<Database> {
      const db = await open();
      await migrate(db, migrations.slice(0, until));
      await run(db, before);
      await migrate(db, migrations.slice(0, until + 1));
      return db;
    }

    it("keep their completion in their timeline, and begin without a pause", async () => {
      const db = await upgraded();
      const changes = await db.kysely
        .selectFrom("goal_changes")
        .select(["goal_id", "at", "what"])
        .execute();
      expect(changes).toEqual([{ goal_id: "done", at: 7, what: "completed" }]);
      const goals = await db.kysely.selectFrom("goals").select(["pauses", "learned"]).execute();
      expect(goals).toEqual(Array.from({ length: 2 }, () => ({ pauses: [], learned: "" })));
    });

    it.each([
      ["a closed one without its time", "status = 'closed'"],
      ["a time of closing on one that is not closed", "closed_at = 5"],
      ["a deleted one with a coach", "deleted_at = 5, coach_id = 'coach'"],
      ["its owner as who coached it", "former_coach_id = 'owner'"],
    ])("never become %s", async (_, change) => {
      const db = await upgraded();
      await expect(run(db, `update goals set ${change} where id = 'open'`)).rejects.toThrow(
        "check",
      );
    });

    it("forget who coached them with that person's account", async () => {
      const db = await upgraded();
      await run(db, "update goals set former_coach_id = 'coach' where id = 'done'");
      await db.kysely.deleteFrom("users").where("id", "=", "coach").execute();
      const goal = await db.kysely
        .selectFrom("goals")
        .select("former_coach_id")
        .where("id", "=", "done")
        .executeTakeFirstOrThrow();
      expect(goal.former_coach_id).toBeNull();
    });
  },
  "without tables",
);
