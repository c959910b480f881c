import { expect, it } from "vitest";
import { bodyOf, StreamedAnswer, ReaderTooSlow } from "./streamed-answer.ts";

const HOUR = 3_600_000;
const never = { pause: HOUR, whole: HOUR };

/** A body of these pieces; one that is an error fails. `made` grows with them. */
function body(pieces: readonly (string | Error)[], patience = never) {
  const made: string[] = [];
  const ends: string[] = [];
  async function* making(): AsyncGenerator<string, void> {
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece;
      made.push(piece);
      yield piece;
    }
  }
  const end = async () => {
    await new Promise(setImmediate);
    ends.push("end");
  };
  const answer = new StreamedAnswer(making(), patience, end);
  const stream = bodyOf(answer, (error, controller) => controller.error(error));
  return { stream, made, ends };
}

it("is all pieces, one after the other, and ends once", async () => {
  const { stream, ends } = body(["[1,", '"é"', "]"]);
  expect(await new Response(stream).text()).toBe('[1,"é"]');
  expect(ends).toEqual(["end"]);
});

it("makes no piece before the one before it is taken", async () => {
  const { stream, made } = body(["1", "2", "3"]);
  const reader = stream.getReader();
  expect(made).toEqual([]);
  await reader.read();
  expect(made).toEqual(["1"]);
  await reader.read();
  expect(made).toEqual(["1", "2"]);
});

it("ends when its reader leaves, and nothing more is made", async () => {
  const { stream, made, ends } = body(["1", "2"]);
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  expect([made, ends]).toEqual([["1"], ["end"]]);
});

it("is cut where a piece fails, and ends once", async () => {
  const { stream, ends } = body(["1", new RangeError("no")]);
  await expect(new Response(stream).text()).rejects.toThrow(RangeError);
  expect(ends).toEqual(["end"]);
});

it.each([
  ["takes no piece", 0],
  ["takes no other piece", 1],
])("is cut for one who %s in time", async (_what, taken) => {
  const { stream, made, ends } = body(["1", "2", "3"], { pause: 20, whole: HOUR });
  const reader = stream.getReader();
  for (let piece = 0; piece < taken; piece += 1) await reader.read();
  await expect(reader.closed).rejects.toThrow(ReaderTooSlow);
  expect([made.length, ends]).toEqual([taken, ["end"]]);
});

it("is cut when it takes too long as a whole, however steadily it is read", async () => {
  const endless = Array.from({ length: 1_000_000 }, () => "x");
  const { stream, ends } = body(endless, { pause: HOUR, whole: 50 });
  const reader = stream.getReader();
  const readAll = async (): Promise<void> => {
    while (!(await reader.read()).done) await new Promise(setImmediate);
  };
  await expect(readAll()).rejects.toThrow(ReaderTooSlow);
  expect(ends).toEqual(["end"]);
});
