import { existsSync, mkdirSync } from "node:fs";
import { assemble } from "../assemble.ts";
import type { Connections } from "../connection.ts";
import type { Database, DatabaseOptions } from "../database.ts";
import { damaged, folderOf, preparedFolder, refuseUnfit } from "./folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { type Limits, limits as ours } from "../limits.ts";
import { PgliteThread } from "./pglite-thread.ts";
import { Turns } from "./turns.ts";
import { reasonOf } from "../../reason-of.ts";
import { unpack } from "./unpack.ts";
import { type Upkeep, upkeep } from "./upkeep.ts";

/** So many statements are sent to the engine ahead of its answers. */
const ahead = 32;

/** One process has the folder, so there is no other to notify. */
const silence = { notify: () => {}, listen: async () => async () => {}, close: async () => {} };

/** PostgreSQL in this process (PGlite, in a thread of its own), in a folder or in memory. */
export async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { limits = ours } = options;
  const engine = await started(options);
  const turns = new Turns(ahead, limits.wait);
  const connections = ordered(engine.thread, turns);
  const care = engine.folder === undefined ? undefined : upkeep(connections, options);
  return assemble(
    { ...connections, close: () => closed(engine, turns, care) },
    silence,
    limits.transaction,
  );
}

interface Engine {
  readonly folder: string | undefined;
  readonly thread: PgliteThread;
  release(): void;
}

async function started(options: DatabaseOptions): Promise<Engine> {
  const {
    url,
    log,
    template,
    limits,
    onFatal = (error) => log("The embedded database has ended.", error),
  } = options;
  const archive = template !== undefined && existsSync(template) ? template : undefined;
  if (url === "memory://") {
    const thread = await PgliteThread.start(
      { folder: undefined, template: archive },
      onFatal,
      limits,
    );
    return { folder: undefined, thread, release: () => {} };
  }
  if (!url.startsWith("file:"))
    throw new TypeError("A database address is file:, memory:// or postgres://.");
  const folder = folderOf(url);
  refuseUnfit(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { release } = lockFolder(folder);
  try {
    await preparedFolder(folder, (inner) => filled(inner, archive));
    return { folder, thread: await onFolder(folder, onFatal, limits), release };
  } catch (error) {
    release();
    throw error;
  }
}

async function filled(folder: string, template: string | undefined): Promise<void> {
  if (template !== undefined) return unpack(template, folder);
  const thread = await PgliteThread.start({ folder, template }, () => {});
  await thread.close();
}

async function onFolder(
  folder: string,
  onFatal: (error: Error) => void,
  limits: Limits | undefined,
): Promise<PgliteThread> {
  try {
    return await PgliteThread.start({ folder, template: undefined }, onFatal, limits);
  } catch (error) {
    throw damaged(folder, reasonOf(error));
  }
}

function ordered(thread: PgliteThread, turns: Turns): Omit<Connections, "close"> {
  return {
    engine: "embedded",
    once: (name, sql, bound) => turns.take("statement", () => thread.query(name, sql, bound)),
    held: (work) => turns.take("alone", () => work(thread)),
    unlimited: (work) => turns.take("alone", () => work(thread.unlimited), Infinity),
    apart: async () => null,
  };
}

async function closed(engine: Engine, turns: Turns, care: Upkeep | undefined): Promise<void> {
  care?.stop();
  try {
    await turns.take("alone", () => engine.thread.close(), Infinity);
  } finally {
    engine.release();
  }
}
