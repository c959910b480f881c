import { closeSync, fsyncSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { isApart } from "./folder.ts";

/** What of Emscripten's file system the hook touches; its own types leave it out. */
interface Stream {
  readonly nfd: number | undefined;
  readonly node: unknown;
}
interface NodeFileSystem {
  readonly node_ops: { readdir(node: unknown): string[] };
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
}

type Init = NodeFS["init"];

/** PGlite's folder in which a flush that PostgreSQL asks for reaches the disk (as it comes it is dropped), and of which it sees its own files alone. */
export class DurableFolder extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts, ...rest } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const hook: (typeof preRun)[number] = (module) => {
      const { NODEFS } = module as unknown as { NODEFS: NodeFileSystem };
      flushing(NODEFS);
      hidingWhatIsApart(NODEFS);
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

/** After a crash PostgreSQL opens and closes each file that it finds, and with our lock's the lock would be gone. */
function hidingWhatIsApart({ node_ops }: NodeFileSystem): void {
  const { readdir } = node_ops;
  node_ops.readdir = (node) => readdir(node).filter((name) => !isApart(name));
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
