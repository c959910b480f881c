import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followLive, pauseBefore, type LiveReader } from "./live-stream.ts";
import { onUnreachable } from "./send.ts";

class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly address: string;
  readyState = 0;

  constructor(address: string) {
    super();
    this.address = address;
    sources.push(this);
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }

  opened() {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  /** The connection broke, or (`refused`) the server answered something else than a stream. */
  failed(refused = false) {
    this.readyState = refused ? FakeSource.CLOSED : 0;
    this.dispatchEvent(new Event("error"));
  }

  said(type: string, data: object, lastEventId: string) {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data), lastEventId }));
  }
}

function addressAt(since: string): string {
  return `/api/live?${new URLSearchParams({ since, person }).toString()}`;
}

let sources: FakeSource[];
let page: EventTarget & { hidden: boolean };
let reader: { [K in keyof LiveReader]: ReturnType<typeof vi.fn<LiveReader[K]>> };
let stop: () => void;
const person = "AAAAAAAAAAAAAAAAAAAAAA";
const change = { entity: "goal", id: "AAAAAAAAAAAAAAAAAAAAAA", rev: 2 };

function show(visible: boolean) {
  page.hidden = !visible;
  page.dispatchEvent(new Event("visibilitychange"));
}

function open(): FakeSource[] {
  return sources.filter((source) => source.readyState !== FakeSource.CLOSED);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  sources = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  const target = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("EventSource", FakeSource);
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, target[name].bind(target));
  reader = { change: vi.fn(), reset: vi.fn(), ended: vi.fn(), mayReturn: vi.fn(async () => true) };
  stop = followLive(person, "e1:5", reader);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("begins at the document's position, for its person, and hands changes on", () => {
  expect(sources[0]!.address).toBe(addressAt("e1:5"));
  sources[0]!.said("change", change, "e1:6");
  expect(reader.change).toHaveBeenCalledExactlyOnceWith(change);
});

test("a hidden tab lets its stream go, and comes back where it was", () => {
  sources[0]!.said("change", change, "e1:6");
  show(false);
  expect(open()).toHaveLength(0);
  show(true);
  expect(open().map((source) => source.address)).toEqual([addressAt("e1:6")]);
});

test("after a broken connection it returns by itself, later each time", async () => {
  sources[0]!.opened();
  sources[0]!.failed();
  await vi.advanceTimersByTimeAsync(999);
  expect(sources).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sources).toHaveLength(2);
  sources[1]!.failed();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sources).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sources).toHaveLength(3);
  sources[2]!.opened();
  sources[2]!.failed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sources).toHaveLength(4);
  expect(open()).toHaveLength(1);
  expect(reader.mayReturn).not.toHaveBeenCalled();
});

test("asked to come back it does so at once, where it was, and counts no failure", async () => {
  sources[0]!.opened();
  sources[0]!.said("again", {}, "e1:7");
  expect(sources).toHaveLength(1);
  sources[0]!.failed();
  expect(open().map((source) => source.address)).toEqual([addressAt("e1:7")]);
  expect(reader.reset).not.toHaveBeenCalled();
  sources[1]!.failed();
  await vi.advanceTimersByTimeAsync(999);
  expect(sources).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sources).toHaveLength(3);
});

test("a stream that breaks leaves a doubt whether the server is there; one that is asked to come back, or hidden, leaves none", () => {
  const doubt = vi.fn<() => void>();
  onUnreachable(doubt);
  sources[0]!.opened();
  sources[0]!.said("again", {}, "e1:7");
  sources[0]!.failed();
  sources[1]!.opened();
  show(false);
  show(true);
  expect(doubt).not.toHaveBeenCalled();
  sources[2]!.failed();
  expect(doubt).toHaveBeenCalledOnce();
  onUnreachable(() => {});
});

test("a stream that outlives every stream has died without a word: another takes its place", async () => {
  sources[0]!.opened();
  sources[0]!.said("change", change, "e1:6");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sources).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open().map((source) => source.address)).toEqual([addressAt("e1:6")]);
  expect(sources).toHaveLength(2);
});

test("a refused stream asks first whether the session is still open", async () => {
  reader.mayReturn.mockResolvedValueOnce(true);
  sources[0]!.failed(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sources).toHaveLength(2);
  reader.mayReturn.mockResolvedValueOnce(false);
  sources[1]!.failed(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sources).toHaveLength(2);
});

test("an unknown position reads everything again", () => {
  sources[0]!.said("reset", {}, "e2:0");
  expect(reader.reset).toHaveBeenCalledTimes(1);
  show(false);
  show(true);
  expect(sources.at(-1)!.address).toBe(addressAt("e2:0"));
});

test("the end of the session is the end of the stream", async () => {
  sources[0]!.said("ended", {}, "");
  expect(reader.ended).toHaveBeenCalledTimes(1);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sources).toHaveLength(1);
  expect(reader.reset).not.toHaveBeenCalled();
});

test("while the stream is down it reads again each minute, while it is open never", async () => {
  sources[0]!.opened();
  await vi.advanceTimersByTimeAsync(59_000);
  sources[0]!.failed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reader.reset).toHaveBeenCalledTimes(1);
  sources[1]!.opened();
  for (let minute = 1; minute < 6; minute += 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    sources.at(-1)!.said("again", {}, "e1:6");
    sources.at(-1)!.failed();
    sources.at(-1)!.opened();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(sources).toHaveLength(7);
  expect(reader.reset).toHaveBeenCalledTimes(1);
});

test("on focus it reads again where the last time is over a minute ago", async () => {
  sources[0]!.opened();
  await vi.advanceTimersByTimeAsync(59_000);
  dispatchEvent(new Event("focus"));
  expect(reader.reset).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  dispatchEvent(new Event("focus"));
  dispatchEvent(new Event("focus"));
  expect(reader.reset).toHaveBeenCalledTimes(1);
});

test("stopped, it does nothing more", async () => {
  sources[0]!.failed();
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sources).toHaveLength(1);
  expect(reader.reset).not.toHaveBeenCalled();
});

test.each([
  [0, 500, 1_000],
  [1, 1_000, 2_000],
  [2, 2_000, 4_000],
  [3, 2_500, 5_000],
  [40, 2_500, 5_000],
])("after %i failures it pauses %i to %i ms", (failures, least, most) => {
  expect(pauseBefore(failures, 0)).toBe(least);
  expect(pauseBefore(failures, 1)).toBe(most);
  expect(pauseBefore(failures, 0.5)).toBe((least + most) / 2);
});
