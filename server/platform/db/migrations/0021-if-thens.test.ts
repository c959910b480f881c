import { expect, it } from "vitest";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";
import { migrate } from "../migrate.ts";
import { ifThens } from "./0021-if-thens.ts";
import { migrations } from "./all.ts";

const until = migrations.indexOf(ifThens);

const before = `
insert into users (id, time_zone, created_at, updated_at) values ('owner', 'UTC', 1, 1);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
  current_done, created_at)
  values ('goal', 'owner', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Boolean', false, 1);
insert into goal_plans (id, goal_id, obstacle, action) values ('rain', 'goal', 'it rains', 'walk inside');
`;

describeWithDatabase(
  "if-then plans of before",
  (open) => {
    it("are there under their new name, and are numbered on", async () => {
      const db = await open();
      await migrate(db, migrations.slice(0, until));
      await db.maintenance((connection) => connection.script(before));
      await migrate(db, migrations.slice(0, until + 1));
      const snow = { id: "snow", goal_id: "goal", obstacle: "it snows", action: "take skis" };
      await db.kysely.insertInto("goal_if_thens").values(snow).execute();
      const kept = await db.kysely.selectFrom("goal_if_thens").selectAll().execute();
      expect(kept).toEqual([
        { id: "rain", goal_id: "goal", obstacle: "it rains", action: "walk inside", number: 1 },
        { ...snow, number: 2 },
      ]);
    });
  },
  "without tables",
);
