import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import type { SessionUser } from "#contract/session.ts";
import { showScreenOf } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goalCalled } from "../fixtures/circle-server.fixture.tsx";
import { JoinCirclePage } from "./join-circle-page.tsx";

const before = location.href;
afterEach(() => history.replaceState(null, "", before));

const preview = { name: "Birds", purpose: "Early", inviterName: "Noor", circleId: null };
const link = "?id=a&invite=b%26c";
const path = "/circles/join";

function open(
  person: SessionUser | null,
  answer: (call: string) => unknown = () => undefined,
  search = link,
) {
  history.replaceState(null, "", `${path}${search}`);
  const answers: Record<string, unknown> = {
    "GET /api/circle-invitation?id=a&invite=b%26c": preview,
    "GET /api/goals": { goals: [goalCalled("Read"), goalCalled("Run")], next: null },
    "POST /api/circle-invitation/join": { circleId: "joined" },
  };
  const asked = serve(({ call }) => answer(call) || (answers[call] ?? { user: person }));
  const screen = showScreenOf(person, <JoinCirclePage />, { path });
  return { asked, ...screen };
}

const heading = page.getByRole("heading", { level: 1 });
const alert = page.getByRole("alert");
const join = page.getByRole("button", { name: "Join circle" });

// threats T27
test("the link leaves the address at once, and stays for a reload", async () => {
  const { unmount } = open(null, undefined, `${link}&utm=1`);
  await expect.element(heading).toHaveTextContent("Birds");
  expect(location.search).toBe("?utm=1");
  unmount();
  showScreenOf(null, <JoinCirclePage />, { path });
  await expect.element(heading).toHaveTextContent("Birds");
});

test("a visitor learns who invites, what the others see and never see, and signs in with the way back", async () => {
  const { asked } = open(null, (call) => call === "POST /api/sign-in" && refusal("request.rate"));
  await expect.element(page.getByText("Noor invites you")).toBeVisible();
  await expect.element(page.getByText("Early")).toBeVisible();
  for (const title of ["What the others see", "What they never see"])
    await expect.element(page.getByRole("region", { name: title })).toBeVisible();
  await expect.element(join).not.toBeInTheDocument();
  await quickClick(page.getByRole("button", { name: /^Sign in with/ }));
  await expect.element(alert).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({ returnTo: "/circles/join?id=a&invite=b%26c" });
  expect(asked.map(({ path: at }) => at)).not.toContain("/api/goals");
});

test("by keyboard: who is signed in brings goals, joins and arrives at the circle", async () => {
  const { asked, history: visited } = open(user);
  await page.getByLabelText("Run").click();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(() => visited.at(-1)).toBe("/circles/joined");
  expect(asked.find(({ path: at }) => at === "/api/circle-invitation/join")?.body).toEqual({
    id: "a",
    invite: "b&c",
    goalIds: ["goal-run"],
  });
});

test("why one could not join is said", async () => {
  open(user, (call) => call.endsWith("/join") && refusal("circle.too-many"));
  await quickClick(join);
  await expect.element(alert).toHaveTextContent(errors["circle.too-many"].text());
  await expect.element(join).toBeVisible();
});

test("a member is led to the circle", async () => {
  open(user, (call) => /^GET .*circle-invitation/.test(call) && { ...preview, circleId: "mine" });
  await expect
    .element(page.getByRole("link", { name: "Go to the circle" }))
    .toHaveAttribute("href", "/circles/mine");
  await expect.element(join).not.toBeInTheDocument();
});

test.each(["", "?id=a", "?invite=b", "?id=&invite=b"])(
  "%j is an incomplete link",
  async (search) => {
    const { asked } = open(user, undefined, search);
    await expect.element(alert).toMatchTextContent(/^This invitation link is incomplete/);
    expect(asked).toEqual([]);
  },
);

test("a link that is over says so", async () => {
  open(user, (call) => call.includes("circle-invitation") && refusal("circle.link-wrong"));
  await expect.element(alert).toHaveTextContent(errors["circle.link-wrong"].text());
  await expect.element(page.getByRole("link", { name: "Go to dashboard" })).toBeVisible();
});

test("an invitation that could not be read is read again by Retry", async () => {
  let failing = true;
  open(user, (call) => failing && call.includes("circle-invitation") && refusal("server.failed"));
  await expect.element(alert).toHaveTextContent("The invitation couldn't be loaded.");
  failing = false;
  await quickClick(page.getByRole("button", { name: "Retry" }));
  await expect.element(join).toBeVisible();
});
