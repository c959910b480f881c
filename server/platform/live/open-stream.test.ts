import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { beforeEach, expect, test, vi } from "vitest";
import { OpenStream } from "./open-stream.ts";

const actor = {
  uid: "ada",
  sessionId: "s",
  kind: "user",
  timeZone: "UTC",
  scope: null,
} as const;
let response: ServerResponse;
let stream: OpenStream;
let begun: number;

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  // Without a connection nothing of it is taken.
  response = new ServerResponse(new IncomingMessage(new Socket()));
  begun = performance.now();
  stream = new OpenStream(actor, response, { pause: 1_000, look: 10 });
});

test("a reader that has left something untaken when its time comes is dropped", () => {
  stream.send("change", {}, "e.1");
  stream.keepAlive(begun + 799, "e.1");
  expect(response.destroyed).toBe(false);
  stream.keepAlive(performance.now() + 800, "e.1");
  expect(response.destroyed).toBe(true);
});

test("a reader that is a megabyte behind is dropped at once", () => {
  stream.write("a".repeat(1024 * 1024 - 10_000));
  expect(response.destroyed).toBe(false);
  stream.write("a".repeat(20_000));
  expect(response.destroyed).toBe(true);
});

test("a reader that takes everything hears a heartbeat twice, then the word to come back", () => {
  const write = vi.spyOn(response, "write").mockReturnValue(true);
  const end = vi.spyOn(response, "end");
  const now = performance.now();
  for (const at of [800, 801, 1_600, 2_399, 2_400]) stream.keepAlive(now + at, "e.7");
  const again = "event: again\nid: e.7\ndata: {}\n\n";
  expect(write.mock.calls.map(([text]) => text)).toEqual([":\n\n", ":\n\n", again]);
  expect(end).toHaveBeenCalledTimes(1);
});
