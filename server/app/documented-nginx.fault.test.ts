import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { asDeployed, ended, freePort, startBuilt } from "./fixtures/built-server.fixture.ts";
import { followAs, type LiveView } from "./fixtures/live-view.fixture.ts";
import { loadedPeople } from "./fixtures/loaded-people.fixture.ts";
import { lacks, startProxy, type Proxy } from "./fixtures/documented-proxy.fixture.ts";
import { steadyLoad } from "./fixtures/steady-load.fixture.ts";

const PER_SECOND = 100;
const FOLLOWERS = 3;
const HELD_UP_MS = 100;
const ROUNDS = rounds(2, 1);

let nginx: Proxy | undefined;

afterEach(async () => {
  await nginx?.close();
  nginx = undefined;
});

describe.skipIf(lacks("nginx"))("the nginx of docs/proxies.md", () => {
  describeOnPostgres("before two servers, each restarted under load", (open) => {
    it("loses no request, and lets live streams through at once", async () => {
      const db = await open();
      const members = await loadedPeople(db, 10);
      const ports = [await freePort(), await freePort()] as const;
      const children = new Map<number, ChildProcess>();
      const start = async (port: number) => {
        const deployed = { ...asDeployed, PORT: String(port), TRUSTED_PROXY: "127.0.0.1" };
        children.set(port, await startBuilt(await addressOf(db), deployed));
      };
      for (const port of ports) await start(port);
      nginx = await startProxy("nginx", ports);

      const { port: proxied } = nginx;
      const views = members.slice(0, FOLLOWERS).map(({ cookie }) => followAs(proxied, cookie));
      const load = steadyLoad(proxied, members, PER_SECOND);
      await pause(500);
      for (const port of Array.from({ length: ROUNDS }, () => ports).flat()) {
        expect(await toldWhileHeldUp(children.get(port)!)).toBe(0);
        // A supervisor's restart delay.
        await pause(500);
        await start(port);
        await pause(500);
      }
      await load.stop();

      expect(load.failures).toEqual([]);
      expect(load.sent).toBeGreaterThan(PER_SECOND);
      expect(nginx.errors()).not.toContain("no live upstreams");
      await toldOf(views, (index) => load.stepsOf(members[index]!.goalId));
    });
  });
});

/** A busy machine: the signal is pending while the process is stopped and the kernel accepts connections. */
async function toldWhileHeldUp(child: ChildProcess): Promise<number | null> {
  child.kill("SIGSTOP");
  await pause(HELD_UP_MS);
  const end = ended(child, "SIGTERM");
  child.kill("SIGCONT");
  return end;
}

async function toldOf(views: readonly LiveView[], promised: (index: number) => number) {
  for (const [index, view] of views.entries()) {
    await expect.poll(() => view.values.get([...view.values.keys()][0]!)).toBe(promised(index));
    await view.leave();
    expect(view.failures).toEqual([]);
  }
}
