import { inspect } from "node:util";
import { startPostgres } from "./postgres.mjs";
import { root } from "./project-root.mjs";
import { whenCallerEnds } from "./setup/caller.mjs";
import { ClearStop, runCommand, say } from "./setup/clear-stop.mjs";
import { prepare } from "./setup/prepare.mjs";
import { runStage } from "./suite/run-stage.mjs";
import { stages } from "./suite/stages.mjs";
import { provide, without } from "./suite/system.mjs";
import { verdict } from "./suite/verdict.mjs";

// `npm test` runs every stage; `npm test -- unit domain/day.test.ts` one of them, with the rest of
// the line handed to its tool. Plain Node from 20 on, because it runs before the packages are there.

/**
 * @typedef {import("./suite/stages.mjs").Stage} Stage
 * @typedef {import("./suite/stages.mjs").Need} Need
 * @typedef {import("./suite/verdict.mjs").Outcome} Outcome
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, rest: string[], missing: Need[], stopping: AbortSignal }} Setting
 */

/**
 * @param {Stage} stage
 * @param {Setting} setting
 * @returns {Promise<Omit<Outcome, "name" | "seconds">>}
 */
async function outcomeOf(stage, setting) {
  const lacking = (/** @type {Need[] | undefined} */ needs) =>
    needs?.find((need) => setting.missing.includes(need));
  const needed = lacking(stage.needs);
  if (needed !== undefined) return { skipped: without(needed) };
  const wanted = lacking(stage.wants);
  const partly = wanted === undefined ? {} : { skipped: `in part: ${without(wanted)}` };
  if (!stage.builds) return { counts: await runStage(stage, { root, ...setting }), ...partly };
  const release = await prepare(root, { build: true }, ({ holdWhile }) => holdWhile(process.pid));
  return { counts: await runStage(stage, { root, ...setting }).finally(release), ...partly };
}

// A build that failed has said why; the other stages still have something to say.
/**
 * @param {unknown} error
 * @returns {Omit<Outcome, "name" | "seconds">}
 */
function failedOutcome(error) {
  const message = error instanceof ClearStop ? error.message : inspect(error);
  console.error(message);
  const troubles = [{ kind: /** @type {const} */ ("failed"), where: "", message }];
  return { counts: { passed: 0, failed: 1, skipped: 0, troubles } };
}

/**
 * @param {Stage} stage
 * @param {Setting} setting
 * @returns {Promise<Outcome>}
 */
async function timed(stage, setting) {
  console.log(`\n== ${stage.title}`);
  const began = Date.now();
  const outcome = await outcomeOf(stage, setting).catch(failedOutcome);
  if (outcome.skipped !== undefined) say(`skipped ${outcome.skipped}`);
  return { name: stage.name, seconds: (Date.now() - began) / 1000, ...outcome };
}

/**
 * @param {Stage[]} chosen
 * @param {Setting} setting
 */
async function runAll(chosen, setting) {
  const outcomes = [];
  for (const stage of chosen) {
    if (!setting.stopping.aborted) outcomes.push(await timed(stage, setting));
  }
  return outcomes;
}

/** @param {string[]} args */
function asked(args) {
  const names = args.filter((arg) => stages.some((stage) => stage.name === arg));
  const chosen = names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name));
  return { chosen, rest: args.filter((arg) => !names.includes(arg)) };
}

function stopSignal() {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop.abort());
  whenCallerEnds(() => stop.abort());
  return stop.signal;
}

await runCommand(async () => {
  const { chosen, rest } = asked(process.argv.slice(2));
  const node = await prepare(root, { build: false }, (prepared) => prepared.node);
  const missing = provide([
    ...new Set(chosen.flatMap(({ needs = [], wants = [] }) => [...needs, ...wants])),
  ]);
  const stopping = stopSignal();
  const useful =
    chosen.some((stage) => stage.wants?.includes("postgres")) && !missing.includes("postgres");
  const postgres = useful ? await startPostgres() : undefined;
  // React's and vitest's development halves are what the tests need, whatever the shell says.
  const { NODE_ENV: _, ...env } = process.env;
  if (postgres) env["CAIRN_TEST_POSTGRES"] = postgres.url;
  try {
    const outcomes = await runAll(chosen, { node, env, rest, missing, stopping });
    const { lines, failed } = verdict(outcomes, process.env["CI"] === "true");
    console.log(`\n== summary\n${lines.join("\n")}`);
    return failed > 0 || stopping.aborted ? 1 : 0;
  } finally {
    await postgres?.stop();
  }
});
