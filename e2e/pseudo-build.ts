import { join } from "node:path";
import { argv, exit } from "node:process";
import { build as rolldown } from "rolldown";
import { sourceLanguage } from "#domain/language.ts";
import { appBundle } from "../scripts/build/app-bundle.mjs";
import { everybodys, pseudoTranslations } from "../scripts/build/pseudo-words.mjs";
import { serverBundle } from "../scripts/build/server-bundle.mjs";
import { wordsIn } from "../scripts/build/words.mjs";
import { root } from "../scripts/project-root.mjs";
import { copiedBuild } from "./other-build.ts";

// `node e2e/pseudo-build.ts FOLDER LANGUAGE`: a build whose people all have a pseudo-language (decision 71).

const [, , folder, language] = argv;
if (folder === undefined || language === undefined) exit(2);
process.env.NODE_ENV = "production";
const dist = await copiedBuild(folder, ["web", "render", "server/card-fonts"]);
const server = serverBundle(root, [sourceLanguage, language]);
await Promise.all([
  appBundle(join(dist, "languages", language), language, () => [
    wordsIn(language),
    pseudoTranslations(language),
  ]),
  rolldown({
    ...server,
    plugins: [server.plugins, everybodys(language), pseudoTranslations(language)],
    output: { ...server.output, dir: join(dist, "server"), cleanDir: false },
  }),
]);
