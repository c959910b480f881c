import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../scripts/project-root.mjs";

/** A folder that a server can start from: with those parts of the checkout's dist, and none of its own yet. */
export async function copiedBuild(folder: string, parts: readonly string[]): Promise<string> {
  const dist = join(folder, "dist");
  await Promise.all([
    ...[...parts, "cluster.tar.gz", "cluster.key"].map((part) =>
      cp(join(root, "dist", part), join(dist, part), { recursive: true }),
    ),
    // What the server does not bring along itself.
    symlink(join(root, "node_modules"), join(folder, "node_modules")),
    cp(join(root, "package.json"), join(folder, "package.json")),
  ]);
  return dist;
}
