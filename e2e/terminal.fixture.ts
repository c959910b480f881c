import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a line of curl prints in a terminal, as it is pasted there, and the status of the answer. `known` is set there before. */
export async function pasted(
  line: string,
  known: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: unknown }> {
  const command = line.replace("curl ", String.raw`curl --silent --write-out '\n%{http_code}' `);
  const { PATH } = process.env;
  const { stdout } = await run("sh", ["-c", command], { env: { PATH, ...known } });
  const [, text = "", status] = /^(.*)\n(\d+)$/s.exec(stdout) ?? [];
  return { status: Number(status), body: JSON.parse(text) };
}
