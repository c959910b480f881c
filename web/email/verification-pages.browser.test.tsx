import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { refusal } from "#web/client/fixtures/server.fixture.ts";
import { showAt, user } from "./fixtures/email-screen.fixture.tsx";
import { EmailVerifiedPage } from "./email-verified-page.tsx";
import { UnsubscribePage } from "./unsubscribe-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

const VERIFY = "POST /functions/verifyEmail";
const done = { result: { success: true } };
const news = page.getByRole("status");

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
beforeEach(() => () => void vi.useRealTimers());

/** The path stays until so many milliseconds have gone, and then is `next`. */
async function leavesAfter(history: readonly string[], ms: number, next: string): Promise<void> {
  // What is said is drawn a moment before its wait begins.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  const start = history.length;
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(history).toHaveLength(start);
  await vi.advanceTimersByTimeAsync(1);
  expect(history.at(-1)).toBe(next);
}

const verifying = (token: string, answer: () => unknown, signedIn = false) =>
  showAt(
    `/verify-email?token=${token}`,
    <VerifyEmailPage />,
    {
      [VERIFY]: answer,
      "GET /api/session": () => ({ user: { ...user, customEmailVerified: true } }),
    },
    signedIn,
  );

test("verifies by one POST and goes on after 2 seconds", async () => {
  const answer = Promise.withResolvers<unknown>();
  const { calls, history } = verifying("one", () => answer.promise);
  await expect.element(news).toHaveTextContent("Verifying your email...");
  answer.resolve(done);
  await expect
    .element(news)
    .toHaveTextContent("Email verified successfully! Redirecting to dashboard...");
  expect(calls).toMatchObject([{ call: VERIFY, body: { data: { token: "one" } } }]);
  await leavesAfter(history, 2_000, "/?emailVerified=true");
});

test("a signed-in person's session learns of it", async () => {
  const { calls } = verifying("two", () => done, true);
  await expect
    .element(news)
    .toHaveTextContent("Email verified successfully! Redirecting to dashboard...");
  await expect.poll(() => calls.map(({ call }) => call)).toContain("GET /api/session");
});

test("a link without a token is invalid, and leads home after 3 seconds", async () => {
  const { calls, history } = showAt("/verify-email", <VerifyEmailPage />, {}, false);
  await expect.element(news).toHaveTextContent("Invalid verification link");
  expect(calls).toEqual([]);
  await leavesAfter(history, 3_000, "/");
});

test.each([
  ["a refusal", "three", () => refusal("email.verification-failed")],
  ["no answer", "four", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that is no success", "five", () => ({ result: { success: false } })],
])("%s leads home after 5 seconds", async (_, token, answer) => {
  const { history } = verifying(token, answer);
  await expect.element(news).toHaveTextContent("Verification failed. Please try again.");
  await leavesAfter(history, 5_000, "/");
});

test("the success card counts down and leads home after 5 seconds", async () => {
  vi.useRealTimers();
  const passes = standingTime();
  const { history } = showAt("/email-verified?success=true", <EmailVerifiedPage />, {}, false);
  await expect.element(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
  await passes(4_999);
  await expect.element(page.getByText(/in 1 second\.$/)).toBeVisible();
  expect(history).toHaveLength(1);
  await passes(1);
  await expect.poll(() => history.at(-1)).toBe("/");
});

test.each(["", "?success=false", "?success="])("otherwise %j names the reasons", async (search) => {
  const { history } = showAt(`/email-verified${search}`, <EmailVerifiedPage />, {}, false);
  await expect.element(page.getByText("The verification link has expired")).toBeVisible();
  await expect.element(page.getByText("The link has already been used")).toBeVisible();
  await expect.element(page.getByText("The link is invalid or corrupted")).toBeVisible();
  const links = page.getByRole("link");
  expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(["/login", "/"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(history).toHaveLength(1);
});

const UNSUBSCRIBE = "POST /api/unsubscribe";
const unsubscribing = (token: string, answer: () => unknown = () => ({})) =>
  showAt(`/unsubscribe?token=${token}`, <UnsubscribePage />, { [UNSUBSCRIBE]: answer }, false);
const stop = page.getByRole("button", { name: "Stop weekly summaries" });
const stopAll = page.getByRole("button", { name: "Stop all email" });

test("one press, and nothing before it, turns off the mail that brought the link", async () => {
  const { calls } = unsubscribing("uid.weekly_update.mac");
  await expect.element(stop).toBeVisible();
  expect(calls).toEqual([]);
  await stop.click();
  await expect.element(news).toHaveTextContent("You'll no longer receive weekly summaries.");
  expect(calls).toMatchObject([
    { call: UNSUBSCRIBE, body: { token: "uid.weekly_update.mac", all: false } },
  ]);
  await stopAll.click();
  await expect.element(news).toHaveTextContent("You'll no longer receive any email.");
  expect(calls.at(-1)?.body).toEqual({ token: "uid.weekly_update.mac", all: true });
});

test("an invitation's link ends invitations, and promises nothing of other mail", async () => {
  const { calls } = unsubscribing("hash.colleague_invited.mac");
  await page.getByRole("button", { name: "Stop invitations" }).click();
  await expect.element(news).toHaveTextContent("You'll no longer receive invitations.");
  expect(calls).toHaveLength(1);
  await expect.element(stopAll).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Email Settings" })).not.toBeInTheDocument();
});

test("a refusal is shown, and can be tried again", async () => {
  unsubscribing("uid.weekly_update.mac", () => refusal("email.unsubscribe-failed"));
  await quickClick(stop);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["email.unsubscribe-failed"].text());
  await expect.element(stop).toBeEnabled();
});

test.each(["", "uid", "uid.verification.mac", "uid.toString.mac"])(
  "a token such as %j turns off nothing",
  async (token) => {
    unsubscribing(token);
    await expect.element(page.getByRole("alert")).toBeVisible();
    expect(page.getByRole("button").elements()).toEqual([]);
  },
);
