import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { exhaustiveList } from "#domain/exhaustive-list.ts";
import { writeCaps, type CappedWrite } from "#domain/write-cap.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { rows, type Sample } from "../fixtures/endpoint-rows.fixture.ts";
import { call, expectRefusal, sharedWorldOf, writes } from "../fixtures/hostile.fixture.ts";
import { countAll } from "../fixtures/write-counts.fixture.ts";

// Threats T41.

const capped = writes.flatMap((name) => {
  const { counted } = endpoints[name];
  return typeof counted === "string" ? [[name, counted] as const] : [];
});

it("every cap is of some write", () => {
  const kinds = exhaustiveList<CappedWrite>()(Object.keys(writeCaps) as CappedWrite[]);
  expect([...new Set(capped.map(([, kind]) => kind))].toSorted()).toEqual(kinds.toSorted());
});

/** Used up by refused calls too: tokens, and the lease of a sync. */
const usedUp = ["one_time_tokens", "passkey_challenges", "attempts", "totals"];

describeWithDatabase("what one person may write", (open) => {
  const world = sharedWorldOf(open);
  /** Setup must not count. */
  const uncounted = async (make: () => Promise<Sample>): Promise<Sample> => {
    await world().test.deps.db.kysely.deleteFrom("write_counts").execute();
    return make();
  };
  const counts = () =>
    world().test.deps.db.kysely.selectFrom("write_counts").select(["kind", "count"]).execute();

  describe.each(capped)("%s", (name, kind) => {
    const endpoint: Endpoint = endpoints[name];
    const sampleOf = async (): Promise<Sample> => (await rows[name].right(world()))[0] ?? {};

    // Refused first: stored results are neither written nor counted again.
    it("is refused when none is left, and done and counted while one is", async () => {
      const { test } = world();
      const { most } = writeCaps[kind];
      const beyond = await uncounted(sampleOf);
      await countAll(test, kind, most);
      const [before, heard] = [await tableSums(test.deps.db, usedUp), test.told.length];
      expectRefusal(endpoint, await call(world(), endpoint, beyond), 429, "one too many");
      expect([await tableSums(test.deps.db, usedUp), test.told.length]).toEqual([before, heard]);
      const last = await uncounted(sampleOf);
      await countAll(test, kind, most - 1);
      expect((await call(world(), endpoint, last)).status).toBe(200);
      expect(await counts()).toContainEqual({ kind, count: most });
    });
  });
});
