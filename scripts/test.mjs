import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { findServer } from "./find-server.mjs";
import { startPostgres } from "./postgres.mjs";
import { root } from "./project-root.mjs";
import { whenCallerEnds } from "./setup/caller.mjs";
import { ClearStop, runCommand } from "./setup/clear-stop.mjs";
import { prepare } from "./setup/prepare.mjs";
import { runStage } from "./suite/run-stage.mjs";
import { asked } from "./suite/stages.mjs";
import { provide, without } from "./suite/system.mjs";
import { verdict } from "./suite/verdict.mjs";

// `npm test` runs every stage, `npm test -- unit` one, `npm test -- domain/day.test.ts` the tests of a path.
// Plain Node 20 or later: it runs before the packages are installed.

/**
 * @typedef {import("./suite/stages.mjs").Stage} Stage
 * @typedef {import("./suite/stages.mjs").Need} Need
 * @typedef {import("./suite/verdict.mjs").Outcome} Outcome
 * @typedef {import("./suite/run-stage.mjs").Run & { missing: Need[] }} Setting
 */

/**
 * @param {Stage} stage
 * @param {Setting} setting
 * @returns {Promise<Pick<Outcome, "report" | "skipped">>}
 */
async function outcomeOf(stage, setting) {
  const lacking = (/** @type {Need[]} */ needs) =>
    needs.find((need) => setting.missing.includes(need));
  const needed = lacking(stage.needs ?? []);
  if (needed !== undefined) return { skipped: without(needed) };
  const wanted = lacking(stage.wants ?? []);
  const partly = wanted === undefined ? {} : { skipped: `in part: ${without(wanted)}` };
  if (stage.builds) await build();
  return { report: await runStage(stage, setting), ...partly };
}

/** @type {Promise<unknown> | undefined} */
let built;

/** Once for all stages; held until this process ends. */
function build() {
  built ??= prepare(root, { build: true }, ({ holdWhile }) => holdWhile(process.pid));
  return built;
}

// A failed build has printed why; other stages still run.
/**
 * @param {unknown} error
 * @returns {Pick<Outcome, "report">}
 */
function failedOutcome(error) {
  const message = error instanceof ClearStop ? error.message : inspect(error);
  console.error(message);
  return { report: { passed: 0, troubles: [{ kind: "failed", where: "", message }] } };
}

/**
 * @param {Stage} stage
 * @param {Setting} setting
 * @returns {Promise<Outcome>}
 */
async function timed(stage, setting) {
  const began = Date.now();
  const outcome = await outcomeOf(stage, setting).catch(failedOutcome);
  return { name: stage.name, seconds: (Date.now() - began) / 1000, ...outcome };
}

/**
 * In order; stages marked `beside` run with the one before.
 * @param {Stage[]} chosen
 * @param {Setting} setting
 * @returns {Promise<Outcome[]>}
 */
async function runAll(chosen, setting) {
  const outcomes = [];
  for (const [first, ...others] of groupsOf(chosen)) {
    if (first === undefined || setting.stopping.aborted) break;
    const shown = others.map((stage) => {
      /** @type {string[]} */
      const printed = [];
      const show = (/** @type {string} */ text) => void printed.push(text);
      return { stage, printed, outcome: timed(stage, { ...setting, show }) };
    });
    console.log(`\n== ${first.title}`);
    outcomes.push(await timed(first, setting));
    for (const { stage, printed, outcome } of shown) {
      outcomes.push(await outcome);
      console.log(`\n== ${stage.title}\n${printed.join("")}`);
    }
  }
  return outcomes;
}

/** @param {Stage[]} chosen */
function groupsOf(chosen) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of chosen) {
    const last = groups.at(-1);
    if (stage.beside && last !== undefined) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * In memory where there is enough: each embedded database is a thousand files that are flushed.
 * Undefined: use the system's.
 */
function folderInMemory() {
  const memory = "/dev/shm";
  if (process.platform !== "linux") return undefined;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < 6e9) return undefined;
    const folder = mkdtempSync(join(memory, "cairn-test-"));
    // PostgreSQL has a folder here, and its own user where this one is root.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}

function stopSignal() {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop.abort());
  whenCallerEnds(() => stop.abort());
  return stop.signal;
}

/** @type {("nginx" | "haproxy" | "caddy")[]} */
const proxies = ["nginx", "haproxy", "caddy"];

await runCommand(async () => {
  const { chosen, rest } = asked(process.argv.slice(2));
  const node = await prepare(root, { build: false }, (prepared) => prepared.node);
  const uses = chosen.flatMap(({ needs = [], wants = [] }) => [...needs, ...wants]);
  const missing = provide([...new Set(uses)]);
  const stopping = stopSignal();
  const folder = uses.length > 0 ? folderInMemory() : undefined;
  if (folder !== undefined) process.env["TMPDIR"] = folder;
  const useful = uses.includes("postgres") && !missing.includes("postgres");
  const postgres = useful ? await startPostgres() : undefined;
  // Tests need the development builds of React and vitest, whatever the shell sets.
  const { NODE_ENV: _, ...env } = process.env;
  if (postgres) env["CAIRN_TEST_POSTGRES"] = postgres.url;
  // Statements that tests send to PostgreSQL, for the replay on the embedded engine.
  const statements = mkdtempSync(join(tmpdir(), "cairn-statements-"));
  if (chosen.some(({ name }) => name === "replay")) env["CAIRN_TEST_STATEMENTS"] = statements;
  for (const name of proxies) {
    const program = findServer(name);
    if (program) env[`CAIRN_TEST_${name.toUpperCase()}`] = program;
  }
  try {
    const outcomes = await runAll(chosen, { node, env, rest, missing, stopping });
    const { lines, failed } = verdict(outcomes, process.env["CI"] === "true");
    console.log(`\n== summary\n${lines.join("\n")}`);
    return failed > 0 || stopping.aborted || chosen.length === 0 ? 1 : 0;
  } finally {
    await postgres?.stop();
    rmSync(statements, { recursive: true, force: true });
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
});
