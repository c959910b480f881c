import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { built, settings } from "./fixtures/built-server.fixture.ts";

// In a container, signals to process 1 are dropped without a listener.

/** Accepts connections and never answers. */
async function silentDatabase(): Promise<{ readonly url: string; asked: Promise<unknown> }> {
  const server = createServer((socket) => socket.on("error", () => {}));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `postgres://cairn@127.0.0.1:${port}/cairn`, asked: once(server, "connection") };
}

it.each(["SIGTERM", "SIGINT"] as const)(
  "a start that is stopped by %s ends at once, with a word",
  async (signal) => {
    const { url, asked } = await silentDatabase();
    const child = spawn(process.execPath, [built], {
      env: settings(url),
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const said = [text(child.stdout), text(child.stderr)];
    await asked;
    child.kill(signal);
    const [code] = await once(child, "exit");
    expect([code, ...(await Promise.all(said))]).toEqual([
      0,
      "Cairn is stopped, before it served.\n",
      "",
    ]);
  },
  20_000,
);
