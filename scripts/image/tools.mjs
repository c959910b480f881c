import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @typedef {"amd64" | "arm64"} Arch */

/** @type {Arch} */
export const ownArch = process.arch === "arm64" ? "arm64" : "amd64";
/** @type {Arch} */
export const otherArch = ownArch === "amd64" ? "arm64" : "amd64";

/** @param {string} name of a program */
const onPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Without a daemon: both need root on Linux. */
export const hasImageTools = () =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  ["buildah", "debootstrap", "runc"].every(onPath);

export const hasSystemd = () => onPath("systemd-analyze");

/** Checks compose files against their schema, without a daemon. */
export const hasCompose = () => onPath("docker-compose");

/** Debian's, each linked statically. */
export const emulators = {
  amd64: "/usr/bin/qemu-x86_64-static",
  arm64: "/usr/bin/qemu-aarch64-static",
};

/** Runs an image of another architecture. */
export const hasEmulator = () => existsSync(emulators[otherArch]);
