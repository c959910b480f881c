import { runBuilt } from "./setup/built-command.mjs";

// `npm run backup -- FILE`: one file that either engine can be restored from.

await runBuilt("backup");
