import { describe, expect, test } from "vitest";
import { endpoints } from "./endpoints.ts";
import { destination, goalPath, routeAt, routes } from "./routes.ts";

function leads(path: string, signedIn: boolean, isAdmin = false): string {
  const to = destination(path, { signedIn, isAdmin });
  return "redirect" in to ? `-> ${to.redirect}` : to.route.screen;
}

const paths: readonly (readonly [path: string, signedIn: string, signedOut: string])[] = [
  ["/", "dashboard", "-> /login"],
  ["/login", "-> /", "login"],
  ["/goals/abc", "goal", "-> /login"],
  ["/goals/", "-> /", "-> /login"],
  ["/goals/abc/", "-> /", "-> /login"],
  ["/coaching/abc", "-> /", "-> /login"],
  ["/circles/join", "join-circle", "join-circle"],
  ["/circles/abc", "circle", "-> /login"],
  ["/offline", "offline", "offline"],
  ["/admin", "-> /admin/login", "-> /admin/login"],
  ["/admin/", "-> /", "-> /login"],
  // product 2.2: the dashboard is /, whatever the sign-in says.
  ["/dashboard", "-> /", "-> /login"],
  ["/nowhere", "-> /", "-> /login"],
  ["/login/", "-> /", "-> /login"],
  ["/Login", "-> /", "-> /login"],
  ["//evil", "-> /", "-> /login"],
  ["//evil.example/login", "-> /", "-> /login"],
  ["/\\evil", "-> /", "-> /login"],
  ["/%2f%2fevil", "-> /", "-> /login"],
  ["javascript:alert(1)", "-> /", "-> /login"],
  ["/__proto__", "-> /", "-> /login"],
  ["/login?x", "-> /", "-> /login"],
  ["", "-> /", "-> /login"],
  ["/\u0000", "-> /", "-> /login"],
];

describe("where a path leads (product 2.1 and 2.2)", () => {
  test.each(paths)("%j: signed in %s, signed out %s", (path, signedIn, signedOut) => {
    expect(leads(path, true)).toBe(signedIn);
    expect(leads(path, false)).toBe(signedOut);
  });

  test("the page of a goal is found by the goal's id", () => {
    const to = destination(goalPath("BBBBBBBBBBBBBBBBBBBBBB"), { signedIn: true, isAdmin: false });
    expect(to).toMatchObject({ params: { goalId: "BBBBBBBBBBBBBBBBBBBBBB" } });
    expect(destination("/", { signedIn: true, isAdmin: false })).toMatchObject({ params: {} });
  });
});

const ofAdmins: readonly (readonly [path: string, leadsTo: string])[] = [
  ["/admin", "admin-dashboard"],
  ["/admin/login", "admin-login"],
  ["/", "dashboard"],
  ["/login", "-> /"],
  ["/admin/nowhere", "-> /"],
];

describe("an admin", () => {
  test.each(ofAdmins)("%s: %s", (path, leadsTo) => {
    expect(leads(path, true, true)).toBe(leadsTo);
  });
});

test.each(routes)("$path is not hidden by a route before it", (route) => {
  expect(routeAt(route.path.replace(/:\w+/g, "abc"))?.route).toBe(route);
});

test("these screens alone are shown to everybody (product 2.1)", () => {
  const open = routes.filter(({ access }) => access === "public");
  expect(open.map(({ path }) => path)).toEqual([
    "/linkedin",
    "/organization",
    "/organization/:number",
    "/sign-in/email",
    "/circles/join",
    "/verify-email",
    "/email-verified",
    "/join",
    "/unsubscribe",
    "/check-in/by-mail",
    "/coach-onboarding",
    "/coach-onboarding-demo",
    "/offline",
    "/admin/login",
    "/seed-data",
  ]);
});

test("each screen has one route and a title of its own", () => {
  // But for the callback: each provider has an address to send people back to (product 31.2).
  const others = routes.filter(({ path }) => !path.startsWith("/organization"));
  expect(new Set(others.map(({ screen }) => screen)).size).toBe(others.length);
  expect(new Set(others.map(({ title }) => title)).size).toBe(others.length);
});

test("the titles of the menu's screens are the words of the menu (product 2.4)", () => {
  const titles = Object.fromEntries(routes.map(({ path, title }) => [path, title]));
  expect(titles).toMatchObject({
    "/": "Dashboard",
    "/add-goal": "Add Goal",
    "/share-goal": "Share Goals",
    "/coaching": "Coaching",
    "/circles": "Circles",
    "/email-preferences": "Email Settings",
  });
});

test("what a document carries is a read by the names in its address alone, without a body", () => {
  const namesIn = (path: string) => path.match(/:\w+/g) ?? [];
  for (const { reads, path: address } of routes) {
    if (reads === null) continue;
    const { method, path, query } = endpoints[reads];
    expect([method, namesIn(path)]).toEqual(["GET", namesIn(address)]);
    expect(query.safeParse({}).success).toBe(true);
  }
});
