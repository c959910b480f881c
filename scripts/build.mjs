import { root } from "./project-root.mjs";
import { runCommand, say } from "./setup/clear-stop.mjs";
import { prepare } from "./setup/prepare.mjs";

// `npm run build`: dist, as `npm start` makes it.

await runCommand(async () => {
  await prepare(root, { build: true }, () => say("dist is up to date"));
  return 0;
});
