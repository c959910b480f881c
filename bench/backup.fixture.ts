import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { recordProgress } from "#contract/goals.ts";
import { openDatabase, type Database } from "#server/db/database.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const postgresUrl = process.env["CAIRN_TEST_POSTGRES"];

/** Somewhere for databases and files, and addresses of databases that are not there yet. */
export interface Place {
  file(name: string): string;
  embedded(): Promise<string>;
  postgres(): Promise<string>;
  clear(): Promise<void>;
}

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-operator-"));
  const made: string[] = [];
  const name = () => `cairn_backup_${randomBytes(5).toString("hex")}`;
  return {
    file: (leaf) => join(folder, leaf),
    embedded: async () => `file:${join(folder, name())}`,
    postgres: async () => {
      const database = name();
      await administered(`create database ${database}`);
      made.push(database);
      return (postgresUrl ?? "").replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`);
    },
    clear: async () => {
      for (const database of made) await administered(`drop database ${database} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The engines that there are: without a PostgreSQL to test on, the embedded one alone. */
export const engines = (["embedded", "postgres"] as const).filter(
  (engine) => engine === "embedded" || postgresUrl !== undefined,
);

async function administered(sql: string): Promise<void> {
  await withDatabase(postgresUrl ?? "", (db) =>
    db.maintenance((connection) => connection.script(sql)),
  );
}

/** Opens a database that no server has open. */
export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url, log: () => {} });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

function spawned(command: string, args: readonly string[], url: string) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const ended = once(child, "close");
  return { child, ended, output: () => output };
}

/** A command as an operator gives it, with what it printed. */
export async function npmRun(url: string, ...words: string[]) {
  const [script = "", ...args] = words;
  const run = spawned("npm", ["run", "--silent", script, "--", ...args], url);
  await run.ended;
  return { code: run.child.exitCode, output: run.output() };
}

/** The same without npm between, killed with SIGKILL so many milliseconds in; whether it was still at work. */
export async function killedAfter(
  after: number,
  url: string,
  ...words: string[]
): Promise<boolean> {
  const [script = "", ...args] = words;
  const run = spawned(
    process.execPath,
    [join(root, "dist", "server", `${script}.js`), ...args],
    url,
  );
  await Promise.race([pause(after), run.ended]);
  const running = run.child.exitCode === null;
  run.child.kill("SIGKILL");
  await run.ended;
  return running;
}

/** Steps of +1 on some goals, one after the other, until told to stop; how many were acknowledged so far. */
export function keepWriting(origin: string, cookie: string, goals: readonly string[]) {
  const state = { acknowledged: 0, sent: 0, stopped: false };
  const step = async (goalId: string): Promise<void> => {
    state.sent += 1;
    const answer = await fetch(new URL(recordProgress.path.replace(":goalId", goalId), origin), {
      method: recordProgress.method,
      headers: {
        cookie,
        origin,
        "content-type": "application/json",
        [KEY_HEADER]: randomBytes(16).toString("base64url"),
      },
      body: JSON.stringify({ kind: "step" }),
    });
    await answer.arrayBuffer();
    if (answer.status === 200) state.acknowledged += 1;
    // A busy machine may answer late; anything else is a defect.
    else if (answer.status !== 503) throw new Error(`A step was answered with ${answer.status}.`);
  };
  const lane = async (goalId: string): Promise<void> => {
    while (!state.stopped) await step(goalId);
  };
  const done = Promise.all(goals.map(lane));
  return {
    counts: () => ({ acknowledged: state.acknowledged, sent: state.sent }),
    stop: async () => {
      state.stopped = true;
      await done;
    },
  };
}
