import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { findTestChromium, headlessShell } from "../chromium.mjs";
import { findServer } from "../find-server.mjs";
import { findFirefox, hasWebkit } from "../engines.mjs";
import { hasCompose, hasEmulator, hasImageTools, hasSystemd } from "../image/tools.mjs";
import { findPostgres } from "../postgres.mjs";
import { say } from "../setup/clear-stop.mjs";

/**
 * @typedef {import("./stages.mjs").Need} Need
 * @typedef {object} System
 * @property {Record<Need, () => boolean>} has
 * @property {() => boolean} hasHeadlessShell
 * @property {boolean} ours whether installing is ours to do: root on Debian
 * @property {boolean} forTests whether the machine is there for nothing else, and nothing may be skipped: CI
 * @property {string} clusterSettings read by Debian's package when it is installed
 * @property {(args: string[]) => { ok: boolean, error: string }} apt
 */

/** @type {Record<Need, { title: string, debian: string, brew?: string, starts?: true }>} `starts`: its package does */
const lent = {
  postgres: { title: "PostgreSQL 15 or newer", debian: "postgresql", brew: "postgresql@17" },
  nginx: { title: "nginx", debian: "nginx", brew: "nginx", starts: true },
  haproxy: { title: "HAProxy", debian: "haproxy", brew: "haproxy", starts: true },
  caddy: { title: "Caddy", debian: "caddy", brew: "caddy", starts: true },
  pooler: { title: "PgBouncer", debian: "pgbouncer", brew: "pgbouncer", starts: true },
  chromium: { title: "Chromium", debian: "chromium", brew: "--cask chromium" },
  firefox: { title: "Firefox", debian: "firefox-esr", brew: "--cask firefox" },
  webkit: { title: "WebKitGTK with its driver, or Xvfb,", debian: "webkit2gtk-driver xvfb" },
  image: { title: "buildah, debootstrap and runc, for root,", debian: "buildah debootstrap runc" },
  emulator: { title: "emulator of other platforms (QEMU)", debian: "qemu-user-static" },
  systemd: { title: "systemd-analyze", debian: "systemd" },
  compose: { title: "docker-compose", debian: "docker-compose" },
};

/**
 * Why a stage is skipped, and the remedy.
 * @param {Need} need
 */
export function without(need) {
  const { title, debian, brew } = lent[need];
  const install =
    process.platform === "darwin" && brew
      ? `brew install ${brew}`
      : `sudo apt-get install ${debian}`;
  return `no ${title} found here, install it by: ${install}`;
}

function rootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr, error } = spawnSync("apt-get", args, { env, encoding: "utf8" });
  return { ok: status === 0, error: error?.message ?? stderr };
}

/** @returns {System} */
function thisSystem() {
  return {
    has: {
      postgres: () => findPostgres() !== undefined,
      nginx: () => findServer("nginx") !== undefined,
      haproxy: () => findServer("haproxy") !== undefined,
      caddy: () => findServer("caddy") !== undefined,
      pooler: () => findServer("pgbouncer") !== undefined,
      chromium: () => findTestChromium() !== undefined,
      firefox: () => findFirefox() !== undefined,
      webkit: hasWebkit,
      image: hasImageTools,
      emulator: hasEmulator,
      systemd: hasSystemd,
      compose: hasCompose,
    },
    hasHeadlessShell: () => existsSync(headlessShell),
    ours: rootOnDebian(),
    forTests: process.env["CI"] === "true",
    clusterSettings: "/etc/postgresql-common/createcluster.conf",
    apt,
  };
}

/**
 * Installs what is missing where allowed; returns what is still missing.
 * @param {Need[]} needs
 * @param {System} [system]
 * @returns {Need[]}
 */
export function provide(needs, system = thisSystem()) {
  const missing = needs.filter((need) => !system.has[need]());
  if (!system.ours) return missing;
  // Packages that start a service on a well-known port are installed only on machines for tests.
  const quiet = missing.filter((need) => system.forTests || !lent[need].starts);
  if (quiet.length > 0) installAll(quiet, system);
  if (needs.includes("chromium") && !system.hasHeadlessShell()) installHeadlessShell(system);
  return missing.filter((need) => !system.has[need]());
}

/**
 * Optional: tests are faster in it.
 * @param {System} system
 */
function installHeadlessShell(system) {
  say("installing chromium-headless-shell with apt-get...");
  const installed = () => system.apt(["install", ...quietly, "chromium-headless-shell"]).ok;
  if (!installed() && !(system.apt(["update"]).ok && installed()))
    say("there is none: Chromium itself will do");
}

const quietly = ["-y", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold"];

/**
 * @param {Need[]} missing
 * @param {System} system
 */
function installAll(missing, system) {
  const packages = missing.flatMap((need) => lent[need].debian.split(" "));
  say(`installing ${packages.join(" and ")} with apt-get...`);
  if (missing.includes("postgres")) refuseCluster(system.clusterSettings);
  for (const args of [["update"], ["install", ...quietly, ...packages]]) {
    const { ok, error } = system.apt(args);
    if (!ok) return say(`apt-get ${args[0]} failed: ${error}`);
  }
}

// Otherwise the package creates and starts a cluster.
/** @param {string} settings */
function refuseCluster(settings) {
  if (existsSync(settings)) return;
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, "create_main_cluster = false\n");
}
