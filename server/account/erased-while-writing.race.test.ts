import { expect, it } from "vitest";
import type { Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { openTestApp, send } from "#server/app/fixtures/test-app.fixture.ts";
import { checkInToken } from "#server/email/mail-tokens.ts";
import { addGoal, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { holdGoal } from "#server/goals/goal-store.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { eraseUser } from "./erase-user.ts";

// START is a Tuesday.
const PERIOD = "2026-03-09";

describeOnPostgres("who writes while their account is deleted", (open) => {
  it.each(["step", "onScreen", "asking", "byMail"] as const)(
    "is told that they are signed out, and nobody waits for the other: %s",
    async (kind) => {
      const test = await openTestApp(await open());
      const owner = await test.person();
      const { id: goalId } = await addGoal(owner);
      await begin(test, goalId, PERIOD);
      await setCoach(test, goalId, await test.person());
      // Their writes are counted before.
      await move(owner, goalId, { kind: "step" });
      const token = checkInToken(test.deps.sign, { uid: owner.uid, goalId, period: PERIOD });
      const body = { token, health: "on-track", step: true, circle: "coach" };
      const writes: Readonly<Record<typeof kind, Act>> = {
        step: () => move(owner, goalId, { kind: "step" }),
        onScreen: () => checkIn(owner, goalId, onTrack(PERIOD)),
        asking: () => checkIn(owner, goalId, onTrack(PERIOD, { help: "An hour" })),
        byMail: () => send(test.app, "POST", "/api/check-in-by-mail", body),
      };
      const erase: Act = async () => {
        await test.deps.db.transaction((tx) => eraseUser(tx, { uid: owner.uid, rev: 1 }, test.at));
        return owner.send("GET", `/api/goals/${goalId}`);
      };
      const replies = await inTurn(test, (tx) => holdGoal(tx, goalId), [erase, writes[kind]]);
      expect(replies.map(({ status }) => status)).toEqual([401, 401]);
      expect(await test.deps.db.kysely.selectFrom("write_counts").selectAll().execute()).toEqual(
        [],
      );
    },
  );
});
