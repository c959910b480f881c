import { fileURLToPath } from "node:url";
import { ConfigError } from "#server/platform/config/config.ts";
import { startFault } from "#server/platform/start-fault.ts";

/** A new embedded database is unpacked from this cluster. Built commands are in dist/server. */
export const template = fileURLToPath(new URL("../cluster.tar.gz", import.meta.url));

export function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
}

export async function printLines(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    process.stdout.write(`${(await work()).join("\n")}\n`);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.problems);
    const { DATABASE_URL: databaseUrl = "" } = process.env;
    fail([startFault(error, { port: 0, host: "", databaseUrl })]);
  }
}
