import { flushSync } from "react-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { routes, type Route, type Screen } from "#contract/routes.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { open as openDashboard, region } from "#web/dashboard/fixtures/panels.fixture.tsx";
import { numeric } from "#web/goals/fixtures/goal-card.fixture.tsx";
import { admin, openScreen, person } from "./fixtures/open-screen.fixture.tsx";
import type { PageComponent } from "./pages.ts";

const scripts = vi.hoisted(() => ({
  /** What is answered instead of a screen's script. */
  instead: new Map<string, Promise<never> | Promise<() => null>>(),
  reopen: vi.fn<() => Promise<never>>(),
  modal: vi.fn<() => Promise<unknown>>(),
}));

vi.mock("./pages.ts", () => {
  const loadPage = async (screen: Screen) =>
    (await scripts.instead.get(screen)) ?? pageNamed(screen);
  return { loadPage, preloadPage: () => undefined };
});
// The browser's own reload would take the test away.
vi.mock("#web/client/reopen.ts", () => ({ reopen: scripts.reopen }));
// As when a release has replaced the files of this document, or the network is gone.
vi.mock("#web/goals/badges/achievements.tsx", () => {
  throw new Error("The script is gone.");
});
vi.mock("#web/goals/progress/progress-modal-chunk.ts", async (original) => {
  const real = await original<{ loadProgressModal: () => Promise<unknown> }>();
  scripts.modal.mockImplementation(real.loadProgressModal);
  return { loadProgressModal: scripts.modal, preloadProgressModal: () => undefined };
});

function pageNamed(name: string): PageComponent {
  return () => (
    <main>
      <h1>{name}</h1>
    </main>
  );
}

const gone = () => Promise.reject(new Error("The server cannot be reached."));
const failed = page.getByText("This page couldn't be loaded.");
const retry = page.getByRole("button", { name: "Retry" });
const loading = page.getByText(/^Loading(?: the admin area)?\.\.\.$/);
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

const visitors = { public: null, "signed-out": null, "signed-in": person, admin } as const;

/** Another screen of the same people, to come from. */
function before({ screen, access }: Route): Route {
  const open = access === "signed-out" ? "public" : access;
  return routes.find((route) => route.screen !== screen && route.access === open)!;
}

async function leaveFor(route: Route) {
  const from = before(route);
  const opened = await openScreen(from.path, visitors[route.access]);
  await expect.element(heading(from.screen)).toBeVisible();
  flushSync(() => opened.navigate(route.path));
}

beforeEach(() => {
  scripts.instead.clear();
  scripts.reopen.mockReset().mockImplementation(gone);
});

const kinds = Object.keys(visitors).map((kind) => routes.find(({ access }) => access === kind)!);

describe.each(kinds)("the script of $path, for who is $access", (route) => {
  const { screen } = route;

  test("that is slow: that is said after a moment, after a while with Retry, until it is here", async () => {
    const pass = standingTime();
    const { promise, resolve } = Promise.withResolvers<PageComponent>();
    scripts.instead.set(screen, promise as Promise<() => null>);
    await leaveFor(route);
    await pass(400);
    await expect.element(loading).toBeVisible();
    await pass(15_000);
    await expect.element(failed).toBeVisible();
    await expect.element(retry).toBeVisible();
    resolve(pageNamed(screen));
    await expect.element(heading(screen)).toBeVisible();
    expect(failed.elements()).toHaveLength(0);
  });

  test("that fails, with a server that cannot be reached: that is said, with Retry", async () => {
    scripts.instead.set(screen, gone());
    await leaveFor(route);
    await expect.element(failed).toBeVisible();
    expect(scripts.reopen).toHaveBeenCalledTimes(1);
    const { promise, reject } = Promise.withResolvers<never>();
    scripts.reopen.mockReturnValue(promise);
    await retry.click();
    await expect.element(retry).toHaveAttribute("aria-busy", "true");
    await expect.element(retry).toHaveFocus();
    reject(new Error("Still gone."));
    await expect.element(retry).not.toHaveAttribute("aria-busy");
    expect(scripts.reopen).toHaveBeenCalledTimes(2);
  });
});

describe("a screen that the browser has kept", () => {
  test.each([
    ["/coaching", person],
    ["/admin/users", admin],
  ] as const)("%s asks the server anew, and says so where it cannot", async (path, user) => {
    await openScreen(path, user);
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect.element(failed).toBeVisible();
    await retry.click();
    await expect.poll(() => scripts.reopen.mock.calls).toHaveLength(2);
  });
});

test("after its session has ended a screen that is left says where the server cannot be reached", async () => {
  const { session, navigate } = await openScreen("/coaching", person);
  session.end();
  flushSync(() => navigate("/account"));
  await expect.element(failed).toBeVisible();
  await expect.element(heading("coaching")).toBeVisible();
});

test.each([
  ["Your Achievements", "Failed to load achievements."],
  ["Recent Check-ins", "Failed to load check-ins."],
])("without its script '%s' of the dashboard says so, and all else stands", async (name, text) => {
  openDashboard();
  await expect.element(region(name).getByRole("alert")).toHaveTextContent(text);
  await expect
    .element(region("Your Goal Progress").getByRole("progressbar", { name: "Overall progress" }))
    .toBeVisible();
});

test("without the modal's script its card says so, and the next press tries again", async () => {
  scripts.modal.mockImplementationOnce(gone);
  openDashboard([numeric(3)]);
  const update = page.getByRole("button", { name: "Update Progress" });
  await update.click();
  const alert = region("Your SMART Goals").getByRole("alert");
  await expect.element(alert).toHaveTextContent(errors["server.unavailable"].text());
  await update.click();
  await expect.element(page.getByRole("dialog", { name: "Update Progress" })).toBeVisible();
});
