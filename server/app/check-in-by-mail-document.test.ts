import { expect, it } from "vitest";
import { VIEW_ID } from "#contract/view.ts";
import * as limits from "#domain/limits.ts";
import { linked, write, type Linked } from "#server/email/fixtures/linked-goal.fixture.ts";
import { setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { openTestApp } from "./fixtures/test-app.fixture.ts";

const pathOf = ({ token }: Linked) => `/check-in/by-mail?token=${token}&say=at-risk`;

/** Without script; without a referrer the form's origin is null. */
async function browse(one: Linked, fields?: Readonly<Record<string, string>>) {
  const form = {
    method: "POST",
    headers: { origin: "null", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
  const reply = await one.test.app.request(pathOf(one), fields && form);
  const text = await reply.text();
  const [, json = "{}"] = new RegExp(`id="${VIEW_ID}"[^>]*>(.*?)</script>`, "s").exec(text) ?? [];
  const { data } = JSON.parse(json) as { data?: { readCheckInByMail?: object } };
  return { status: reply.status, headers: reply.headers, said: data?.readCheckInByMail };
}

const checkIns = ({ test, goalId }: Linked) =>
  test.deps.db.kysely
    .selectFrom("weekly_check_ins")
    .selectAll()
    .where("goal_id", "=", goalId)
    .execute();

const pressed = {
  health: "at-risk",
  step: "step",
  kept: "",
  promise: "Call them\r\nand ask",
  circle: "private",
  coachId: "",
};

describeOnPostgres("the document of a digest's link", (open) => {
  it("carries what it shows, and its form writes it once", async () => {
    const one = await linked(await openTestApp(await open()));
    expect((await browse(one)).said).toMatchObject({ shown: { written: null } });
    const { status, headers } = await browse(one, pressed);
    expect([status, headers.get("location")]).toEqual([303, pathOf(one)]);
    const promise = "Call them\nand ask";
    expect(await checkIns(one)).toMatchObject([{ health: "at-risk", circle: "private", promise }]);
    const written = { health: "at-risk", move: { from: 0, to: 1 } };
    expect((await browse(one)).said).toMatchObject({ shown: { written } });
  });

  it("says that a press was not saved, and why, beside what was written", async () => {
    const one = await linked(await openTestApp(await open()));
    const { token } = one;
    await write(one, { token, health: "on-track", step: false, circle: "private" });
    expect(await browse(one, pressed)).toMatchObject({
      status: 409,
      said: {
        shown: { written: { health: "on-track" } },
        unsaved: {
          health: "at-risk",
          step: true,
          kept: null,
          promise: "Call them\nand ask",
          why: "This check-in is already done.",
        },
      },
    });
    expect(await checkIns(one)).toMatchObject([{ health: "on-track" }]);
  });

  it.each<[string, object, number, string]>([
    ["no health", { health: "" }, 400, "Please choose how it's going."],
    ["an unknown health", { health: "fine" }, 400, "Please choose how it's going."],
    [
      "another coach",
      { circle: "coach", coachId: "A".repeat(22) },
      409,
      "Someone else coaches this goal now.",
    ],
    ["a promise too long", { promise: "x".repeat(281) }, 400, "The request isn't valid."],
    ["no coach's id", { circle: "coach", coachId: "Grace" }, 400, "The request isn't valid."],
  ])("writes nothing for %s", async (_, wrong, status, why) => {
    const one = await linked(await openTestApp(await open()));
    await setCoach(one.test, one.goalId, await one.test.person());
    const reply = await browse(one, { ...pressed, ...wrong });
    expect(reply).toMatchObject({ status, said: { shown: { written: null }, unsaved: { why } } });
    expect(await checkIns(one)).toEqual([]);
  });

  it("of a wrong link says so, and has no form", async () => {
    const one = { ...(await linked(await openTestApp(await open()))), token: "wrong" };
    const refused = "This link isn't valid. You can check in on Cairn instead.";
    expect(await browse(one)).toMatchObject({ status: 200, said: { refused } });
    expect(await browse(one, pressed)).toMatchObject({ status: 400, said: { refused } });
  });

  it("counts with the calls how often one address tries", async () => {
    const one = await linked(await openTestApp(await open()));
    for (let count = 0; count < limits.tokensPerMinute; count += 1) await browse(one);
    expect(
      (await write(one, { token: one.token, health: "on-track", step: false, circle: "private" }))
        .status,
    ).toBe(429);
    expect((await browse(one, pressed)).status).toBe(429);
    expect(await checkIns(one)).toEqual([]);
  });
});
