import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build as rolldown } from "rolldown";
import { languages, sourceLanguage } from "../../domain/language.ts";
import { root } from "../project-root.mjs";
import { appBundle } from "./app-bundle.mjs";
import { serverBundle } from "./server-bundle.mjs";
import { wordsIn } from "./words.mjs";

// Makes dist, under the pinned Node: web and render by Vite, service worker and server by rolldown,
// and the cluster of a new embedded database.

// Read by the thread that draws pictures.
const cardFonts = "server/coaching/milestones/card/fonts";

// Never bundle React's development build, whatever the shell sets.
process.env.NODE_ENV = "production";

const dist = join(root, "dist");
const others = languages.filter((language) => language !== sourceLanguage);

await Promise.all([
  appBundle(dist),
  ...others.map((language) =>
    appBundle(join(dist, "languages", language), language, () => [wordsIn(language)]),
  ),
  rolldown(serverBundle(root)).then(() =>
    cp(join(root, cardFonts), join(dist, "server", "card-fonts"), { recursive: true }),
  ),
  promisify(execFile)(process.execPath, [join(root, "scripts", "build", "cluster.mjs")]),
]);
