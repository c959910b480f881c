import { fileURLToPath } from "node:url";
import type { Render } from "#contract/view.ts";
import { limits } from "#domain/limits.ts";
import { ConfigError, configOf, type Config } from "#server/platform/config.ts";
import type { FirstAdmin } from "#server/admin/first-admin.ts";
import { jsonLog } from "#server/platform/log.ts";
import { reasonOf } from "#server/platform/reason-of.ts";
import { startFault } from "#server/platform/start-fault.ts";
import { serve, type Running } from "#server/app/main.ts";

// The built server lies in dist/server, beside dist/render and dist/web.
const here = new URL(".", import.meta.url);

async function loadRender(): Promise<Render> {
  const module = (await import(new URL("../render/entry-server.js", here).href)) as {
    render: Render;
  };
  return module.render;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(lines: readonly string[], what = "Cairn cannot start"): never {
  for (const line of lines) process.stderr.write(`${what}: ${line}\n`);
  process.exit(1);
}

function end(error: Error): never {
  fail([reasonOf(error)], "Cairn has to end");
}

function checkedConfig(): Config {
  try {
    return configOf(process.env);
  } catch (error) {
    return fail(error instanceof ConfigError ? error.problems : [reasonOf(error)]);
  }
}

function tellFirstAdmin({ email, password }: FirstAdmin, address: string): void {
  say(`Admin: ${address}/admin/login`);
  say(`  email     ${email}`);
  say(`  password  ${password}`);
  say("Keep it: it is not shown again. 'npm run admin -- reset EMAIL' makes a new one.");
}

function tellSetUp(code: string, address: string): void {
  say(`Set up Cairn: ${address}/set-up`);
  say(`  code      ${code}`);
  say(
    `It works once, for ${limits.setUpMinutes} minutes. A new start prints another while there is no admin.`,
  );
}

function tellReady(config: Config, { port, firstAdmin, setUpCode }: Running): void {
  const address =
    config.publicUrl.port === "0" ? `http://localhost:${port}` : config.publicUrl.origin;
  say(`Cairn is ready: ${address}`);
  if (config.smtp === null) say(`Mail stays on this machine: read it at ${address}/mailbox`);
  if (firstAdmin) tellFirstAdmin(firstAdmin, address);
  if (setUpCode !== null) tellSetUp(setUpCode, address);
  if (config.linkedin || config.mode === "production") return;
  say(
    "Sign in: open that address and choose 'Sign in with LinkedIn'. Without LinkedIn credentials it",
  );
  say(
    "leads to the built-in stand-in, where you pick one of the demo people. Nothing leaves this machine.",
  );
}

/** What asks a running server to stop: a second asking, once a second has passed, does not wait for what is under way. */
function stopOnce(running: Running): () => void {
  let askedAt: number | undefined;
  return () => {
    // One Ctrl-C arrives twice, from the terminal and from `npm start`: only a later one asks to stop at once.
    if (askedAt !== undefined) return Date.now() - askedAt > 1000 ? process.exit(1) : undefined;
    askedAt = Date.now();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}

// A mistake of ours outside any request: what this process still holds in memory is not to be trusted, and all that it
// acknowledged is in the database. Whoever watches over it starts it anew (threats F18).
function endOnUncaught(): void {
  const log = jsonLog("error", (line) => process.stderr.write(line), Date.now);
  process.on("uncaughtException", (error, origin) => {
    log.error("process.failed", error, { origin });
    process.exit(1);
  });
}

/** Serves, as the environment says, and hands over what stops it from then on. */
export async function runServer(whenServing: (stop: () => void) => void): Promise<void> {
  endOnUncaught();
  const config = checkedConfig();
  try {
    const render = await loadRender();
    const webFolder = fileURLToPath(new URL("../web", here));
    const template = fileURLToPath(new URL("../cluster.tar.gz", here));
    const running = await serve(config, { render, webFolder, template, onFatal: end });
    whenServing(stopOnce(running));
    tellReady(config, running);
  } catch (error) {
    fail([startFault(error, config)]);
  }
}
