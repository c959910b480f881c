import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { upkeep } from "./upkeep.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function engine(fails = false) {
  const asked: string[] = [];
  const connection = {
    query: async () => ({
      rows: [{ name: "public.goals" }, { name: "public.users" }],
      command: "",
      count: 2,
    }),
    script: async (sql: string) => {
      asked.push(sql);
      if (fails) throw new RangeError("no");
    },
  };
  const connections = {
    unlimited: <T>(work: (given: typeof connection) => Promise<T>) => work(connection),
  };
  return { asked, connections };
}

it("vacuums each table and checkpoints, at every interval, until it is stopped", async () => {
  const { asked, connections } = engine();
  const care = upkeep(connections, { url: "", log: () => {}, upkeepEvery: 1_000 });
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  const once = ["vacuum (analyze) public.goals", "vacuum (analyze) public.users", "checkpoint"];
  expect(asked).toEqual(once);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([...once, ...once]);
  care.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(6);
});

it("tells of a failure, and tries again at the next interval", async () => {
  const { asked, connections } = engine(true);
  const lines: string[] = [];
  const care = upkeep(connections, {
    url: "",
    log: (line) => lines.push(line),
    upkeepEvery: 1_000,
  });
  await vi.advanceTimersByTimeAsync(2_000);
  care.stop();
  expect(asked).toHaveLength(2);
  expect(lines).toEqual(["The database's upkeep failed.", "The database's upkeep failed."]);
});
