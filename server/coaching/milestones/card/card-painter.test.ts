import { afterEach, expect, it, vi } from "vitest";
import { rounds } from "#domain/rounds.fixture.ts";
import type { CardFacts } from "./card-facts.ts";
import { CardPainter } from "./card-painter.ts";

// threats T87

const module = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const port = `import { parentPort } from "node:worker_threads";`;
const slow = module(`${port} let busy = false;
  parentPort.on("message", ({ facts: { percent } }) => {
    if (busy) throw new Error("two at once");
    busy = true;
    setTimeout(() => { busy = false; parentPort.postMessage(new Uint8Array([percent])); }, 30);
  });`);
const dying = module(`${port} parentPort.on("message", () => process.exit(1));`);
const throwing = module(`${port} parentPort.on("message", () => { throw new Error("no"); });`);
const counting = module(`${port} let drawn = 0;
  parentPort.on("message", () => parentPort.postMessage(new Uint8Array([(drawn += 1)])));`);
const silent = module(`${port} parentPort.on("message", () => {});`);

const painters: CardPainter[] = [];
function open(options: ConstructorParameters<typeof CardPainter>[0] = {}): CardPainter {
  const painter = new CardPainter(options);
  painters.push(painter);
  return painter;
}
afterEach(() => {
  vi.useRealTimers();
  for (const painter of painters.splice(0)) painter.close();
});

const of = (percent: number, title = "Meet five people"): CardFacts => ({
  title,
  name: null,
  percent,
  completed: false,
  day: "2026-11-23",
});

it("draws one at a time, each for who asked for it", async () => {
  const painter = open({ worker: slow });
  const pictures = await Promise.all([1, 2, 3, 4].map((percent) => painter.paint(of(percent))));
  expect(pictures.map((picture) => picture?.[0])).toEqual([1, 2, 3, 4]);
});

it("draws what is the same once, however many ask, and keeps so many", async () => {
  const painter = open({ worker: slow, kept: 2 });
  await Promise.all(Array.from({ length: 50 }, () => painter.paint(of(1))));
  expect(painter.drawn).toBe(1);
  for (const percent of [2, 1, 3, 1]) await painter.paint(of(percent));
  expect(painter.drawn).toBe(3);
  await painter.paint(of(2));
  expect(painter.drawn).toBe(4);
});

it("refuses where too many wait, and takes more when they are done", async () => {
  const painter = open({ worker: slow, waiting: 2 });
  const asked = [1, 2, 3, 4, 5].map((percent) => painter.paint(of(percent)));
  const pictures = await Promise.all(asked);
  expect(pictures.map((picture) => picture?.[0] ?? null)).toEqual([1, 2, 3, null, null]);
  expect((await painter.paint(of(4)))?.[0]).toBe(4);
});

it("lets eight wait while one is drawn, and keeps forty, where nothing else is said", async () => {
  const painter = open({ worker: counting });
  const asked = Array.from({ length: 10 }, (_, percent) => painter.paint(of(percent)));
  const pictures = await Promise.all(asked);
  expect(pictures.map((picture) => picture !== null)).toEqual([...Array(9).fill(true), false]);
  for (let percent = 9; percent < 40; percent += 1) await painter.paint(of(percent));
  await painter.paint(of(0));
  expect(painter.drawn).toBe(40);
  await painter.paint(of(40));
  await painter.paint(of(1));
  expect(painter.drawn).toBe(42);
});

it("gives up a picture after ten seconds, where nothing else is said", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ended = vi.fn<(error: unknown) => void>();
  void open({ worker: silent }).paint(of(1)).catch(ended);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

it("ends its thread after some time without a picture, and begins another with the next", async () => {
  const painter = open({ worker: counting, idleMs: 500, kept: 0 });
  const draw = async () => (await painter.paint(of(1)))?.[0];
  expect([await draw(), await draw()]).toEqual([1, 2]);
  await expect.poll(draw, { interval: 1_000, timeout: 20_000 }).toBe(1);
});

it.each([
  ["dies", dying, "The thread of pictures ended."],
  ["throws", throwing, "A picture was not drawn: Error: no"],
  ["says nothing", silent, "A picture took too long."],
])("fails where its thread %s, and tries again with another", async (_what, worker, said) => {
  // The silent worker times out; the others need time on a busy machine.
  const painter = open({ worker, patienceMs: worker === silent ? 300 : 60_000 });
  for (let time = 0; time < 2; time += 1) await expect(painter.paint(of(1))).rejects.toThrow(said);
  expect(painter.drawn).toBe(2);
});

it("draws a PNG of 1200 x 630, and nobody else waits for it", async () => {
  const painter = open();
  await painter.paint(of(0));
  let turns = 0;
  const turn = () => {
    turns += 1;
    turning = setImmediate(turn);
  };
  let turning = setImmediate(turn);
  const count = rounds(20, 4);
  for (let percent = 1; percent <= count; percent += 1) {
    const picture = await painter.paint(of(percent, "Read ten books ".repeat(33)));
    const view = new DataView(picture?.buffer ?? new ArrayBuffer(64));
    expect(view.getUint32(0)).toBe(0x89504e47);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1_200, 630]);
  }
  clearImmediate(turning);
  // Drawn in this thread, a picture would be a single turn.
  expect(turns).toBeGreaterThan(20 * count);
});
