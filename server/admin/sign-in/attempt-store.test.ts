import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { mayAttempt } from "./attempt-store.ts";

describeOnPostgres("attempts at the same moment", (open) => {
  it("raise no count where one of them says to wait", async () => {
    const { db } = (await openTestApp(await open())).deps;
    const all = Array.from({ length: 2 * limits.adminSiteAttempts }, (_, number) => ({
      email: `${number}@example.org`,
      address: `2001:db8:1:${number}::1`,
      device: null,
    }));
    const told = await Promise.all(all.map((one) => mayAttempt(db, one)));
    const counted = told.filter((one) => one !== null).flat();
    // The site, the network, the account, and both together.
    expect(counted).toHaveLength(4 * limits.adminSiteAttempts);
    const rows = await db.kysely.selectFrom("attempts").select("failures").execute();
    expect(rows.reduce((sum, { failures }) => sum + failures, 0)).toBe(counted.length);
  });
});
