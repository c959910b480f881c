import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { readDashboard, recordProgress } from "#contract/goals.ts";
import { Acknowledgements, type Step } from "./acknowledgements.ts";
import type { Order, Reply, Steps, Writer } from "./orders.ts";

// A process of its own: what it remembers of a promise outlives the server that gave it.

/** Requests of one person that are under way at a time, each on a goal of its own or the next one's. */
const EACH = 3;
/** Before another step is tried, where the server had no time for one. */
const BUSY_MS = 50;

const acknowledgements = new Acknowledgements();
let origin = "";
let writers: readonly Writer[] = [];

function send(reply: Reply): void {
  process.send?.(reply);
}

/** Sends a step; `unknown` where the connection was cut, `busy` for 503. Any other answer throws. */
async function answerTo(
  { goalId, key }: Step,
  { cookie }: Writer,
): Promise<"promised" | "busy" | "unknown"> {
  let answer: Response;
  try {
    answer = await fetch(new URL(recordProgress.path.replace(":goalId", goalId), origin), {
      method: recordProgress.method,
      headers: { cookie, origin, "content-type": "application/json", [KEY_HEADER]: key },
      body: '{"kind":"step"}',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
  } catch {
    // Cut off: this is what the test is about.
    return "unknown";
  }
  if (answer.status === 503) return "busy";
  if (answer.status !== 200) throw new Error(`A step was answered with ${answer.status}.`);
  return "promised";
}

async function writeUntilCut(writer: Writer, index: number): Promise<void> {
  for (let turn = index; ; turn += 1) {
    const goalId = writer.goals[turn % writer.goals.length] ?? "";
    const step = { goalId, key: randomBytes(16).toString("base64url") };
    acknowledgements.sent(step);
    const answer = await answerTo(step, writer);
    if (answer === "unknown") return;
    if (answer === "busy") {
      await pause(BUSY_MS);
      continue;
    }
    acknowledgements.acknowledged(step);
    if (acknowledgements.round === 1) send({ kind: "writing" });
  }
}

async function write(): Promise<void> {
  acknowledgements.round = 0;
  await Promise.all(
    writers.flatMap((writer) =>
      Array.from({ length: EACH }, (_, index) => writeUntilCut(writer, index)),
    ),
  );
  const { round, open } = acknowledgements;
  send({ kind: "stopped", acknowledged: round, unacknowledged: open.length });
}

async function count(): Promise<void> {
  const goals = writers.flatMap((writer) => writer.goals);
  const stepsOf = (goalId: string): Steps => {
    const acknowledged = acknowledgements.of(goalId);
    return { acknowledged, sent: acknowledged + acknowledgements.openOf(goalId) };
  };
  send({
    kind: "counted",
    goals: Object.fromEntries(goals.map((goalId) => [goalId, stepsOf(goalId)])),
  });
}

/** Values of a person's goals, as any client would read them. */
async function valuesOf({ cookie }: Writer): Promise<Map<string, number>> {
  const answer = await fetch(new URL(readDashboard.path, origin), { headers: { cookie } });
  const { goals } = readDashboard.output.parse(await answer.json());
  return new Map(goals.map(({ id, measurable }) => [id, Number(measurable.currentValue)]));
}

/** A goal holds every acknowledged step, and of the others at most each once. */
async function compare(): Promise<void> {
  const faults: string[] = [];
  for (const writer of writers) {
    const values = await valuesOf(writer);
    for (const goalId of writer.goals) {
      const value = values.get(goalId) ?? Number.NaN;
      const least = acknowledgements.of(goalId);
      const most = least + acknowledgements.openOf(goalId);
      if (!(value >= least && value <= most))
        faults.push(`goal ${goalId} is at ${value}, not from ${least} to ${most}`);
    }
  }
  send({ kind: "compared", faults, acknowledged: acknowledgements.all });
}

async function retry(): Promise<void> {
  const ownerOf = new Map(
    writers.flatMap((writer) => writer.goals.map((goalId) => [goalId, writer] as const)),
  );
  const again = async (step: Step): Promise<void> => {
    const owner = ownerOf.get(step.goalId);
    if (owner === undefined || (await answerTo(step, owner)) !== "promised")
      throw new Error("A retry was not answered.");
  };
  const { open, newest } = acknowledgements;
  for (const step of newest) await again(step);
  for (const step of open) {
    await again(step);
    acknowledgements.acknowledged(step);
  }
  await compare();
}

function carryOut(order: Order): Promise<void> {
  switch (order.kind) {
    case "write":
      ({ origin, writers } = order);
      return write();
    case "count":
      return count();
    case "compare":
      return compare();
    case "retry":
      return retry();
  }
}

process.on("message", (order: Order) => {
  carryOut(order).catch((error: unknown) => {
    send({ kind: "compared", faults: [String(error)], acknowledged: acknowledgements.all });
  });
});
process.on("disconnect", () => process.exit());
