import { Agent, request } from "node:http";
import { readDashboard, recordProgress } from "#contract/goals.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { PUBLIC_ORIGIN } from "./built-server.fixture.ts";
import { newId } from "./random.ts";

/** Requests under way at most: a machine that is slower than the load is sent less of it. */
const MOST = 8;

/** Somebody of the load, and the goal that their writes move. */
export interface Member {
  readonly cookie: string;
  readonly goalId: string;
}

export interface SteadyLoad {
  readonly sent: number;
  /** What was not answered with 200, in words. */
  readonly failures: readonly string[];
  /** Acknowledged steps of a goal. */
  stepsOf(goalId: string): number;
  /** Sends no more, and waits for the answers that are due. */
  stop(): Promise<void>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends one request; answers its status and text. */
function sent(port: number, agent: Agent, call: Call): Promise<readonly [number, string]> {
  const { method, path, body, headers } = call;
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("error", reject).on("end", () => resolve([answer.statusCode ?? 0, text]));
    });
    asked.on("error", reject).end(body);
  });
}

function read({ cookie }: Member): Call {
  return { method: "GET", path: readDashboard.path, headers: { cookie } };
}

/** A step of +1. */
function write({ cookie, goalId }: Member): Call {
  return {
    method: "POST",
    path: recordProgress.path.replace(":goalId", goalId),
    body: '{"kind":"step"}',
    headers: {
      cookie,
      origin: PUBLIC_ORIGIN,
      "content-type": "application/json",
      [KEY_HEADER]: newId(),
    },
  };
}

/** So many requests a second, whatever becomes of them, as far as the machine can follow: reads and writes by turns, of everybody by turns. */
export function steadyLoad(
  port: number,
  members: readonly Member[],
  perSecond: number,
): SteadyLoad {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const steps = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let count = 0;
  const one = async (): Promise<void> => {
    const member = members[(count >> 1) % members.length]!;
    const call = (count += 1) % 2 === 0 ? read(member) : write(member);
    try {
      const [status, text] = await sent(port, agent, call);
      if (status !== 200) failures.push(`${call.method} ${call.path} ${status} ${text}`);
      else if (call.method === "POST")
        steps.set(member.goalId, (steps.get(member.goalId) ?? 0) + 1);
    } catch (error) {
      failures.push(`${call.method} ${call.path} ${String(error)}`);
    }
  };
  const began = performance.now();
  const timer = setInterval(() => {
    // A timer that comes late has more to send.
    while (open.size < MOST && count < ((performance.now() - began) / 1_000) * perSecond) {
      const call = one().finally(() => open.delete(call));
      open.add(call);
    }
  }, 5);
  return {
    get sent() {
      return count;
    },
    failures,
    stepsOf: (goalId) => steps.get(goalId) ?? 0,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}
