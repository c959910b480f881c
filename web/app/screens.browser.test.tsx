import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "react-dom";
import { page } from "vitest/browser";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { SessionUser } from "#contract/account.ts";
import { routes, type Route } from "#contract/routes.ts";
import type { View } from "#contract/view.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { LiveProvider } from "#web/client/live-changes.tsx";
import { NowProvider } from "#web/client/now.tsx";
import { loadPage } from "./pages.ts";
import { makeQueryClient } from "#web/client/query.ts";
import { Screens } from "./screens.tsx";
import { SessionContext, makeSession } from "#web/client/session.ts";
import { ViewContext } from "#web/client/view-context.tsx";

const person = {
  uid: "AAAAAAAAAAAAAAAAAAAAAA",
  displayName: "Ada",
  email: "ada@example.org",
  timeZone: "UTC",
} as SessionUser;

class SilentSource extends EventTarget {
  close() {}
}

// No server: what is asked of one stays unanswered.
beforeEach(() => {
  vi.stubGlobal("EventSource", SilentSource);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function routeTo(path: string): Route {
  return routes.find((route) => route.path === path)!;
}

const admin: SessionUser = { ...person, role: "admin", isAdmin: true };

/** Opens a document at `path`, as the server would have rendered it for `user`. */
async function open(path: string, user: SessionUser | null) {
  const route = routeTo(path);
  const Page = await loadPage(route.screen);
  const { hook, navigate, history } = memoryLocation({ path, record: true });
  const session = makeSession(user);
  const view: View = {
    user,
    at: 0,
    timeZone: "UTC",
    position: "",
    data: {},
    standIn: true,
    development: true,
  };
  const client = makeQueryClient({ ...view, onSessionLost: session.end });
  mount(
    <Router hook={hook}>
      <ViewContext value={view}>
        <SessionContext value={session}>
          <QueryClientProvider client={client}>
            <NowProvider at={0} timeZone="UTC">
              <LiveProvider position="">
                <Screens first={{ route, Page }} />
              </LiveProvider>
            </NowProvider>
          </QueryClientProvider>
        </SessionContext>
      </ViewContext>
    </Router>,
  );
  return { navigate, history, session };
}

function heading(name: string) {
  return page.getByRole("heading", { level: 1, name });
}

test("the first screen takes neither focus nor title", async () => {
  document.title = "as the server set it";
  await open("/coaching", person);
  await expect.element(heading("Coaching")).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe("as the server set it");
});

test("a navigation brings the next screen, its title, and focus to its heading", async () => {
  const { navigate } = await open("/coaching", person);
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

test.each(["/", "/coaching", "/nowhere"])(
  "a visitor is sent from %s to the sign-in",
  async (path) => {
    const { navigate, history } = await open("/linkedin", null);
    navigate(path);
    await expect.element(heading("Sign in to Cairn")).toHaveFocus();
    expect(history).toEqual(["/linkedin", "/login"]);
    await expect
      .element(page.getByText("Development: sign-in goes to the stand-in network."))
      .toBeVisible();
  },
);

test("Back before the next screen has loaded leads to the screen that was there", async () => {
  const { navigate } = await open("/coach-onboarding", person);
  const start = page.getByRole("link", { name: "Cairn, to the start" });
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
    .toHaveAttribute("href", "/login");
  await expect.element(heading("Email Settings")).toBeVisible();
  // Whoever was far down the screen sees it too.
  document.querySelector("main")!.style.minHeight = "300vh";
  scrollTo(0, innerHeight);
  expect(scrollY).toBeGreaterThan(0);
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeInViewport();
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
