import { afterEach, expect, it } from "vitest";
import { asDeployed, built, settings } from "#server/app/fixtures/built-server.fixture.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import {
  startHeld,
  until,
  type TestProcess,
} from "#server/email/fixtures/server-process.fixture.ts";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { openReceiver } from "./fixtures/receiver.fixture.ts";
import {
  addWebhook,
  deliveriesOf,
  expireLeases,
  missed,
  passTime,
  someGoal,
} from "./fixtures/webhook.fixture.ts";
import { tellWebhooks } from "./tell-webhooks.ts";
import { addDays } from "#domain/day.ts";

const EVENTS = 40;
const processes: TestProcess[] = [];

afterEach(async () => {
  for (const one of processes.splice(0)) await one.kill();
});

describeOnPostgres("webhooks, two servers, and one of them killed", (open) => {
  it("get every event, and what comes twice has the same id", async () => {
    const test = await openTestApp(await open());
    const { SECRET_KEY } = asDeployed;
    const config = { ...test.deps.config, secretKey: SECRET_KEY };
    const { owner, goalId } = await someGoal(test);
    let answered = 0;
    const receiver = await openReceiver((response) => {
      answered += 1;
      // The line is cut after the request was taken, now and then.
      if (answered % 7 === 0) return response.destroy();
      setTimeout(() => response.writeHead(204).end(), 20);
    });
    for (const path of ["a", "b"])
      await addWebhook({ deps: { ...test.deps, config } }, `${receiver.url}/${path}`);
    const periods = Array.from({ length: EVENTS }, (_, week) => addDays("2025-01-06", 7 * week));
    await tellWebhooks(
      test.deps.db,
      periods.map((period) => missed(test, goalId, owner.uid, period)),
    );
    const url = await addressOf(test.deps.db);
    const start = () =>
      startHeld([built], settings(url, { SECRET_KEY, WEBHOOK_PRIVATE_ADDRESSES: "allowed" }));
    processes.push(...(await Promise.all([start(), start()])));
    await until(() => receiver.received.length >= EVENTS / 2);
    const [killed, other] = processes;
    await killed?.kill();
    await expireLeases(test);
    await until(async () => {
      await passTime(test);
      return (await deliveriesOf(test)).every(({ status }) => status === "sent");
    });
    await other?.stop();
    const ids = new Set((await deliveriesOf(test)).map(({ id }) => id));
    expect(ids.size).toBe(2 * EVENTS);
    const heard = new Set(receiver.received.map(({ headers }) => headers["webhook-id"]));
    expect(heard).toEqual(ids);
  });
});
