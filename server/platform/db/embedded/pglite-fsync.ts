import { closeSync, fsyncSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What of Emscripten's file system the hook touches; its own types leave it out. */
interface Stream {
  readonly nfd: number | undefined;
  readonly node: unknown;
}
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
}

type Init = NodeFS["init"];

/** PGlite's folder in which a flush that PostgreSQL asks for reaches the disk. As it comes it is dropped. */
export class DurableFolder extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts, ...rest } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const hook: (typeof preRun)[number] = (module) => {
      flushing((module as unknown as { NODEFS: NodeFileSystem }).NODEFS);
    };
    return { ...rest, emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, hook] } };
  }
}

function flushing(files: NodeFileSystem): void {
  // Only fsync arrives here: Emscripten answers fdatasync by itself, hence wal_sync_method=fsync.
  files.stream_ops.fsync = ({ nfd, node }) =>
    files.tryFSOperation(() => {
      if (nfd === undefined) flushFolder(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    });
}

function flushFolder(path: string): void {
  // Windows cannot open a folder, and keeps its entries by itself.
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
