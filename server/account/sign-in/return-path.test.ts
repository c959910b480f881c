import { expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

it.each([
  "/coach-onboarding",
  "/account",
  "/coach-onboarding?inviterId=a&goalId=b&inviterName=Ann%20B&invite=c",
  "/coach-onboarding?inviterName=//evil.example.org",
])("returns to %s", (path) => expect(returnPath(path)).toBe(path));

it.each([
  undefined,
  "",
  "/",
  "/dashboard",
  "coach-onboarding",
  "/coach-onboarding/",
  "/coach-onboarding/../admin",
  "/coach-onboarding-demo",
  "/account/",
  "/account/../admin",
  "//account",
  "//evil.example.org/coach-onboarding",
  "https:evil.example.org/coach-onboarding",
  "https://evil.example.org/coach-onboarding",
  "/\\evil.example.org/coach-onboarding",
  "\\/coach-onboarding",
  "/\t/evil.example.org/coach-onboarding",
  "/coach-onboarding?a\n",
  "/coach-onboarding?a\u0000",
  "/%2f%2fevil.example.org/coach-onboarding",
  "javascript:alert(1)",
  " /coach-onboarding",
])("does not return to %j", (path) => expect(returnPath(path)).toBeNull());

it("drops a fragment", () =>
  expect(returnPath("/coach-onboarding?a=1#//x")).toBe("/coach-onboarding?a=1"));
