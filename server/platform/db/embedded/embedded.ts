import { existsSync, mkdirSync } from "node:fs";
import { assemble } from "../assemble.ts";
import type { Connections } from "../connection.ts";
import type { Database, DatabaseOptions } from "../database.ts";
import { DatabaseUnavailable } from "../failure.ts";
import { damagedFolder, folderOf, preparedFolder, refuseUnfit } from "./folder.ts";
import { refuseForbidden } from "./folder-access.ts";
import { lockFolder } from "./folder-lock.ts";
import { RestartingThread } from "./restarting-thread.ts";
import { limits as ours } from "../limits.ts";
import { PgliteThread } from "./pglite-thread.ts";
import { fullDisk, isDiskFull } from "./disk-space.ts";
import { FairLock } from "./fair-lock.ts";
import { reasonOf } from "../../reason-of.ts";
import { unpack } from "./unpack.ts";
import { type Upkeep, upkeep } from "./upkeep.ts";

const ahead = 32;

const silence = { notify: () => {}, listen: async () => async () => {}, close: async () => {} };

export async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { limits = ours } = options;
  const engine = await started(options);
  const turns = new FairLock(ahead, limits.wait);
  const connections = ordered(engine.thread, turns);
  const care = engine.folder === undefined ? undefined : upkeep(connections, options);
  return assemble(
    { ...connections, close: () => closed(engine, turns, care) },
    silence,
    limits.transaction,
  );
}

type Running = Pick<RestartingThread, "current" | "close">;

interface Engine {
  readonly folder: string | undefined;
  readonly thread: Running;
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
    const running = { current: thread, close: () => thread.close() };
    return { folder: undefined, thread: running, release: () => {} };
  }
  if (!url.startsWith("file:"))
    throw new TypeError("A database address is file:, memory:// or postgres://.");
  const folder = folderOf(url);
  refuseForbidden(folder);
  refuseUnfit(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseFull(folder);
  const { release } = lockFolder(folder);
  try {
    await preparedFolder(folder, (inner) => filled(inner, archive));
    const thread = await onFolder(folder, { log, onFatal, ...(limits && { limits }) });
    return { folder, thread, release };
  } catch (error) {
    release();
    // A full disk explains any other error.
    refuseFull(folder);
    throw error;
  }
}

function refuseFull(folder: string): void {
  if (isDiskFull(folder)) throw new DatabaseUnavailable(fullDisk(folder));
}

async function filled(folder: string, template: string | undefined): Promise<void> {
  if (template !== undefined) return unpack(template, folder);
  const thread = await PgliteThread.start({ folder, template }, () => {});
  await thread.close();
}

async function onFolder(
  folder: string,
  told: Parameters<typeof RestartingThread.start>[1],
): Promise<RestartingThread> {
  try {
    return await RestartingThread.start(folder, told);
  } catch (error) {
    throw damagedFolder(folder, reasonOf(error));
  }
}

function ordered(thread: Running, turns: FairLock): Omit<Connections, "close"> {
  return {
    engine: "embedded",
    once: (name, sql, bound) =>
      turns.take("statement", () => thread.current.query(name, sql, bound)),
    held: (work) => turns.take("alone", () => work(thread.current)),
    unlimited: (work) => turns.take("alone", () => work(thread.current.unlimited), Infinity),
    apart: async () => null,
  };
}

async function closed(engine: Engine, turns: FairLock, care: Upkeep | undefined): Promise<void> {
  care?.stop();
  try {
    await turns.take("alone", () => engine.thread.close(), Infinity);
  } finally {
    engine.release();
  }
}
