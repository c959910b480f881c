import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, test } from "vitest";
import { findPostgres, startPostgres } from "./postgres.mjs";
import { root } from "./project-root.mjs";

const here = findPostgres() !== undefined;

test.skipIf(!here)(
  "PostgreSQL starts under an ordinary user, answers, and leaves nothing behind",
  async () => {
    const { url, folder, stop } = await startPostgres();
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query<{ fsync: string }>("show fsync");
    await client.end();
    expect(rows).toEqual([{ fsync: "off" }]);
    expect(statSync(folder).uid).not.toBe(0);
    await stop();
    expect(existsSync(folder)).toBe(false);
  },
);

test.skipIf(!here)("it ends with the process that started it, even by kill -9", async () => {
  const script = `const { startPostgres } = await import(${JSON.stringify(join(root, "scripts", "postgres.mjs"))});
    console.log((await startPostgres()).folder);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const folder = await new Promise<string>((resolve) => {
    child.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
  });
  expect(existsSync(folder)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => existsSync(folder)).toBe(false);
});
