import { expect, it } from "vitest";
import { addDays, dayOf, mondayOf } from "#domain/day.ts";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";
import { migrate } from "../migrate.ts";
import { weeklyCheckIns } from "./0022-weekly-check-ins.ts";
import { migrations } from "./all.ts";

const until = migrations.indexOf(weeklyCheckIns);

const goal = (id: string) => `insert into goals
  (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type, current_done, created_at)
  values ('${id}', 'owner', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Boolean', false, 1);`;

const before = `
insert into users (id, time_zone, created_at, updated_at) values ('owner', 'UTC', 1, 1);
${goal("before")}
`;

describeWithDatabase(
  "goals that were there before check-ins came",
  (open) => {
    it("begin with the first Monday after, wherever on earth that is, and none of later ones does so", async () => {
      const db = await open();
      await migrate(db, migrations.slice(0, until));
      await db.maintenance((connection) => connection.script(before));
      await migrate(db, migrations.slice(0, until + 1));
      await db.maintenance((connection) => connection.script(goal("later")));
      const east = dayOf(Date.now(), "Pacific/Kiritimati");
      const rows = await db.kysely
        .selectFrom("goals")
        .select(["id", "rhythms", "checked_in"])
        .orderBy("id")
        .execute();
      expect(rows).toEqual([
        {
          id: "before",
          rhythms: [{ from: addDays(mondayOf(east), 7), weeks: 1 }],
          checked_in: null,
        },
        { id: "later", rhythms: [], checked_in: null },
      ]);
    });
  },
  "without tables",
);
