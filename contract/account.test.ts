import { expect, test } from "vitest";
import { editProfile, login, openSession, startSignIn } from "./account.ts";
import { sessionUser } from "./session.ts";

// threats T14: what a person reads of themselves, and no token or hash beside it.
test("the session user has exactly these fields", () => {
  const user = {
    uid: "abcdefghijklmnopqrstuv",
    email: "ada@example.org",
    displayName: "Ada Lovelace",
    fullName: "Ada Lovelace",
    role: "user",
    createdAt: 1_741_608_000_000,
    disabled: false,
    emailVerified: true,
    emailVerificationDate: null,
    lastUpdated: 1_741_608_000_000,
    profileData: { name: "Ada Lovelace", givenName: "Ada", familyName: "Lovelace", locale: null },
    isAdmin: false,
    customEmailVerified: false,
    timeZone: "Europe/London",
    checkInDay: 1,
    language: null,
    away: { since: "2027-01-04", until: null },
  };
  expect(sessionUser.parse(user)).toEqual(user);
  for (const field of Object.keys(user))
    expect(sessionUser.safeParse({ ...user, [field]: undefined }).success, field).toBe(false);
  for (const more of ["token", "tokenHash", "subject", "issuer", "sessionId"])
    expect(sessionUser.safeParse({ ...user, [more]: "x" }).success, more).toBe(false);
  expect(sessionUser.safeParse({ ...user, role: "owner" }).success).toBe(false);
});

test("the login function stands at its address, and answers six fields and a message (product 13.4)", () => {
  expect([login.method, login.path]).toEqual(["POST", "/functions/linkedinlogin"]);
  const answer = {
    success: true,
    customToken: "a-token",
    userId: "abcdefghijklmnopqrstuv",
    email: null,
    displayName: null,
    profileData: null,
    message: "Signed in",
  };
  expect(login.output.parse(answer)).toEqual(answer);
  expect(login.output.safeParse({ ...answer, success: false }).success).toBe(false);
  expect(login.output.safeParse({ ...answer, customToken: undefined }).success).toBe(false);
});

test.each([
  [
    "the code",
    login.input,
    { code: "a".repeat(4_096), state: "s" },
    { code: "a".repeat(4_097), state: "s" },
  ],
  [
    "the state",
    login.input,
    { code: "c", state: "a".repeat(512) },
    { code: "c", state: "a".repeat(513) },
  ],
  [
    "the one-time token",
    openSession.input,
    { customToken: "a".repeat(128), timeZone: "UTC" },
    { customToken: "a".repeat(129), timeZone: "UTC" },
  ],
  [
    "the way back",
    startSignIn.input,
    { returnTo: "a".repeat(2_000) },
    { returnTo: "a".repeat(2_001) },
  ],
  // As typed: the rule counts without the space around it.
  [
    "the name",
    editProfile.input,
    { displayName: "a".repeat(240), email: "" },
    { displayName: "a".repeat(241), email: "" },
  ],
  [
    "the address",
    editProfile.input,
    { displayName: "", email: "a".repeat(508) },
    { displayName: "", email: "a".repeat(509) },
  ],
])("%s has its greatest length", (_, schema, longest, tooLong) => {
  expect(schema.safeParse(longest).success).toBe(true);
  expect(schema.safeParse(tooLong).success).toBe(false);
});
