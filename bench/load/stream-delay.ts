import type { Socket } from "node:net";
import { Connection, openConnection } from "./connection.ts";
import { stepOf, streamOf } from "./requests.ts";
import { quantile, type DelayResult, type DelayTask } from "./tasks.ts";

const LONGEST_MS = 5_000;

/** Resolves with the time of the event. */
function untilEvent(stream: Socket, goalId: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("An event did not arrive.")), LONGEST_MS);
    const onData = (chunk: Buffer): void => {
      if (!chunk.includes(goalId)) return;
      stream.off("data", onData);
      clearTimeout(late);
      resolve(performance.now());
    };
    stream.on("data", onData);
  });
}

/** Writes in one browser, waits for the event in the other. */
export async function streamDelay({ port, people, writes }: DelayTask): Promise<DelayResult> {
  const [person] = people;
  if (person === undefined) throw new Error("Nobody to write.");
  const stream = await openConnection(port);
  const begun = new Promise((resolve) => stream.once("data", resolve));
  stream.write(streamOf(port, person.cookies[1]));
  await begun;
  const writer = new Connection(await openConnection(port));
  const times: number[] = [];
  for (let index = 0; index < writes; index += 1) {
    const goalId = person.goals[index % person.goals.length] ?? "";
    const event = untilEvent(stream, goalId);
    const sent = performance.now();
    const [at] = await Promise.all([event, writer.send(stepOf(goalId, port, person.cookies[0]))]);
    times.push(at - sent);
  }
  writer.close();
  stream.destroy();
  times.sort((one, other) => one - other);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
