import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../free-port.mjs";
import { restartingServer } from "./restarting-server.mjs";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "cairn-dev-"));
});
afterEach(() => rmSync(cwd, { recursive: true, maxRetries: 10 }));

/** Prints `word`; ends slowly, like a server with an open stream. */
const serving = (word: string) => `process.on("SIGTERM", () => {});
  require("node:http").createServer((_, answer) => answer.end("${word}")).listen(Number(process.env.PORT), "127.0.0.1");`;

test("a broken edit and its repair cost no more than their starts", async () => {
  const [port, file, restarted] = [await freePort(), join(cwd, "serve.cjs"), vi.fn<() => void>()];
  const server = restartingServer({ file, cwd, port, publicUrl: "", restarted });
  const edited = async (source: string) => {
    writeFileSync(file, source);
    const began = Date.now();
    await server.restart();
    return Date.now() - began;
  };
  const said = () => fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text());
  await edited(serving("first"));
  expect(await said()).toBe("first");
  // The timeouts would be five and ten seconds.
  expect(await edited("process.exit(1)")).toBeLessThan(4_500);
  expect(restarted).toHaveBeenCalledOnce();
  expect(await edited(serving("repaired"))).toBeLessThan(4_500);
  expect(await said()).toBe("repaired");
  expect(restarted).toHaveBeenCalledTimes(2);
  await server.stop();
});

test("a port that is taken is one line with another one", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const module = new URL("reload-proxy.mjs", import.meta.url).href;
  const source = `import { reloadProxy } from "${module}"; reloadProxy({ port: ${port}, appPort: 1 });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", source],
    { encoding: "utf8" },
  );
  taken.close();
  expect([status, stdout, stderr]).toEqual([
    1,
    `cairn: port ${port} is taken: PORT=4000 npm run dev\n`,
    "",
  ]);
});
