import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { ZONE } from "../world.ts";

const LISTENING = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;

export interface Browser {
  /** Debugging protocol, on loopback. */
  readonly port: number;
  close(): Promise<void>;
}

/** With an empty profile; null where there is no Chromium. */
export async function openBrowser(): Promise<Browser | null> {
  const chromium = findChromium();
  if (chromium === undefined) return null;
  const profile = await mkdtemp(join(tmpdir(), "cairn-bench-browser-"));
  const flags = [
    ...chromiumFlags,
    "--headless=new",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(chromium, [...flags, "about:blank"], {
    env: { ...process.env, TZ: ZONE },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const port = await new Promise<number>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (text: Buffer) => {
      said += text.toString();
      const found = LISTENING.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once("error", reject).once("exit", () => reject(new Error("Chromium ended at once.")));
  });
  const close = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, close };
}
