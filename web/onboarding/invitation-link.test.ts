import { expect, test } from "vitest";
import { coachingGoal, linkIn, returnTo } from "./invitation-link.ts";

const full = { inviterId: "ann", goalId: "goal", invite: "token" };

test("a link names inviter, goal and token; the name in it is not read", () => {
  expect(linkIn("?inviterId=ann&goalId=goal&inviterName=Your%20bank&invite=token")).toEqual(full);
});

test.each([
  ["no token", "?inviterId=ann&goalId=goal&inviterName=Ann"],
  ["an empty token", "?inviterId=ann&goalId=goal&invite="],
  ["no name either", "?goalId=goal&inviterId=ann"],
])("a link may have %s", (_, search) => {
  expect(linkIn(search)).toEqual({ inviterId: "ann", goalId: "goal" });
});

// product 11.8: both ids are needed
test.each([
  "",
  "?",
  "?inviterId=ann",
  "?goalId=goal",
  "?inviterId=&goalId=goal",
  "?inviterId=ann&goalId=",
  "?inviterName=Ann&invite=token",
  "?InviterId=ann&goalId=goal",
])("%j is not a link", (search) => expect(linkIn(search)).toBeNull());

test.each([
  full,
  { inviterId: "a&b", goalId: "ä/?#", invite: "+ %" },
  { inviterId: "a", goalId: "b" },
])("a sign-in returns with the same link: %j", (link) => {
  const { origin, pathname, search } = new URL(returnTo(link), "https://own.invalid");
  expect([origin, pathname]).toEqual(["https://own.invalid", "/coach-onboarding"]);
  expect(linkIn(search)).toEqual(link);
});

test.each([
  ["goal", "/coaching?highlight=goal"],
  ["//evil.example&x=1#y", "/coaching?highlight=%2F%2Fevil.example%26x%3D1%23y"],
])("the coaching goals open with the goal %s", (goalId, address) =>
  expect(coachingGoal({ inviterId: "ann", goalId })).toBe(address),
);
