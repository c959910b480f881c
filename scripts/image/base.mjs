import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { buildah, run, work } from "./buildah.mjs";
import { ownArch } from "./tools.mjs";

// A substitute for the registry's Node image where none can be pulled: a small Debian with this Node.

/** @typedef {import("./tools.mjs").Arch} Arch */

const { node: version } = process.versions;
/** @type {(arch: Arch) => string} */
const folderOf = (arch) => join(work, `base-${arch}-${version}`);
const authorities = "/etc/ssl/certs/ca-certificates.crt";

/** npm's cache in the image. */
export const npmCache = "/var/cache/npm";

/** `npm run` sets npm's path. */
async function npmFolder() {
  const { npm_execpath: script } = process.env;
  if (script !== undefined && existsSync(script)) return dirname(dirname(script));
  return join((await run("npm", ["root", "--global"])).trim(), "npm");
}

/** @param {string} local the base's /usr/local */
async function addBuilder(local) {
  copyFileSync(process.execPath, join(local, "bin/node"));
  cpSync(await npmFolder(), join(local, "lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  // This machine's certificate authorities, for its registry.
  const hasAuthorities = existsSync(authorities);
  if (hasAuthorities) {
    mkdirSync(join(local, "../..", dirname(authorities)), { recursive: true });
    copyFileSync(authorities, join(local, "../..", authorities));
  }
  const settings = [`cache=${npmCache}`, ...(hasAuthorities ? [`cafile=${authorities}`] : [])];
  writeFileSync(join(local, "etc/npmrc"), settings.join("\n"));
}

/**
 * Node as the registry has it for another architecture; nothing is built there.
 * @param {string} local the base's /usr/local
 * @param {Arch} arch
 */
async function addServer(local, arch) {
  const name = `node-linux-${arch === "amd64" ? "x64" : arch}@${version}`;
  const packed = await run("npm", ["pack", name, "--silent"], work);
  mkdirSync(join(local, "bin"), { recursive: true });
  const member = ["--strip-components=2", "package/bin/node"];
  await run("tar", ["-xzf", join(work, packed.trim()), "-C", join(local, "bin"), ...member]);
  rmSync(join(work, packed.trim()));
}

/** @param {Arch} arch */
async function makeFolder(arch) {
  const unfinished = `${folderOf(arch)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  // Packages of another architecture are unpacked, not set up.
  const how = arch === ownArch ? [] : ["--foreign", `--arch=${arch}`];
  await run("debootstrap", ["--variant=minbase", ...how, "bookworm", unfinished]);
  for (const left of ["debootstrap", "var/cache/apt/archives", "var/lib/apt/lists"])
    rmSync(join(unfinished, left), { recursive: true, force: true });
  // Unpacked within a container it may be a link.
  rmSync(join(unfinished, "proc"), { recursive: true });
  mkdirSync(join(unfinished, "proc"));
  const local = join(unfinished, "usr/local");
  await (arch === ownArch ? addBuilder(local) : addServer(local, arch));
  renameSync(unfinished, folderOf(arch));
}

/** @param {Arch} arch */
export async function provideBase(arch = ownArch) {
  const folder = folderOf(arch);
  if (!existsSync(folder)) await makeFolder(arch);
  // The tag has Node's version: another version needs another base.
  const name = `localhost/cairn-base-${arch}:${version}`;
  if ((await buildah("images", "--quiet", "--filter", `reference=${name}`)).trim() !== "")
    return { name, folder };
  const container = (await buildah("from", "--arch", arch, "scratch")).trim();
  await buildah("add", "--quiet", container, folder, "/");
  const path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  await buildah("config", "--env", path, "--arch", arch, container);
  await buildah("commit", "--quiet", "--rm", container, name);
  return { name, folder };
}
