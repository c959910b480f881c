import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { provide, without } from "./system.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-system-"));
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

// A Debian whose apt-get succeeds.
function debian({ ours = true, works = true, forTests = false } = {}) {
  const there = new Set<string>();
  const asked: string[][] = [];
  const clusterSettings = join(folder, "postgresql-common", "createcluster.conf");
  const apt = (args: string[]) => {
    asked.push(args);
    if (works) for (const arg of args) there.add(arg);
    return { ok: works, error: "no network" };
  };
  const has = {
    postgres: () => there.has("postgresql"),
    nginx: () => there.has("nginx"),
    haproxy: () => there.has("haproxy"),
    caddy: () => there.has("caddy"),
    pooler: () => there.has("pgbouncer"),
    chromium: () => there.has("chromium"),
    firefox: () => there.has("firefox-esr"),
    webkit: () => there.has("webkit2gtk-driver") && there.has("xvfb"),
    image: () => there.has("buildah") && there.has("debootstrap") && there.has("runc"),
    emulator: () => there.has("qemu-user-static"),
    systemd: () => there.has("systemd"),
    compose: () => there.has("docker-compose"),
  };
  const hasHeadlessShell = () => there.has("chromium-headless-shell");
  return { there, asked, clusterSettings, apt, has, hasHeadlessShell, ours, forTests };
}

test("as root on Debian it installs what is missing, without a cluster", () => {
  const system = debian();
  expect(provide(["postgres", "chromium"], system)).toEqual([]);
  expect(system.asked[0]).toEqual(["update"]);
  expect(system.asked[1]?.slice(-2)).toEqual(["postgresql", "chromium"]);
  expect(readFileSync(system.clusterSettings, "utf8")).toContain("create_main_cluster = false");
});

test("a server that its package would start is asked for, and installed in CI alone", () => {
  const system = debian();
  expect(provide(["nginx"], system)).toEqual(["nginx"]);
  expect(system.asked).toEqual([]);
  expect(provide(["nginx"], debian({ forTests: true }))).toEqual([]);
  expect(without("nginx")).toMatch(/^no nginx found here, install it by: /);
});

test("what is there is not installed again", () => {
  const system = debian();
  system.there.add("postgresql");
  expect(provide(["postgres", "chromium"], system)).toEqual([]);
  expect(system.asked[1]).not.toContain("postgresql");
  const { length } = system.asked;
  expect(provide(["postgres", "chromium"], system)).toEqual([]);
  expect(system.asked).toHaveLength(length);
});

test("beside a Chromium it installs the headless shell, and does without where there is none", () => {
  const system = debian();
  system.there.add("chromium");
  expect(provide(["chromium"], system)).toEqual([]);
  expect(system.asked).toEqual([expect.arrayContaining(["install", "chromium-headless-shell"])]);
  const offline = debian({ works: false });
  offline.there.add("chromium");
  expect(provide(["chromium"], offline)).toEqual([]);
});

test("elsewhere it installs nothing and names the line", () => {
  const system = debian({ ours: false });
  expect(provide(["chromium"], system)).toEqual(["chromium"]);
  expect(system.asked).toEqual([]);
  expect(without("chromium")).toMatch(/^no Chromium found here, install it by: .+ chromium$/);
});

test("what takes several packages has them all, in one go with the others", () => {
  const system = debian();
  expect(provide(["firefox", "webkit"], system)).toEqual([]);
  expect(system.asked[1]?.slice(-3)).toEqual(["firefox-esr", "webkit2gtk-driver", "xvfb"]);
  expect(without("webkit")).toMatch(/ install it by: .+ webkit2gtk-driver xvfb$/);
});

test("what apt-get could not install stays missing", () => {
  expect(provide(["postgres"], debian({ works: false }))).toEqual(["postgres"]);
});
