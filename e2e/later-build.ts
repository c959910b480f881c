import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { build as rolldown } from "rolldown";
import { build as vite, type Plugin } from "vite";
import { workerBundle } from "../scripts/build/service-worker.mjs";
import { root } from "../scripts/project-root.mjs";

// `node e2e/later-build.ts FOLDER`: the build of a later release, made there of the same sources but for the texts below. The
// server is that of dist, which stays as it is.

/** In the first script, in a page's, and in the document without a server: each in a file of its own. */
const texts: readonly (readonly [file: string, text: string])[] = [
  ["web/client/sign-out.tsx", "Sign Out"],
  ["web/email/email-preferences-page.tsx", "<h1>Email Settings"],
  ["web/app/offline-screen.tsx", "<h1>You're offline"],
];

function laterTexts(): Plugin {
  const left = new Map(texts.map(([file, text]) => [join(root, file), text]));
  return {
    name: "later-texts",
    enforce: "pre",
    transform(source, id) {
      const text = left.get(id);
      if (text === undefined || !source.includes(text)) return undefined;
      left.delete(id);
      return { code: source.replace(text, `${text} (later)`), map: null };
    },
    buildEnd() {
      if (left.size > 0) throw new Error(`${[...left.keys()].join(", ")}: its text is not there.`);
    },
  };
}

const [, , folder] = argv;
if (folder === undefined) exit(2);
process.env.NODE_ENV = "production";
const web = join(folder, "dist", "web");
const config = { root, configFile: join(root, "vite.config.ts"), mode: "production" };
const to = (outDir: string) => ({ outDir, emptyOutDir: true });

await Promise.all([
  vite({ ...config, plugins: [laterTexts()], build: to(web) }).then(async () =>
    rolldown(await workerBundle(root, web)),
  ),
  vite({
    ...config,
    plugins: [laterTexts()],
    build: { ...to(join(folder, "dist", "render")), ssr: "web/app/entry-server.tsx" },
  }),
  cp(join(root, "dist", "server"), join(folder, "dist", "server"), { recursive: true }),
  cp(join(root, "dist", "cluster.tar.gz"), join(folder, "dist", "cluster.tar.gz")),
  cp(join(root, "dist", "cluster.key"), join(folder, "dist", "cluster.key")),
  // What the server does not bring along itself.
  symlink(join(root, "node_modules"), join(folder, "node_modules")),
  cp(join(root, "package.json"), join(folder, "package.json")),
]);
