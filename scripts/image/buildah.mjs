import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../project-root.mjs";

/** Beside this clone, not among the system's images. */
export const work = join(root, ".cache", "image");

const settings = join(work, "storage.conf");

/**
 * Answers the output; throws with it where the program fails.
 * @param {string} program
 * @param {string[]} args
 * @param {string} [cwd]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>}
 */
export async function run(program, args, cwd = root, env = process.env) {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd,
    env,
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/**
 * Debian's buildah without a daemon, also in a container: chroot instead of namespaces, vfs instead of
 * overlays. Flags alone do not turn overlays off.
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
  return run("buildah", args, root, env);
}
