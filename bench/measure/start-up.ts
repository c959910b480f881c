import { within, type Line } from "../report.ts";
import { median } from "../load/tasks.ts";
import { inFreshFolder } from "../place.ts";
import { asDeployed, startServer } from "../server-process.ts";

/** Milliseconds from spawn to ready; the server is stopped again. */
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

/** From the making of the process to the first 200 of /readyz. */
export async function startUp(postgresUrl: string, many: number): Promise<Line[]> {
  const first = await medianOf(Math.min(many, 3), () => inFreshFolder((url) => startOnce(url)));
  const warm = await inFreshFolder(async (url) => {
    await startOnce(url);
    return medianOf(many, () => startOnce(url));
  });
  await startOnce(postgresUrl, asDeployed);
  const postgres = await medianOf(many, () => startOnce(postgresUrl, asDeployed));
  return [
    { name: "first start, embedded", ours: `${Math.round(first)} ms`, ok: null },
    within(1_200, "ms", "second start, embedded", warm),
    within(500, "ms", "start on PostgreSQL", postgres),
  ];
}
