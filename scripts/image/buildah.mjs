import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../project-root.mjs";

/** What builds of images keep: beside this clone, not with the system's images. */
export const work = join(root, ".cache", "image");

const settings = join(work, "storage.conf");

/**
 * What a program prints. Throws with what it said where it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>}
 */
export async function run(program, args, env = process.env) {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: root,
    env,
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/**
 * Debian's buildah without a daemon, as it works in a container too: a changed root instead of namespaces, plain folders
 * instead of overlays. By flags alone it takes overlays all the same.
 * @param {string[]} args
 */
export function buildah(...args) {
  mkdirSync(work, { recursive: true });
  const [graph, running] = [join(work, "storage"), join(work, "run")];
  writeFileSync(
    settings,
    `[storage]\ndriver = "vfs"\ngraphroot = "${graph}"\nrunroot = "${running}"\n`,
  );
  const env = {
    ...process.env,
    CONTAINERS_STORAGE_CONF: settings,
    BUILDAH_ISOLATION: "chroot",
  };
  return run("buildah", args, env);
}
