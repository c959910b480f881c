import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import * as limits from "#domain/limits.ts";
import { reloads } from "#web/client/fixtures/reloads.fixture.ts";
import { admin, openScreen as open, person } from "./fixtures/open-screen.fixture.tsx";

// No server: what is asked of one stays unanswered.
beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function heading(name: string) {
  return page.getByRole("heading", { level: 1, name });
}

test("the first screen takes neither focus nor title; a navigation brings the next, its title, and focus to its heading", async () => {
  document.title = "as the server set it";
  const { navigate } = await open("/coaching", person);
  await expect.element(heading("Coaching")).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe("as the server set it");
  navigate("/share-goal");
  await expect.element(heading("Share Goals")).toHaveFocus();
  expect(document.title).toBe("Share Goals · Cairn");
  const current = page.getByRole("link", { name: "Share Goals", exact: true, includeHidden: true });
  await expect.element(current).toHaveAttribute("aria-current", "page");
});

test.each([
  ["/login", "/"],
  ["/dashboard", "/"],
  ["/nowhere", "/"],
  ["/admin", "/admin/login"],
])("a signed-in person is sent on from %s to %s", async (path, leadsTo) => {
  const { navigate, history } = await open("/profile-setup", person);
  navigate(path);
  await expect.poll(() => history).toEqual(["/profile-setup", leadsTo]);
  vi.unstubAllGlobals();
});

test.each([
  ["/", "/login"],
  ["/coaching", "/login?returnTo=%2Fcoaching"],
  ["/goals/x", "/login?returnTo=%2Fgoals%2Fx"],
  ["/nowhere", "/login"],
])("a visitor is sent from %s to the sign-in %s", async (path, signIn) => {
  const { navigate, history } = await open("/linkedin", null);
  navigate(path);
  await expect.element(heading("Sign in to Cairn")).toHaveFocus();
  expect(history).toEqual(["/linkedin", signIn]);
  await expect.element(page.getByText("Development mode: sign-in is simulated.")).toBeVisible();
});

test.each([
  ["?returnTo=%2Fgoals%2Fx%3Fa%3D%2526", { returnTo: "/goals/x?a=%26" }],
  ["", {}],
  ["?returnTo=%2F%2Fevil.example%2Faccount", {}],
  [`?returnTo=%2Fgoals%2F${"x".repeat(limits.returnPath)}`, {}],
])("a sign-in at /login%s asks to come back by %j", async (search, sent) => {
  const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", asked);
  await open(`/login${search}`, null);
  await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect
    .poll(() => asked.mock.lastCall?.[1]?.body)
    .toBe(JSON.stringify({ way: "network", ...sent }));
});

test("Back before the next screen has loaded leads to the screen that was there", async () => {
  const { navigate } = await open("/coach-onboarding", person);
  const start = page.getByRole("link", { name: "Cairn, home" });
  await expect.element(start).toBeVisible();
  flushSync(() => navigate("/coaching"));
  flushSync(() => navigate("/coach-onboarding"));
  await expect.element(start).toBeVisible();
});

test("a screen stays when its session ends, and says so with the way back", async () => {
  const { session } = await open("/email-preferences", person);
  session.end();
  const news = page
    .getByRole("status")
    .filter({ hasText: "Please log in to manage your email preferences." });
  await expect.element(news).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sign in" }))
    .toHaveAttribute("href", "/login?returnTo=%2Femail-preferences");
  await expect.element(heading("Email Settings")).toBeVisible();
  // Whoever was far down the screen sees it too.
  document.querySelector("main")!.style.minHeight = "300vh";
  scrollTo(0, innerHeight);
  expect(scrollY).toBeGreaterThan(0);
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeInViewport();
});

const signIn = () => page.getByRole("link", { name: "Sign in" });

test("the sign-in of an ended session leads back; offline it says so, the screen stays, and pressed again it asks again", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const asked = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", asked);
  const reloaded = reloads();
  const { session, history } = await open("/coaching?highlight=x", person);
  session.end();
  const back = "/login?returnTo=%2Fcoaching%3Fhighlight%3Dx";
  await expect.element(signIn()).toHaveAttribute("href", back);
  await signIn().click();
  await expect.poll(() => history.at(-1)).toBe(back);
  await expect
    .element(page.getByText("You're offline, so this page couldn't be loaded."))
    .toBeVisible();
  await expect.element(heading("Coaching")).toBeVisible();
  await expect.element(signIn()).toHaveAttribute("href", back);
  asked.mockResolvedValue(new Response());
  await signIn().click();
  // The addresses of this test are in memory: of the browser's own wouter would say so.
  dispatchEvent(new Event("pushState"));
  await expect.poll(reloaded).toBe(1);
});

test.each([
  ["after", true],
  ["before", false],
])(
  "once the person has signed out in another window, heard %s the end, the sign-in leads nowhere else: somebody else may be next",
  async (_, endedFirst) => {
    const { session } = await open("/coaching", person);
    if (endedFirst) session.end();
    const forgotten = { key: `cairn_drafts/${person.uid}`, newValue: null };
    dispatchEvent(new StorageEvent("storage", forgotten));
    await expect.element(signIn()).toHaveAttribute("href", "/login");
    // The same person is back, and their session ends by itself.
    session.setUser(person);
    await expect.element(signIn()).not.toBeInTheDocument();
    session.end();
    await expect.element(signIn()).toHaveAttribute("href", "/login?returnTo=%2Fcoaching");
  },
);

test("the sign-in of an ended admin's session is the admins' own", async () => {
  const { session } = await open("/admin/users", admin);
  session.end();
  await expect.element(signIn()).toHaveAttribute("href", "/admin/login");
});

test.each([
  ["/coaching", "Coaching", person, "Loading..."],
  ["/admin/users", "Users", admin, "Loading the admin area..."],
] as const)(
  "%s, which the browser may show again, is left as a loading screen with the logo",
  async (path, title, user, words) => {
    await open(path, user);
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false }));
    await expect.element(heading(title)).toBeVisible();
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect(document.querySelector("main")?.textContent).toBe(words);
    expect(document.querySelector('main svg[role="img"]')?.getAttribute("aria-label")).toBe(
      "Cairn",
    );
  },
);

describe("a document that is asked for after the session has ended", () => {
  /** Leaves for the sign-in; `answer` is the server's, whenever it comes. */
  async function leave() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const asked = vi.fn<typeof fetch>().mockReturnValue(promise);
    vi.stubGlobal("fetch", asked);
    const { session, navigate } = await open("/coaching", person);
    session.end();
    const reloaded = reloads();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect.poll(() => asked.mock.lastCall?.[1]?.method).toBe("HEAD");
    return { navigate, reloaded, answer: () => resolve(new Response()) };
  }

  test("is loaded anew once the server has answered", async () => {
    const { reloaded, answer } = await leave();
    answer();
    await expect.poll(reloaded).toBe(1);
  });

  test("is not, once the person has come back", async () => {
    const { navigate, reloaded, answer } = await leave();
    flushSync(() => navigate("/coaching"));
    answer();
    // What follows on the answer comes before what waits its turn behind it.
    await new Promise((resolve) => setTimeout(resolve));
    expect(reloaded()).toBe(0);
    await expect.element(heading("Coaching")).toBeVisible();
  });
});
