import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readSession, type SessionUser } from "#contract/session.ts";
import { DAY_MS } from "#domain/day.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";

const ADDRESS = "/functions/sendVerificationEmail";
const person = { email: "ada@example.org", customEmailVerified: false };
const prompt = page.getByText("Please verify your email address: ada@example.org");
const send = page.getByRole("button", { name: "Send verification email" });
const resend = page.getByRole("button", { name: "Resend verification email" });
const dismiss = page.getByRole("button", { name: "Dismiss" });
const heading = page.getByRole("heading", { level: 1 });

function open(answer: () => Promise<Response>, over: Partial<SessionUser> = {}, later = 0) {
  dashboardServer([]);
  const others = fetch;
  const sent = vi.fn(async (_request: RequestInit) => answer());
  vi.stubGlobal("fetch", (path: string, request: RequestInit) =>
    path === ADDRESS ? sent(request) : others(path, request),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const readDashboard = { goals: [], next: null, today: null, summary: null };
  const screen = showScreen(
    <DashboardPage />,
    { readDashboard },
    "/",
    { ...person, ...over },
    later,
  );
  return { sent, ...screen };
}

const good = async () => Response.json({ result: { success: true } });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const refused = async () =>
  Response.json({ error: { status: "RESOURCE_EXHAUSTED", message: "Not now." } }, { status: 429 });

test("it is the first section, and sends to the session's own address", async () => {
  const { sent } = open(good);
  await expect.element(prompt).toBeVisible();
  const order = prompt.element().compareDocumentPosition(heading.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await send.click();
  await expect
    .element(page.getByText("✅ Verification email sent! Check your inbox.", { exact: true }))
    .toBeVisible();
  const data = { email: "ada@example.org", userId: "AAAAAAAAAAAAAAAAAAAAAA" };
  expect(sent.mock.calls[0]?.[0].body).toBe(JSON.stringify({ data }));
  await resend.click();
  await expect.poll(() => sent.mock.calls.length).toBe(2);
});

test.each([
  ["a refusal", refused, "❌ Failed to send verification email."],
  [
    "an answer without success",
    async () => Response.json({ result: { success: false } }),
    "❌ Failed to send verification email.",
  ],
  ["no answer", lost, "❌ An error occurred."],
])("%s", async (_what, answer, text) => {
  open(answer);
  await expect.element(send).toBeVisible();
  send.element().focus();
  await userEvent.keyboard("{Enter}");
  const rest = text.includes("occurred") ? "Please try again later." : "Please try again.";
  const words = page.getByText(`${text} ${rest}`, { exact: true });
  await expect.element(words).toBeVisible();
  // The banner is announced and can be retried.
  expect(words.element().closest("[role=status]")).not.toBeNull();
  await expect.element(send).toHaveFocus();
});

test.each([
  ["a verified address", { customEmailVerified: true }],
  ["no address", { email: null }],
])("%s asks for nothing", async (_what, over) => {
  open(good, over);
  await expect.element(heading).toBeVisible();
  expect(page.getByText(/Please verify/).elements()).toHaveLength(0);
});

test("what only the network says of an address does not verify it", async () => {
  open(good, { emailVerified: true });
  await expect.element(prompt).toBeVisible();
});

test.each([
  ["stays away for a day", person, DAY_MS - 1, 0],
  ["comes back after it", person, DAY_MS, 1],
  ["is there for somebody else", { ...person, uid: "BBBBBBBBBBBBBBBBBBBBBB" }, 0, 1],
])("once dismissed it %s", async (_, who, later, times) => {
  const { unmount } = open(good);
  await dismiss.click();
  expect(prompt.elements()).toHaveLength(0);
  unmount();
  open(good, who, later);
  await expect.element(heading).toBeVisible();
  expect(prompt.elements()).toHaveLength(times);
});

test("it goes by itself when the address is verified elsewhere", async () => {
  const { session, receive } = open(good);
  await expect.element(prompt).toBeVisible();
  const { user } = session.read();
  if (user === null) throw new Error("Nobody is signed in.");
  const others = fetch;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) =>
    path === readSession.path && request.method === "GET"
      ? Promise.resolve(Response.json({ user: { ...user, customEmailVerified: true } }))
      : others(path, request),
  );
  receive({ entity: "user", id: user.uid, rev: 2 });
  await expect.element(prompt).not.toBeInTheDocument();
});
