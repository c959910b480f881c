import { closeSync, fsyncSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { isApart } from "./folder.ts";

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

/** PGlite drops fsync; here it reaches the disk. Also hides files that are not the cluster's. */
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
  // Emscripten answers fdatasync itself, hence wal_sync_method=fsync.
  files.stream_ops.fsync = ({ nfd, node }) =>
    files.tryFSOperation(() => {
      if (nfd === undefined) flushFolder(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    });
}

/** Crash recovery opens and closes every file that it sees, which would drop our lock. */
function hidingWhatIsApart({ node_ops }: NodeFileSystem): void {
  const { readdir } = node_ops;
  node_ops.readdir = (node) => readdir(node).filter((name) => !isApart(name));
}

function flushFolder(path: string): void {
  // Windows cannot open a folder.
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
