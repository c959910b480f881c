import { expect, it } from "vitest";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";
import { migrate } from "../migrate.ts";
import { lastUseOfSessions } from "./0034-last-use-of-sessions.ts";
import { migrations } from "./all.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const until = migrations.indexOf(lastUseOfSessions);

const before = `
insert into users (id, time_zone, created_at, updated_at) values ('person', 'UTC', 1, 1);
insert into sessions (token_hash, id, user_id, kind, created_at, idle_ends_at, ends_at) values
  ('1', 'user', 'person', 'user', 1, ${7 * DAY + 5}, ${30 * DAY}),
  ('2', 'admin', 'person', 'admin', 1, ${30 * MINUTE + 5}, ${DAY});
`;

describeWithDatabase(
  "open sessions",
  (open) => {
    it("keep when they were last used, which their idle end told until then", async () => {
      const db = await open();
      await migrate(db, migrations.slice(0, until));
      await db.maintenance((connection) => connection.script(before));
      await migrate(db, migrations.slice(0, until + 1));
      const rows = await db.kysely
        .selectFrom("sessions")
        .select(["id", "last_used_at"])
        .orderBy("id")
        .execute();
      expect(rows).toEqual([
        { id: "admin", last_used_at: 5 },
        { id: "user", last_used_at: 5 },
      ]);
    });
  },
  "without tables",
);
