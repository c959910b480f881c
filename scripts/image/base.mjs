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

// A substitute for the registry's Node image where none can be pulled: a small Debian with this Node.

/** The tag has Node's version: another version needs another base. */
const name = `localhost/cairn-base:${process.versions.node}`;
const folder = join(work, `base-${process.versions.node}`);
const authorities = "/etc/ssl/certs/ca-certificates.crt";

/** npm's cache in the image. */
export const npmCache = "/var/cache/npm";

/** `npm run` sets npm's path. */
async function npmFolder() {
  const { npm_execpath: script } = process.env;
  if (script !== undefined && existsSync(script)) return dirname(dirname(script));
  return join((await run("npm", ["root", "--global"])).trim(), "npm");
}

async function makeFolder() {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await run("debootstrap", ["--variant=minbase", "bookworm", unfinished]);
  for (const left of ["var/cache/apt/archives", "var/lib/apt/lists"])
    rmSync(join(unfinished, left), { recursive: true });
  const local = join(unfinished, "usr/local");
  copyFileSync(process.execPath, join(local, "bin/node"));
  cpSync(await npmFolder(), join(local, "lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  // This machine's certificate authorities, for its registry.
  const hasAuthorities = existsSync(authorities);
  if (hasAuthorities) {
    mkdirSync(join(unfinished, dirname(authorities)), { recursive: true });
    copyFileSync(authorities, join(unfinished, authorities));
  }
  const settings = [`cache=${npmCache}`, ...(hasAuthorities ? [`cafile=${authorities}`] : [])];
  writeFileSync(join(local, "etc/npmrc"), settings.join("\n"));
  renameSync(unfinished, folder);
}

export async function provideBase() {
  if (!existsSync(folder)) await makeFolder();
  if ((await buildah("images", "--quiet", "--filter", `reference=${name}`)).trim() !== "")
    return { name, folder };
  const container = (await buildah("from", "scratch")).trim();
  await buildah("add", "--quiet", container, folder, "/");
  const path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  await buildah("config", "--env", path, container);
  await buildah("commit", "--quiet", "--rm", container, name);
  return { name, folder };
}
