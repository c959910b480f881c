import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { deleteAccount, exportAccount } from "#contract/account.ts";
import { type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { addGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { addStep, addSuggestion, change } from "#server/goals/fixtures/plan.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";

async function mailOf({ deps }: TestApp): Promise<string> {
  const rows = await deps.db.kysely.selectFrom("email_messages").selectAll().execute();
  return JSON.stringify(rows);
}

describeWithDatabase("what a coach has suggested", (open) => {
  it("is in the data of both, and what became of it for the owner alone", async () => {
    const [test, owner, coach] = await openWithPeople(await open(), {}, { name: "Cleo Coach" });
    const goal = await addGoal(owner);
    await setCoach(test, goal.id, coach);
    await addStep(owner, goal.id, "For the owner alone");
    const stepId = await addSuggestion(coach, goal.id, "Ask Ada", "2026-04-01");
    await change(owner, goal.id, { kind: "accept", stepId });
    await change(owner, goal.id, { kind: "mark-step", stepId, done: true });
    const stepsOf = async (person: Person) =>
      (await person.send("GET", exportAccount.path)).body.data.goalSteps;
    const said = { text: "Ask Ada", accepted: true, suggestedBy: "Cleo Coach" };
    expect(await stepsOf(owner)).toMatchObject([
      { text: "For the owner alone", byYou: false },
      { ...said, byYou: false, day: "2026-04-01", doneDay: "2026-03-10" },
    ]);
    expect(await stepsOf(coach)).toMatchObject([
      { ...said, byYou: true, day: null, doneDay: null, doneAt: null },
    ]);
  });

  it("has their name in no mail once their account is gone, also where the suggestion is there no more", async () => {
    const [test, ada, tom] = await openWithPeople(await open(), { name: "Name ada" }, {});
    const goal = await addGoal(tom);
    await accept(ada, paramsOf(await invite(tom, goal.id)));
    await ada.send("PUT", "/api/profile", { displayName: "Ada later", email: "ada@example.org" });
    const stepId = await addSuggestion(ada, goal.id);
    await change(tom, goal.id, { kind: "decline", stepId });
    expect(await mailOf(test)).toMatch(/Ada later.*Suggested step/);
    expect((await ada.send("POST", deleteAccount.path, { confirmation: "DELETE" })).status).toBe(
      200,
    );
    expect(await mailOf(test)).not.toMatch(/Name ada|Ada later/);
  });
});
