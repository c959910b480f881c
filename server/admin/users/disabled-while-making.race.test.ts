import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { createAccessToken } from "#contract/access-tokens.ts";
import { makeCalendarFeed } from "#contract/calendar.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";

describeOnPostgres("who makes what opens something by itself while they are disabled", (open) => {
  it.each([
    ["access_tokens", createAccessToken.path, { name: "Script", scope: "read", days: 90 }],
    ["calendar_feeds", makeCalendarFeed.path, { replace: false }],
  ] as const)("has none of %s that would come back when that ends", async (table, path, body) => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    for (const isFirst of [true, false]) {
      const { uid, send } = await test.person();
      const data = { uid, action: "disable" };
      const disable = () => admin.send("POST", "/functions/manageUser", { data });
      const make = () => send("POST", path, body);
      const hold = async (tx: Parameters<typeof holdPerson>[0]) => void (await holdPerson(tx, uid));
      const replies = await inTurn(test, hold, isFirst ? [make, disable] : [disable, make]);
      const statuses = replies.map(({ status }) => status);
      expect(statuses).toEqual(isFirst ? [200, 200] : [200, 401]);
      expect(await test.deps.db.kysely.selectFrom(table).select("id").execute()).toEqual([]);
    }
  });
});
