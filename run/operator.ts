import { fileURLToPath } from "node:url";
import { ConfigError } from "#server/platform/config.ts";
import { startFault } from "#server/platform/start-fault.ts";

/** A made cluster, from which a new embedded database is unpacked. The built commands lie in dist/server. */
export const template = fileURLToPath(new URL("../cluster.tar.gz", import.meta.url));

/** Ends a command of the operator with lines on the standard error and the code 1. */
export function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
}

/** Prints the lines that `work` answers, or why it could not be done. */
export async function printLines(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    process.stdout.write(`${(await work()).join("\n")}\n`);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.problems);
    const { DATABASE_URL: databaseUrl = "" } = process.env;
    fail([startFault(error, { port: 0, host: "", databaseUrl })]);
  }
}
