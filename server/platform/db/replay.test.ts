import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize } from "node:v8";
import { expect, it } from "vitest";
import { emptying } from "../fixtures/engine-stock.fixture.ts";
import { migratedTemplate } from "../fixtures/engines.fixture.ts";
import { type Recording, shapeOf } from "../fixtures/recording.fixture.ts";
import { chosenOf, replayed } from "../fixtures/replay.fixture.ts";
import { PgliteThread } from "./embedded/pglite-thread.ts";

// What tests asked of PostgreSQL, asked of the embedded engine: a stage of its own, after theirs (decision 67).

/** Of all statements. Others came at once with a write in each of their tests, or after one that cannot be asked again. */
const COVERED = 0.95;

const folder = process.env["CAIRN_TEST_STATEMENTS"] ?? "";
const recordings = readdirSync(folder).map(
  (file) => deserialize(readFileSync(join(folder, file))) as Recording,
);

it("answers nearly every statement as PostgreSQL did, and none otherwise", async () => {
  const start = { folder: undefined, template: await migratedTemplate() };
  const thread = await PgliteThread.start(start, () => {});
  const differences = [];
  const covered = new Set<string>();
  for (const recording of chosenOf(recordings)) {
    const { steps, difference } = await replayed(thread.unlimited, recording);
    for (const step of steps) covered.add(shapeOf(step));
    if (difference !== undefined) differences.push(difference);
    await thread.script("rollback");
    await thread.script(emptying);
  }
  await thread.close();
  const all = new Set(recordings.flatMap(({ steps, left }) => [...steps.map(shapeOf), ...left]));
  const missing = [...all].filter((shape) => !covered.has(shape));
  expect(differences).toEqual([]);
  expect(covered.size / all.size, `not asked: ${missing.join("\n")}`).toBeGreaterThan(COVERED);
});
