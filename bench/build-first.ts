import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const script = fileURLToPath(new URL("../scripts/build.mjs", import.meta.url));

/** Brings dist up to date: what is measured is the product as it is built. */
export async function buildFirst(): Promise<void> {
  await promisify(execFile)(process.execPath, [script]);
}
