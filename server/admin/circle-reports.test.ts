import { expect, it } from "vitest";
import { closeCircleReport, listCircleReports } from "#contract/circle-reports.ts";
import * as limits from "#domain/limits.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Person, TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { joined, newCircle, partOf } from "#server/circles/fixtures/circle.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";

async function listed(admin: Person) {
  const { status, body } = await admin.send("GET", listCircleReports.path);
  expect(status).toBe(200);
  return listCircleReports.output.parse(body).reports;
}

const textsOf = async (admin: Person) => (await listed(admin)).map(({ text }) => text);

async function report(person: Person, circleId: string, text: string) {
  expect((await partOf(person, circleId, "report", { text })).status).toBe(200);
}

const close = (admin: Person, reportId: string) =>
  admin.send("POST", closeCircleReport.path, { reportId });

/** Events about reports since the last call. */
const toldOf = ({ told }: TestApp) =>
  told.splice(0).filter(({ change }) => change.entity === "circle-report");

describeWithDatabase("reports from circles", (open) => {
  async function scene() {
    const all = await openWithPeople(await open(), { admin: true }, {}, {});
    const [test, admin, ada, tom] = all;
    const goal = await addGoal(ada);
    const circleId = await newCircle(ada, [goal.id]);
    await joined(ada, circleId, tom);
    return { test, admin, ada, tom, circleId };
  }

  it("show their words, who wrote them and when, and nothing of the circle", async () => {
    const { test, admin, tom, circleId } = await scene();
    toldOf(test);
    await report(tom, circleId, " Somebody advertises here. ");
    const [one, ...others] = await listed(admin);
    expect(others).toEqual([]);
    expect(one).toEqual({
      id: one?.id,
      reporterUid: tom.uid,
      reporterName: one?.reporterName,
      text: "Somebody advertises here.",
      createdAt: test.at,
      closedAt: null,
    });
    const { body } = await admin.send("GET", `/api/admin/user?uid=${tom.uid}`);
    expect(one?.reporterName).toBe(body.user.fullName);
    expect(toldOf(test)).toEqual([
      { change: { entity: "circle-report", id: one?.id, rev: 1 }, uids: [admin.uid] },
    ]);
  });

  it("are listed open ones first, then newest first, and so many", async () => {
    const { test, admin, ada, tom, circleId } = await scene();
    for (const [person, text] of [
      [tom, "first"],
      [ada, "second"],
      [tom, "third"],
    ] as const) {
      test.at += 1;
      await report(person, circleId, text);
    }
    const [newest] = await listed(admin);
    expect((await close(admin, newest?.id ?? "")).status).toBe(200);
    expect(await textsOf(admin)).toEqual(["second", "first", "third"]);
    await test.deps.db.kysely
      .insertInto("circle_reports")
      .values(
        Array.from({ length: limits.circleReportsShown }, (_, n) => ({
          id: `report-${String(n).padStart(15, "0")}`,
          reporter_id: tom.uid,
          text: "more",
          created_at: test.at,
        })),
      )
      .execute();
    const texts = await textsOf(admin);
    expect(texts).toHaveLength(limits.circleReportsShown);
    expect(new Set(texts)).toEqual(new Set(["more"]));
  });

  it("are closed once, which the audit trail tells without a name", async () => {
    const { test, admin, tom, circleId } = await scene();
    await report(tom, circleId, "Somebody advertises here.");
    const [one] = await listed(admin);
    toldOf(test);
    const id = one?.id ?? "";
    const closedAt = (test.at += 1);
    for (const at of [closedAt, closedAt + 1]) {
      test.at = at;
      expect((await close(admin, id)).status).toBe(200);
    }
    expect(await listed(admin)).toMatchObject([{ id, closedAt }]);
    expect(toldOf(test)).toHaveLength(1);
    const audited = await test.deps.db.kysely
      .selectFrom("audit")
      .select(["actor_id", "target_id", "target_hash", "detail"])
      .where("action", "=", "circle-report.close")
      .execute();
    expect(audited).toEqual([
      { actor_id: admin.uid, target_id: null, target_hash: null, detail: null },
    ]);
    expect((await close(admin, "nothing-is-known-of-me")).status).toBe(404);
  });

  it("outlive their circle, and go with who wrote them", async () => {
    const { admin, ada, tom, circleId } = await scene();
    await report(ada, circleId, "of Ada");
    await report(tom, circleId, "of Tom");
    expect((await partOf(ada, circleId, "end")).status).toBe(200);
    expect(new Set(await textsOf(admin))).toEqual(new Set(["of Ada", "of Tom"]));
    const erased = { data: { uid: tom.uid, action: "delete" } };
    expect((await admin.send("POST", "/functions/manageUser", erased)).status).toBe(200);
    expect(await textsOf(admin)).toEqual(["of Ada"]);
  });
});
