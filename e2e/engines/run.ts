import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { provide, without } from "../../scripts/suite/system.mjs";
import { freshDatabase } from "../database.fixture.ts";
import { serverBehindFront } from "../front.ts";
import type { Server } from "../server.fixture.ts";
import type { Browser, Engine } from "./engine.ts";
import { walk, type Step } from "./journey.ts";
import { puppeteerEngines } from "./puppeteer-engines.ts";
import { screenOf, type Screen } from "./screen.ts";
import { webkit } from "./webkit-engine.ts";

// `npm run engines`: the main journey in each engine that this machine has, against a server of its own on the embedded
// database; those with a star touch their pages, those with a minus keep nothing (product 2.22). Ends with 1 where one fails. `npm test -- engines` walks in all.

/** What a browser says of calls while the server is away. */
const AWAY = /net::ERR_(CONNECTION_|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/;
/** What a browser says of addresses that lead nowhere, of sign-ins that fail, and of a page that was left while it loaded. */
const ONE_TIME =
  /status of 40[0-4]|Invalid state|authorization failed|ServiceWorker intercepted the request|can’t establish a connection|Unable to connect to the server/;

const pictures = fileURLToPath(new URL("../../test-results/engines/", import.meta.url));

let isStopped = false;
const stopped = new Promise<never>((_, reject) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => {
      isStopped = true;
      reject(new Error(`Stopped by ${signal}.`));
    });
});
// It may come while nothing is raced against it.
stopped.catch(() => {});

type Screens = Record<"owner" | "second" | "coach" | "admin", Screen>;

async function openScreens(engine: Engine, opened: Browser[]): Promise<Screens> {
  const open = async () => {
    const browser = await engine.openBrowser();
    opened.push(browser);
    return browser;
  };
  const theirs = await open();
  const screen = async (browser: Browser) => screenOf(await browser.openWindow());
  return {
    owner: await screen(theirs),
    second: await screen(theirs),
    coach: await screen(await open()),
    admin: await screen(await open()),
  };
}

/** The account that a first start makes and tells once. */
function firstAdmin(server: Server) {
  const said = server.said().join("\n");
  const told = (name: string) => new RegExp(`^\\s+${name}\\s+(\\S+)$`, "m").exec(said)?.[1] ?? "";
  return { email: told("email"), password: told("password") };
}

async function keepPictures(engine: Engine, screens: Screens): Promise<void> {
  await mkdir(pictures, { recursive: true });
  for (const [who, screen] of Object.entries(screens)) {
    const file = join(pictures, `${engine.name}-${who}.png`.toLowerCase());
    await writeFile(file, await screen.picture());
    say(`           ${file}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stepIn(engine: Engine, screens: Screens): Step {
  return async (title, work) => {
    const began = performance.now();
    const tell = (word: string) => {
      const seconds = ((performance.now() - began) / 1_000).toFixed(1).padStart(5);
      say(`${engine.name.padEnd(10)} ${word.padEnd(6)} ${seconds} s  ${title}`);
    };
    await work().catch(async (error: unknown) => {
      tell("FAILED");
      await keepPictures(engine, screens).catch((reason: unknown) => say(String(reason)));
      throw error;
    });
    tell("ok");
  };
}

/** Whether the whole journey was walked in an engine. */
async function walkedIn(engine: Engine): Promise<boolean> {
  const database = await freshDatabase("embedded");
  const { server, front } = await serverBehindFront(database.url);
  const opened: Browser[] = [];
  try {
    await server.start();
    const screens = await openScreens(engine, opened);
    say(`${engine.name} ${opened[0]?.version}`);
    const step = stepIn(engine, screens);
    const { keepsNothing = false } = engine;
    const rest = { server, front, firstAdmin: () => firstAdmin(server), step, keepsNothing };
    await Promise.race([walk({ ...screens, ...rest }), stopped]);
    const told = opened.flatMap((browser) => browser.faults);
    const faults = [
      ...told.filter((line) => !AWAY.test(line) && !ONE_TIME.test(line)),
      ...server.failures(),
    ];
    for (const fault of faults) say(`${engine.name.padEnd(10)} FAILED  ${fault}`);
    return faults.length === 0;
  } catch (error) {
    say(`${engine.name.padEnd(10)} ${String(error)}`);
    return false;
  } finally {
    // What became of one browser keeps nothing else open.
    await Promise.allSettled(opened.map((browser) => browser.close()));
    await server.stop();
    front.close();
    await database.drop();
  }
}

const asked = process.argv.slice(2);
const engines = [...puppeteerEngines, webkit].filter(
  ({ need }) => asked.length === 0 || asked.includes(need),
);
const missing = provide(engines.map(({ need }) => need));
await rm(pictures, { recursive: true, force: true });
let walked = 0;
for (const engine of engines) {
  if (isStopped) break;
  if (missing.includes(engine.need)) say(`${engine.name}: ${without(engine.need)}`);
  else if (await walkedIn(engine)) walked += 1;
}
// A run that walked nowhere proves nothing. After a stop a step still waits: it is not waited for.
const there = engines.filter(({ need }) => !missing.includes(need));
process.exit(walked > 0 && walked === there.length ? 0 : 1);
