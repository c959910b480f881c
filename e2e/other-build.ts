import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { appBundle } from "../scripts/build/app-bundle.mjs";
import { root } from "../scripts/project-root.mjs";

/** dist in that folder, whose scripts and renderer are built anew; its server is that of the checkout's dist. */
export async function otherBuild(folder: string, language: string, texts: () => Plugin[]) {
  process.env.NODE_ENV = "production";
  const dist = (name: string) => join(root, "dist", name);
  const own = (name: string) => join(folder, "dist", name);
  await Promise.all([
    appBundle(own(""), language, texts),
    ...["server", "cluster.tar.gz", "cluster.key"].map((name) =>
      cp(dist(name), own(name), { recursive: true }),
    ),
    // What the server does not bring along itself.
    symlink(join(root, "node_modules"), join(folder, "node_modules")),
    cp(join(root, "package.json"), join(folder, "package.json")),
  ]);
}
