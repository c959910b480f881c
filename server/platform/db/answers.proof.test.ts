import { getHeapSpaceStatistics } from "node:v8";
import { expect, it } from "vitest";
import { describeOnEngines } from "../fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import type { Queryable } from "./database.ts";

const list = {
  name: "list",
  sql: "select json_agg(json_build_object('n', n, 'word', 'word ' || n)) as list from generate_series(1, 300) n",
};
const ASKERS = 8;
const TIMES = 250;
// What is linked from one answer to the next begins by chance, and then goes on.
const ROUNDS = rounds(40, 4);

/** Bytes of what has outlived collections of young objects. */
function old(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name: name }) => name === "old_space")?.space_used_size ?? 0;
}

/** The most by which it grows while some ask at the same time, again and again. */
async function grownBy(db: Queryable): Promise<number> {
  const before = old();
  let most = 0;
  const askOn = async () => {
    for (let times = 0; times < TIMES; times += 1) {
      await db.run(list);
      most = Math.max(most, old() - before);
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, askOn));
  return most;
}

describeOnEngines("what a database answered", (open) => {
  it("is gone as soon as nobody uses it", async () => {
    const db = await open();
    await grownBy(db);
    for (let round = 0; round < ROUNDS; round += 1)
      // Together the answers take forty megabytes, and each collection would copy what outlives its request.
      expect(await grownBy(db)).toBeLessThan(8_000_000);
  });
});
