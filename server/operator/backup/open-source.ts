import { existsSync } from "node:fs";
import { askRunningServer } from "../command-socket.ts";
import { hasOwnSocket, openUnasked, socketPath } from "../socket-place.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { folderOf } from "#server/platform/db/embedded/folder.ts";
import { BackupRefused } from "./backup-refused.ts";
import { claimCopy } from "./folder-copy.ts";

export interface Source {
  readonly db: Database;
  close(): Promise<void>;
}

export async function openSource(url: string): Promise<Source> {
  if (url === "memory://")
    throw new BackupRefused(
      "A database in memory ends with its process: there is no backup of it.",
    );
  if (!url.startsWith("file:")) return openAsItIs(url);
  return hasOwnSocket(socketPath(url)) ? openCopy(url) : openFolder(url);
}

async function openFolder(url: string): Promise<Source> {
  const folder = folderOf(url);
  if (!existsSync(folder)) throw new BackupRefused(`There is no database in ${folder}.`);
  return openUnasked(url, () => openAsItIs(url));
}

/** A killed server may have left its socket: then opens the folder itself. */
async function openCopy(url: string): Promise<Source> {
  const claim = claimCopy(folderOf(url));
  try {
    const answer = await askRunningServer(socketPath(url), { name: "copy" });
    const [line = ""] = answer?.lines ?? [];
    if (answer?.done === false) throw new BackupRefused(line);
    const { db, close } = await (answer === null ? openFolder(url) : openAsItIs(`file:${line}`));
    return { db, close: () => close().finally(() => claim.end()) };
  } catch (error) {
    claim.end();
    throw error;
  }
}

async function openAsItIs(url: string): Promise<Source> {
  const db = await openDatabase({ url, log: () => {} });
  return { db, close: () => db.close() };
}
