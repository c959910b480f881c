import { describe, expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { leadingOn, redirectAddress, returnPath } from "./return-path.ts";

it.each([
  "/coach-onboarding",
  "/goals/BBBBBBBBBBBBBBBBBBBBBB",
  "/coaching?highlight=x",
  "/share-goal?goalId=x&text=Really%3F%20100%25",
  "/goals",
  "/profile-setup?returnTo=%2Fgoals%2Fx",
  "/coach-onboarding?inviterId=a&goalId=b&inviterName=Ann%20B&invite=c",
  "/circles/join?id=a&invite=b",
  "/coach-onboarding?inviterName=//evil.example.org",
])("returns to %s", (path) => expect(returnPath(path)).toBe(path));

it.each([
  null,
  "",
  "/",
  "/?emailVerified=true",
  "/nowhere",
  "/login?returnTo=/account",
  "/linkedin?code=c&state=s",
  "/check-in/by-mail?token=t",
  "/seed-data",
  "/api/session/end",
  "/admin",
  "/goals/",
  "/goals/..",
  "/goals/..//evil.example.org",
  '/goals/"><b>',
  "/goals/x%2f..",
  "/goals/x?a=<i>",
  "/goals/x?a b",
  "/goals/x?a=\u2028",
  "//goals/x",
  `/goals/${"x".repeat(limits.returnPath)}`,
  "coach-onboarding",
  "/coach-onboarding/../admin",
  "/coach-onboarding-demo",
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

it("keeps an address of the length that a sign-in takes", () => {
  const longest = `/goals/${"x".repeat(limits.returnPath - "/goals/".length)}`;
  expect(returnPath(longest)).toBe(longest);
});

it.each([
  ["/goals/x?a=1&b=%26", "/login?returnTo=%2Fgoals%2Fx%3Fa%3D1%26b%3D%2526"],
  ["/", "/login"],
  ["/admin", "/login"],
  ["//evil.example.org/account", "/login"],
])("the sign-in leads on to %s as %s", (to, address) =>
  expect(leadingOn("/login", to)).toBe(address),
);

describe("a redirect", () => {
  // As it was written; a URL would tidy it up.
  const asked = (pathname: string, search = "") => {
    const values = search
      .slice(1)
      .split("&")
      .map((part) => part.split("=").map(decodeURIComponent));
    const get = (name: string) => values.find(([own]) => own === name)?.[1] ?? null;
    return { pathname, search, searchParams: { get } };
  };

  it.each([
    ["/", "", "/login"],
    ["/nowhere", "?x=1", "/login"],
    ["/", "?plan=Pro%20Plus", "/login?plan=Pro%20Plus"],
    ["/", "?plan=%20", "/login"],
    ["/", "?emailVerified=true", "/login?emailVerified=true"],
    ["/", "?emailVerified=false", "/login"],
    ["/", "?x=1&emailVerified=true&plan=a%26b", "/login?plan=a%26b&emailVerified=true"],
    ["/goals/x", "", "/login?returnTo=%2Fgoals%2Fx"],
    ["/account", "?plan=Pro", "/login?plan=Pro&returnTo=%2Faccount%3Fplan%3DPro"],
    [
      "/profile-setup",
      "?returnTo=//evil",
      "/login?returnTo=%2Fprofile-setup%3FreturnTo%3D%2F%2Fevil",
    ],
  ])("of %s%s leads to %s", (path, search, address) =>
    expect(redirectAddress("/login", asked(path, search))).toBe(address),
  );

  it("of a person or to the admin area keeps no way back", () => {
    expect(redirectAddress("/", asked("/login", "?returnTo=/account"))).toBe("/");
    expect(redirectAddress("/", asked("/coaching"))).toBe("/");
    expect(redirectAddress("/admin/login", asked("/admin/users"))).toBe("/admin/login");
  });
});
