import { argv, exit } from "node:process";
import { pseudoIn, type PseudoLanguage } from "../scripts/build/pseudo-words.mjs";
import { otherBuild } from "./other-build.ts";

// `node e2e/pseudo-build.ts FOLDER LANGUAGE`: the build in a pseudo-language, made there (decision 71).

const [, , folder, language] = argv;
if (folder === undefined || language === undefined) exit(2);
await otherBuild(folder, language, () => [pseudoIn(language as PseudoLanguage)]);
