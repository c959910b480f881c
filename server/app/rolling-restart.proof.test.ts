import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { asDeployed, ended, freePort, startBuilt } from "./fixtures/built-server.fixture.ts";
import { followAs } from "./fixtures/live-view.fixture.ts";
import { loadedPeople, valuesOf } from "./fixtures/loaded-people.fixture.ts";
import { roundRobin } from "./fixtures/round-robin.fixture.ts";
import { steadyLoad } from "./fixtures/steady-load.fixture.ts";

const PER_SECOND = 100;
const PEOPLE = 10;
const FOLLOWERS = 4;
const ROUNDS = rounds(2, 1);

describeOnPostgres("two servers behind a proxy, each restarted under load", (open) => {
  it("fail no request and lose no write, and live streams come back and catch up", async () => {
    const db = await open();
    const members = await loadedPeople(db, PEOPLE);
    const url = await addressOf(db);
    const ports = [await freePort(), await freePort()];
    const children = new Map<number, ChildProcess>();
    const start = async (port: number) => {
      const child = await startBuilt(url, { ...asDeployed, PORT: String(port) });
      children.set(port, child);
    };
    // Sequential, as a deployment migrates.
    const proxy = await roundRobin(ports);
    for (const port of ports) {
      await start(port);
      await proxy.inRotation(port);
    }
    const views = members.slice(0, FOLLOWERS).map(({ cookie }) => followAs(proxy.port, cookie));
    const load = steadyLoad(proxy.port, members, PER_SECOND);
    await pause(500);

    const codes: (number | null)[] = [];
    for (const port of Array.from({ length: ROUNDS }, () => ports).flat()) {
      codes.push(await ended(children.get(port)!, "SIGTERM"));
      await start(port);
      await proxy.inRotation(port);
      await pause(300);
    }
    await load.stop();

    expect(load.failures).toEqual([]);
    expect(load.sent).toBeGreaterThan(PER_SECOND);
    expect(codes).toEqual(codes.map(() => 0));
    const values = await valuesOf(db);
    const promised = members.map(({ goalId }) => load.stepsOf(goalId));
    expect(members.map(({ goalId }) => values.get(goalId))).toEqual(promised);
    // Each restart ends the streams of one process.
    expect(views.reduce((sum, { opened }) => sum + opened, 0)).toBeGreaterThan(FOLLOWERS);
    for (const [index, view] of views.entries()) {
      await expect.poll(() => view.values.get(members[index]!.goalId)).toBe(promised[index]);
      await view.leave();
      expect(view.failures).toEqual([]);
    }
    proxy.close();
  });
});
