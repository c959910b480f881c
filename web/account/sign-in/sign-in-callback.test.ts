import { expect, test, vi } from "vitest";
import { user as somebody } from "#web/client/fixtures/user.fixture.ts";
import { callbackRequest, finishSignIn, type SignInCalls } from "./sign-in-callback.ts";

const user = { ...somebody, email: "ada@example.org" };
const profileData = { name: "Ada", givenName: null, familyName: null, locale: null };
const login = {
  success: true,
  customToken: "once",
  userId: user.uid,
  email: user.email,
  displayName: "Ada",
  profileData,
  message: "Welcome",
};
const linkedIn = { way: "network", name: "LinkedIn" } as const;

const request = { kind: "code", sent: { code: "c", state: "s" } } as const;

function callsWith(body: unknown, returnTo: string | null = null) {
  return {
    login: vi.fn<SignInCalls["login"]>(async () => ({ body })),
    open: vi.fn<SignInCalls["open"]>(async () => ({ user, returnTo })),
  };
}

test.each([
  ["error=", { kind: "failed", text: "LinkedIn authorization failed" }],
  ["?error=x&code=c", { kind: "failed", text: "LinkedIn authorization failed" }],
  ["", { kind: "failed", text: "No authorization code received" }],
  ["?code=&state=s", { kind: "failed", text: "No authorization code received" }],
  ["?code=a%2Bb&state=s", { kind: "code", sent: { code: "a+b", state: "s" } }],
  ["?code=c", { kind: "code", sent: { code: "c", state: "" } }],
  // As the stand-in names itself; linkedinlogin takes no more than code and state.
  ["?code=c&state=s&iss=i", { kind: "code", sent: { code: "c", state: "s" } }],
])("the address %s is read as %j", (search, expected) => {
  expect(callbackRequest(search, linkedIn)).toEqual(expected);
});

test("an organization's provider is named as it names itself, if it does", () => {
  const by = { way: "organization", name: "Example Union" } as const;
  const sent = { code: "c", state: "s" };
  expect(callbackRequest("?code=c&state=s", by)).toEqual({ kind: "code", sent });
  expect(callbackRequest("?code=c&state=s&iss=i", by)).toEqual({
    kind: "code",
    sent: { ...sent, iss: "i" },
  });
});

test("a complete profile goes to the dashboard", async () => {
  const calls = callsWith(login);
  expect(await finishSignIn(request, calls)).toEqual({
    kind: "signed-in",
    user,
    minimal: null,
    next: "/dashboard",
  });
  expect(calls.login).toHaveBeenCalledExactlyOnceWith({ code: "c", state: "s" });
  expect(calls.open).toHaveBeenCalledExactlyOnceWith("once");
});

test.each(["email", "displayName", "profileData"])(
  "without %s it goes to the profile",
  async (field) => {
    const outcome = await finishSignIn(request, callsWith({ ...login, [field]: null }));
    const email = field === "email" ? null : user.email;
    expect(outcome).toMatchObject({
      next: "/profile-setup",
      minimal: { userId: user.uid, email, message: "Welcome" },
    });
  },
);

test.each([
  ["/coach-onboarding?goalId=x", "/coach-onboarding?goalId=x"],
  ["//evil.example", "/dashboard"],
  ["", "/dashboard"],
])("returns to %s as %s", async (returnTo, next) => {
  expect(await finishSignIn(request, callsWith(login, returnTo))).toMatchObject({ next });
});

test.each([
  ["/coaching?highlight=x", "/profile-setup?returnTo=%2Fcoaching%3Fhighlight%3Dx"],
  ["//evil.example", "/profile-setup"],
  // An invitation's token is not carried through addresses; on one's account nothing is asked first.
  ["/coach-onboarding?invite=x", "/coach-onboarding?invite=x"],
  ["/account", "/account"],
  ["/profile-setup?returnTo=%2Fgoals%2Fx", "/profile-setup?returnTo=%2Fgoals%2Fx"],
])("without a name it returns to %s by %s", async (returnTo, next) => {
  const calls = callsWith({ ...login, displayName: null }, returnTo);
  expect(await finishSignIn(request, calls)).toMatchObject({ next });
});

test.each([
  [null],
  ["text"],
  [{ ...login, success: "true" }],
  [{ ...login, customToken: undefined }],
  [{ ...login, customToken: 7 }],
])("the answer %j is none", async (body) => {
  const calls = callsWith(body);
  const text = "Invalid response from authentication function";
  expect(await finishSignIn(request, calls)).toEqual({ kind: "failed", text });
  expect(calls.open).not.toHaveBeenCalled();
});

test("a refused login, an error on the way and an error without words", async () => {
  const calls = callsWith(login);
  calls.login.mockResolvedValueOnce({ refused: "This account is disabled" });
  expect(await finishSignIn(request, calls)).toMatchObject({
    text: "Function failed: This account is disabled",
  });
  calls.open.mockRejectedValueOnce(new Error("Invalid token"));
  expect(await finishSignIn(request, calls)).toMatchObject({
    text: "Authentication failed: Invalid token",
  });
  calls.login.mockRejectedValueOnce(new Error(""));
  expect(await finishSignIn(request, calls)).toMatchObject({
    text: "Authentication failed: Unknown error",
  });
});

test("a failed address calls nothing", async () => {
  const calls = callsWith(login);
  const failed = callbackRequest("", linkedIn);
  expect(await finishSignIn(failed, calls)).toBe(failed);
  expect(calls.login).not.toHaveBeenCalled();
});
