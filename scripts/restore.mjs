import { runBuilt } from "./setup/built-command.mjs";

// `npm run restore -- FILE`: a backup into an empty database.

await runBuilt("restore");
