import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { atMost, within, type Line } from "../report.ts";
import { median } from "../load/tasks.ts";
import { inFreshFolder } from "../place.ts";
import { asDeployed, startServer } from "../server-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Opens a folder with the bare engine, says so, and closes it at any input. */
const bareEngine = `import { PGlite } from "@electric-sql/pglite";
  const db = new PGlite(process.argv[1]);
  await db.query("select 1");
  process.stdout.write("open");
  process.stdin.once("data", () => db.close().then(() => process.exit(0)));`;

/** Milliseconds from spawn to the bare engine's first answer. */
async function openOnce(folder: string): Promise<number> {
  const began = performance.now();
  const args = ["--input-type=module", "-e", bareEngine, folder];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const took = performance.now() - began;
  const ended = once(child, "exit");
  child.stdin.write("close");
  await ended;
  return took;
}

/** Milliseconds from spawn to ready; stops the server. */
async function startOnce(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const server = await startServer(databaseUrl, environment);
  await server.stop();
  return server.readyAfter;
}

async function medianOf(many: number, start: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let index = 0; index < many; index += 1) found.push(await start());
  return median(found);
}

/** An existing folder; alternates with the bare engine. */
async function besideBare(url: string, many: number): Promise<Line[]> {
  const rounds: { readonly ours: number; readonly bare: number }[] = [];
  const folder = fileURLToPath(url);
  await startOnce(url);
  await openOnce(folder);
  for (let round = 0; round < many; round += 1)
    rounds.push({ ours: await startOnce(url), bare: await openOnce(folder) });
  const ours = median(rounds.map((round) => round.ours));
  const bare = median(rounds.map((round) => round.bare));
  return [
    within(1_200, "ms", "second start, embedded", ours),
    atMost(1.6, {
      name: "second start, embedded, beside the bare engine's on the same folder",
      ours: `${Math.round(ours)} ms`,
      bare: `${Math.round(bare)} ms`,
      ratio: median(rounds.map((round) => round.ours / round.bare)),
    }),
  ];
}

/** From spawn to the first 200 of /readyz. */
export async function startUp(postgresUrl: string, many: number): Promise<Line[]> {
  const first = await medianOf(Math.min(many, 3), () => inFreshFolder((url) => startOnce(url)));
  const warm = await inFreshFolder((url) => besideBare(url, many));
  await startOnce(postgresUrl, asDeployed);
  const postgres = await medianOf(many, () => startOnce(postgresUrl, asDeployed));
  return [
    { name: "first start, embedded", ours: `${Math.round(first)} ms`, ok: null },
    ...warm,
    within(500, "ms", "start on PostgreSQL", postgres),
  ];
}
