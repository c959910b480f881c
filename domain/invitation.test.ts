import { expect, test } from "vitest";
import { acceptable, isInvitable, isOpen, type InvitationFacts } from "./invitation.ts";

const facts: InvitationFacts = {
  ended: null,
  expiresAt: 1_000,
  ownerId: "owner",
  goal: { status: "active" as const },
  coachId: null,
};

test.each([
  ["active", null, true],
  ["active", "declined_by_user", true],
  ["active", "accepted", false],
  ["completed", null, false],
  ["closed", null, false],
] as const)("%s, coach %s: a coach can be invited: %s", (status, coachStatus, yes) => {
  expect(isInvitable({ status, coachStatus })).toBe(yes);
});

test.each([
  [null, 999, true],
  [null, 1_000, false],
  ["used", 999, false],
  ["withdrawn", 999, false],
] as const)("ended %s, at %d of 1000: open %s", (ended, at, open) => {
  expect(isOpen({ ended, expiresAt: 1_000 }, at)).toBe(open);
});

const used = { ended: "used", coachId: "coach" } as const;
const completed = { goal: { status: "completed" as const } };
const invalid = { refused: "invitation.invalid" };
const gone = { refused: "invitation.goal-gone" };

test.each<[string, Partial<InvitationFacts>, string | null, number, unknown]>([
  ["open, to a stranger", {}, "guest", 999, "to-accept"],
  ["open, to a visitor", {}, null, 999, "to-accept"],
  ["open, to its owner", {}, "owner", 999, { refused: "invitation.own" }],
  ["over", {}, "guest", 1_000, invalid],
  ["written down as over", { ended: "expired" }, "guest", 999, invalid],
  ["withdrawn", { ended: "withdrawn" }, "guest", 999, invalid],
  ["used, to its coach", used, "coach", 5_000, "already-coaching"],
  ["used, to another", used, "guest", 999, { refused: "invitation.taken" }],
  ["used, to a visitor", used, null, 999, { refused: "invitation.taken" }],
  ["used, to its owner", used, "owner", 999, { refused: "invitation.own" }],
  ["used, by a coach who is gone", { ended: "used" }, "guest", 999, invalid],
  ["open beside a coach", { coachId: "coach" }, "guest", 999, { refused: "invitation.taken" }],
  ["ended by completing", { ...completed, ended: "completed" }, "guest", 999, gone],
  ["used, the goal completed since", { ...completed, ended: "used" }, "coach", 999, gone],
  ["withdrawn before completing", { ...completed, ended: "withdrawn" }, "guest", 999, invalid],
])("an invitation that is %s", (_, over, uid, at, answer) => {
  expect(acceptable({ ...facts, ...over }, uid, at)).toEqual(answer);
});
