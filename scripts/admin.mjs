import { runBuilt } from "./setup/built-command.mjs";

// `npm run admin -- create|reset|unlock|list EMAIL`: admin accounts.

await runBuilt("admin");
