import { expect, it } from "vitest";
import { createAccessToken, revokeAccessToken } from "#contract/access-tokens.ts";
import { makeCalendarFeed, removeCalendarFeed } from "#contract/calendar.ts";
import { takeDownMilestonePage, writeMilestonePage } from "#contract/milestones.ts";
import { addGoal, key } from "#server/goals/fixtures/goal.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { addressOf, describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import {
  asDeployed,
  freePort,
  PUBLIC_ORIGIN,
  startBuilt,
} from "./fixtures/built-server.fixture.ts";
import { openTestApp } from "./fixtures/test-app.fixture.ts";

// Threats T82, T83 and T86.

const ENDED = new Set([401, 404]);

async function startServer(db: Database) {
  const port = await freePort();
  await startBuilt(await addressOf(db), { ...asDeployed, PORT: String(port) });
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

describeOnPostgres("of two servers over one database", (open) => {
  it("each opens nothing any more by what was revoked, removed or taken down at the other a second ago", async () => {
    const db = await open();
    const test = await openTestApp(db);
    // The servers use the real clock.
    test.at = Date.now();
    const ada = await test.person();
    const goal = await addGoal(ada, { dueDate: "2099-01-01" });
    const one = await startServer(db);
    const other = await startServer(db);
    const press = async (path: string, body: object) => {
      const headers = {
        cookie: ada.cookie,
        origin: PUBLIC_ORIGIN,
        "content-type": "application/json",
        ...key(),
      };
      const answer = await one(path, { method: "POST", headers, body: JSON.stringify(body) });
      const text = await answer.text();
      expect([path, answer.status, text]).toEqual([path, 200, expect.any(String)]);
      return text;
    };

    const days = { name: "Evening script", scope: "read", days: 90 };
    const { token, accessToken } = JSON.parse(await press(createAccessToken.path, days));
    const { feed } = JSON.parse(await press(makeCalendarFeed.path, { replace: false }));
    const ofGoal = (path: string) => path.replace(":goalId", goal.id);
    const wish = { title: "Read ten books", withName: true, pageId: null };
    const { page } = JSON.parse(await press(ofGoal(writeMilestonePage.path), wish));
    const revoked = revokeAccessToken.path.replace(":tokenId", accessToken.id);
    const pathOf = (address: string) => new URL(address).pathname;
    const openings = [
      ["/api/goals", revoked, { authorization: `Bearer ${token}` }],
      [pathOf(feed.address), removeCalendarFeed.path, {}],
      [pathOf(page.address), ofGoal(takeDownMilestonePage.path), {}],
      [`${pathOf(page.address)}/card.png`, ofGoal(takeDownMilestonePage.path), {}],
    ] as const;
    const statuses = (headers: Record<string, string>, path: string) =>
      Promise.all([one, other].map(async (ask) => (await ask(path, { headers })).status));
    for (const [path, , headers] of openings)
      expect([path, await statuses(headers, path)]).toEqual([path, [200, 200]]);
    for (const [path, end, headers] of openings) {
      await press(end, {});
      const after = await statuses(headers, path);
      expect(
        after.every((status) => ENDED.has(status)),
        path,
      ).toBe(true);
    }
  });
});
