import { runBuilt } from "./setup/built-command.mjs";

// `npm run seed`: seed data for development.

await runBuilt("seed");
