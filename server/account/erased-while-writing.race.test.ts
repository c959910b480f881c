import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { deleteAccount } from "#contract/account.ts";
import type { Act } from "#server/app/fixtures/at-once.fixture.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { send } from "#server/app/fixtures/test-app.fixture.ts";
import { checkInToken } from "#server/email/mail-tokens.ts";
import { addGoal, move, openWithGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { lockGoal } from "#server/goals/goal-store.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { eraseUser } from "./erase-user.ts";

// START is a Tuesday.
const PERIOD = "2026-03-09";

describeOnPostgres("who writes while their account is deleted", (open) => {
  it.each(["step", "onScreen", "asking", "byMail"] as const)(
    "is told that they are signed out, and nobody waits for the other: %s",
    async (kind) => {
      const { test, owner, goalId } = await openWithGoal(await open());
      await begin(test, goalId, PERIOD);
      await setCoach(test, goalId, await test.person());
      // Creates the row of write counts.
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
      const replies = await inTurn(test, (tx) => lockGoal(tx, goalId), [erase, writes[kind]]);
      expect(replies.map(({ status }) => status)).toEqual([401, 401]);
      expect(await test.deps.db.kysely.selectFrom("write_counts").selectAll().execute()).toEqual(
        [],
      );
    },
  );

  it.each(["by themselves", "by an admin"])(
    "is answered where they wrote just before it, and the account goes: %s",
    async (how) => {
      const [test, admin] = await openWithPeople(await open(), { admin: true });
      // The deadlock's victim varies and retries.
      for (let round = 0; round < 6; round += 1) {
        const owner = await test.person();
        const { id: goalId } = await addGoal(owner);
        const step: Act = () => move(owner, goalId, { kind: "step" });
        const erase: Act = () =>
          how === "by themselves"
            ? owner.send("POST", deleteAccount.path, { confirmation: "DELETE" })
            : admin.send("POST", "/functions/manageUser", {
                data: { uid: owner.uid, action: "delete" },
              });
        const replies = await inTurn(test, (tx) => lockGoal(tx, goalId), [step, erase]);
        expect(replies.map(({ status }) => status)).toEqual([200, 200]);
        expect((await owner.send("GET", "/api/goals")).status).toBe(401);
      }
    },
  );
});
