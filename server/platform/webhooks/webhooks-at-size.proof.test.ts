import { expect, it } from "vitest";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readBy } from "#server/platform/fixtures/rows-read.fixture.ts";
import { claimDelivery, readDeliveries } from "./delivery-store.ts";
import { addWebhook } from "./fixtures/webhook.fixture.ts";
import { deliverDue, sweepWebhooks, type WorkerDeps } from "./webhook-worker.ts";

const WEBHOOKS = 10;

// Check-ins that a million people missed on one evening, which the planner knows nothing of yet, and two weeks before it.
const evening = `
  insert into webhook_deliveries (id, webhook_id, type, occasion, created_at, due_at, status)
    select w.id || n, w.id, 'check_in.missed', n::text, ${START}, case when n % 3 = 0 then ${START} * 2 else 1 end,
      case when n % 3 = 2 then 'sent' else 'waiting' end
    from webhooks w, generate_series(1, 3000) n;`;

describeOnPostgres("webhooks of which very many deliveries wait", (open) => {
  it.each(["", "analyze;"])(
    "are found, listed and swept by reading few of them %s",
    async (after) => {
      const test = await openTestApp(await open({ poolSize: 1 }));
      const { db } = test.deps;
      await db.kysely.deleteFrom("webhooks").execute();
      const made: string[] = [];
      for (let count = 0; count < WEBHOOKS; count += 1)
        made.push((await addWebhook(test, "https://a.example/")).id);
      await db.maintenance((connection) => connection.script(evening + after));
      // As connections that are used for long come to plan.
      await db.run({ name: "test_generic", sql: "set plan_cache_mode = force_generic_plan" });
      const read = (work: () => Promise<unknown>) => readBy(db, ["webhook_deliveries"], work);
      let claims = 0;
      const claim = async () => {
        claims += 1;
        expect(await claimDelivery(db, `${claims}`, test.at)).toBeDefined();
        await db.kysely
          .updateTable("webhooks")
          .set({ lease_id: null, lease_until: null })
          .execute();
      };
      expect(await read(claim)).toBeLessThan(50);
      expect(await read(() => readDeliveries(db, made[0] ?? "", 2 ** 40))).toBeLessThan(50);
      expect(await read(() => sweepWebhooks(test.deps))).toBeLessThan(50);
      // Nothing is due.
      await db.kysely
        .updateTable("webhook_deliveries")
        .set({ due_at: 2 * START })
        .execute();
      await db.maintenance((connection) => connection.script("vacuum webhook_deliveries"));
      const worker: WorkerDeps = { ...test.deps, noteTurnedOff: async () => {} };
      expect(await read(() => deliverDue(worker))).toBeLessThan(50);
    },
  );
});
