import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "../../scripts/free-port.mjs";
import type { Browser, Engine } from "./engine.ts";
import { startSession } from "./webdriver.ts";

/** A program that lives until it is ended. */
interface Program {
  /** What it says on its fourth channel. */
  readonly words: Readable;
  readonly end: () => Promise<void>;
}

function started(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(command, args, { env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  return {
    words: child.stdio[3] as Readable,
    async end() {
      if (child.exitCode === null && child.signalCode === null) child.kill();
      await ended;
    },
  };
}

/** A screen in memory, at the first free number, which it tells. */
async function startScreen(env: NodeJS.ProcessEnv) {
  const { words, end } = started("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24"], env);
  // Up to the end of the line: it dies where nobody reads on.
  for await (const number of createInterface(words)) return { DISPLAY: `:${number}`, end };
  throw new Error("Xvfb did not start.");
}

/** With a screen and a driver of its own: a driver has one session, and a screen one focus. */
async function openBrowser(): Promise<Browser> {
  const { PATH, HOME, TMPDIR } = process.env;
  const screen = await startScreen({ PATH });
  const port = await freePort();
  const env = { PATH, HOME, TMPDIR, DISPLAY: screen.DISPLAY };
  const driver = started("WebKitWebDriver", [`--port=${port}`], env);
  const end = async () => {
    await driver.end();
    await screen.end();
  };
  try {
    const { version, openWindow } = await startSession(`http://127.0.0.1:${port}`);
    return { version, openWindow, faults: [], close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

export const webkit: Engine = { name: "WebKitGTK", need: "webkit", openBrowser };
