import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { PUBLIC_ORIGIN } from "#server/app/fixtures/built-server.fixture.ts";
import { roundRobin } from "#server/app/fixtures/round-robin.fixture.ts";
import { loadedPeople, valuesOf } from "#server/app/fixtures/loaded-people.fixture.ts";
import { steadyLoad } from "#server/app/fixtures/steady-load.fixture.ts";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { freePort } from "../free-port.mjs";
import { serviceOf, withPostgres } from "./compose.ts";
import { deployed, newVolume, startContainer } from "./container.fixture.ts";
import type { Container } from "./container.ts";

// Threats F15.

const PER_SECOND = 50;
const PEOPLE = 6;
/** As the compose files name them. */
function secretsWith(contents: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "cairn-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(contents)) writeFileSync(join(folder, name), text);
  return folder;
}

describeOnPostgres(
  "two containers on one PostgreSQL, each stopped by SIGTERM under load",
  (open) => {
    it("lose no request and no write, and end within their grace", async () => {
      const db = await open();
      const members = await loadedPeople(db, PEOPLE);
      const service = serviceOf({ PUBLIC_URL: PUBLIC_ORIGIN }, withPostgres);
      const secrets = secretsWith({
        database_url: await addressOf(db),
        secret_key: "only-for-this-test-on-loopback-00\n",
      });
      const ports = [await freePort(), await freePort()];
      const proxy = await roundRobin(ports);
      const containers = new Map<number, Container>();
      const start = async (port: number) => {
        const container = startContainer(
          newVolume(),
          deployed(port, { PUBLIC_URL: PUBLIC_ORIGIN }),
          { secrets },
          service,
        );
        containers.set(port, container);
        await container.says("Cairn is ready");
        await proxy.inRotation(port);
      };
      for (const port of ports) await start(port);
      const load = steadyLoad(proxy.port, members, PER_SECOND);
      await pause(500);

      for (const port of ports) {
        const stopped = containers.get(port)!;
        const began = Date.now();
        await stopped.signal("TERM");
        expect((await stopped.ended).code).toBe(0);
        expect(Date.now() - began).toBeLessThan(service.graceMs);
        await start(port);
        await pause(300);
      }
      await load.stop();

      expect(load.failures).toEqual([]);
      expect(load.sent).toBeGreaterThan(PER_SECOND);
      const values = await valuesOf(db);
      const promised = members.map(({ goalId }) => load.stepsOf(goalId));
      expect(members.map(({ goalId }) => values.get(goalId))).toEqual(promised);
      proxy.close();
    });
  },
);
