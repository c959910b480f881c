import { setTimeout as pause } from "node:timers/promises";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { readDashboard, recordProgress } from "#contract/goals.ts";
import { Acknowledgements, type Write } from "./acknowledgements.ts";
import { linesOf, type Line } from "./lines.ts";
import type { MovedGoal, Order, Reply, Writer } from "./orders.ts";

// A process of its own: its acknowledgements outlive the server.

/** Milliseconds before a retry, where the server had no time. */
const BUSY_MS = 50;

const acknowledgements = new Acknowledgements();
const revs = new Map<string, number>();
let origin = "";
let writers: readonly Writer[] = [];
let lines: Line[] = [];

function send(reply: Reply): void {
  process.send?.(reply);
}

type Answer = "promised" | "refused" | "unknown";

/** `unknown` where the connection was cut, `refused` for 429; any other status throws. */
async function answerTo({ path, key, body, kind, goalId, cookie }: Write): Promise<Answer> {
  const headers = { cookie, origin, "content-type": "application/json", [KEY_HEADER]: key };
  for (;;) {
    let status: number;
    let said: unknown;
    try {
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await fetch(new URL(path, origin), {
        ...init,
        signal: AbortSignal.timeout(10_000),
      });
      ({ status } = answer);
      said = await answer.json();
    } catch {
      // The kill under test.
      return "unknown";
    }
    if (status === 429) return "refused";
    if (status === 200) {
      if (kind === "move") revs.set(goalId, recordProgress.output.parse(said).goal.rev);
      return "promised";
    }
    if (status !== 503)
      throw new Error(`A ${kind} was answered ${status}: ${JSON.stringify(said)}`);
    await pause(BUSY_MS);
  }
}

/** False where this line has nothing to write in later rounds. */
async function writeUntilCut(line: Line, round: Round): Promise<boolean> {
  for (;;) {
    if (line.pause > 0) await pause(Math.random() * line.pause);
    if (round.cut) return true;
    const write = line.next();
    acknowledgements.sent(write);
    const answer = await answerTo(write);
    if (answer === "refused") {
      acknowledgements.refused(write);
      return false;
    }
    if (answer === "unknown") {
      round.cut = true;
      return true;
    }
    acknowledgements.acknowledged(write);
    round.begun();
  }
}

interface Round {
  cut: boolean;
  begun(): void;
}

async function writeRound(): Promise<void> {
  let begun = false;
  const round: Round = {
    cut: false,
    begun() {
      if (!begun) send({ kind: "writing" });
      begun = true;
    },
  };
  const more = await Promise.all(lines.map((line) => writeUntilCut(line, round)));
  lines = lines.filter((_, index) => more[index]);
  send({ kind: "stopped", unacknowledged: acknowledgements.open.length });
}

function begin(order: Extract<Order, { kind: "write" }>): Promise<void> {
  if (writers.length === 0) {
    const revOf = (goal: MovedGoal) => revs.get(goal.id) ?? goal.rev;
    lines = order.writers.flatMap((writer) => linesOf(writer, revOf));
  }
  ({ origin, writers } = order);
  return writeRound();
}

async function revsOf({ cookie }: Writer): Promise<Map<string, number>> {
  const answer = await fetch(new URL(readDashboard.path, origin), { headers: { cookie } });
  const { goals } = readDashboard.output.parse(await answer.json());
  return new Map(goals.map(({ id, rev }) => [id, rev]));
}

/** Acknowledged moves count once, the others at most once. */
async function compare(): Promise<void> {
  const { acknowledged, sent } = acknowledgements.counts;
  const faults: string[] = [];
  for (const writer of writers) {
    const found = await revsOf(writer);
    for (const { id, rev } of writer.goals) {
      const moves = (found.get(id) ?? Number.NaN) - rev;
      const [least, most] = [acknowledged[`move ${id}`] ?? 0, sent[`move ${id}`] ?? 0];
      if (!(moves >= least && moves <= most))
        faults.push(`goal ${id} has ${moves} moves, not from ${least} to ${most}`);
    }
  }
  send({ kind: "compared", faults, acknowledged });
}

async function retry(): Promise<void> {
  const { open, newest } = acknowledgements;
  for (const write of newest)
    if ((await answerTo(write)) !== "promised")
      throw new Error("What was acknowledged is not, under the same key.");
  for (const write of open) {
    const answer = await answerTo(write);
    if (answer === "unknown") throw new Error("A retry was not answered.");
    if (answer === "refused") acknowledgements.refused(write);
    else acknowledgements.acknowledged(write);
  }
  await compare();
}

async function count(): Promise<void> {
  send({ kind: "counted", sent: acknowledgements.counts });
}

function carryOut(order: Order): Promise<void> {
  switch (order.kind) {
    case "write":
      return begin(order);
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
    const { acknowledged } = acknowledgements.counts;
    send({ kind: "compared", faults: [String(error)], acknowledged });
  });
});
process.on("disconnect", () => process.exit());
