import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Renderer } from "#contract/view.ts";
import { sourceLanguage, type Language } from "#domain/language.ts";
import { ConfigError, configOf, type Config } from "#server/platform/config/config.ts";
import { engineOf } from "#server/platform/db/database.ts";
import { jsonLog } from "#server/platform/log.ts";
import { reasonOf } from "#server/platform/reason-of.ts";
import { startFault } from "#server/platform/start-fault.ts";
import type { Build, Running } from "#server/app/main.ts";
import { startWords } from "./start-words.ts";

// The built server is in dist/server, beside dist/render and dist/web.
const here = new URL(".", import.meta.url);

async function buildOf(language: Language): Promise<Build> {
  const folder = new URL(language === sourceLanguage ? "../" : `../languages/${language}/`, here);
  const module = (await import(new URL("render/entry-server.js", folder).href)) as Renderer;
  const { lang, render, titleOf } = module;
  return { lang, render, titleOf, webFolder: fileURLToPath(new URL("web", folder)) };
}

function loadBuilds({ languages }: Config): Promise<Build[]> {
  const needed = new Set<Language>([sourceLanguage, ...languages]);
  return Promise.all([...needed].map(buildOf));
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

function stopOnce(running: Running): () => void {
  let askedAt: number | undefined;
  return () => {
    // One Ctrl-C arrives twice, from the terminal and from `npm start`; only a later one ends at once.
    if (askedAt !== undefined) return Date.now() - askedAt > 1000 ? process.exit(1) : undefined;
    askedAt = Date.now();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}

// Memory can't be trusted after an uncaught error; the supervisor restarts the process (threats F18).
function endOnUncaught(): void {
  const log = jsonLog("error", (line) => process.stderr.write(line), Date.now);
  process.on("uncaughtException", (error, origin) => {
    log.error("process.failed", error, { origin });
    process.exit(1);
  });
}

export async function runServer(whenServing: (stop: () => void) => void): Promise<void> {
  endOnUncaught();
  const config = checkedConfig();
  const log = jsonLog(config.logLevel, (line) => process.stderr.write(line), Date.now);
  try {
    // The embedded engine is slowest to start and has its own thread: begin before loading the server.
    const open = await engineOf(config.databaseUrl);
    const opening = open({
      url: config.databaseUrl,
      direct: config.databaseDirectUrl ?? undefined,
      template: fileURLToPath(new URL("../cluster.tar.gz", here)),
      log: (line, error) => log.error(line, error),
      onFatal: end,
    });
    // `serve` awaits it and reports the failure.
    opening.catch(() => {});
    await nextTurn();
    const [{ serve }, builds] = await Promise.all([
      import("#server/app/main.ts"),
      loadBuilds(config),
    ]);
    const running = await serve(config, { opening, log, builds });
    whenServing(stopOnce(running));
    process.stdout.write(`${startWords(config, running).join("\n")}\n`);
  } catch (error) {
    fail([startFault(error, config)]);
  }
}
