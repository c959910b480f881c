import { expect, test } from "vitest";
import type { SessionUser } from "#contract/session.ts";
import type { ByMail, MailedCheckIn } from "#contract/check-in-by-mail.ts";
import { routes, type Route } from "#contract/routes.ts";
import type { View } from "#contract/view.ts";
import { notations } from "#domain/notation.fixture.ts";
import { plainNotation, type Notation } from "#domain/notation.ts";
import { user as somebody } from "#web/client/fixtures/user.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { render } from "./entry-server.tsx";
import { at, goal, read } from "./fixtures/reads.fixture.ts";

const timeZone = "America/Sao_Paulo";
const user: SessionUser = { ...somebody, displayName: "Ada <b>Lovelace", timeZone };
const admin: SessionUser = { ...user, role: "admin", isAdmin: true };

function userOf({ access }: Route): SessionUser | null {
  if (access === "admin") return admin;
  return access === "signed-in" ? user : null;
}

function viewAt(route: Route, notation = plainNotation): View {
  const params = route.reads === "readGoal" ? { goalId: goal.id } : {};
  const data = route.reads === null ? {} : { [route.reads]: read[route.reads] };
  return viewOf({ user: userOf(route), at, timeZone, notation, params, data });
}

function count(markup: string, pattern: RegExp): number {
  return markup.match(pattern)?.length ?? 0;
}

test.each(routes)("$screen is rendered whole", async (route) => {
  const markup = await render(route, route.path, viewAt(route));
  expect(count(markup, /<h1[\s>]/g)).toBe(1);
  expect(count(markup, /<main[\s>]/g)).toBe(1);
  expect(count(markup, /\sstyle="|\son\w+="/g)).toBe(0);
  expect(count(markup, /<a [^>]*aria-current="page"/g)).toBe(isInMenu(route) ? 1 : 0);
  expect(markup.includes(">Sign Out<")).toBe(userOf(route) !== null);
});

function isInMenu(route: Route): boolean {
  return (
    userOf(route) !== null &&
    ![
      "profile-setup",
      "goal",
      "past-goals",
      "year",
      "check-in",
      "week",
      "circle",
      "join-circle",
      "brief",
      "person-week",
      "admin-user",
    ].includes(route.screen)
  );
}

test.each([
  ["who is away", { since: "2027-01-04", until: null }, 1],
  ["who was away", { since: "2027-01-04", until: "2027-01-05" }, 0],
  ["who is here", null, 0],
])("the menu of %s says so", async (_, away, times) => {
  const route = routeTo("/add-goal");
  const markup = await render(route, "/add-goal", { ...viewAt(route), user: { ...user, away } });
  expect(count(markup, />Away<\/li>/g)).toBe(times);
});

function routeTo(path: string): Route {
  return routes.find((route) => route.path === path)!;
}

test("the coach's document carries their goals, one that its address points at opened", async () => {
  const route = routeTo("/coaching");
  const markup = await render(route, "/coaching", viewAt(route));
  expect(markup).toContain("Tomás");
  expect(markup).not.toContain('aria-expanded="true"');
  const opened = await render(route, `/coaching?highlight=${goal.id}`, viewAt(route));
  expect(opened).toContain('aria-expanded="true"');
});

test("the document of past goals carries them, as text", async () => {
  const route = routeTo("/goals");
  const markup = await render(route, "/goals", viewAt(route));
  expect(markup).toContain("Begin &lt;b&gt;smaller");
  expect(markup).toContain("Closed");
});

test("a document has the days and numbers of its reader (product 1.11)", async () => {
  const measurable = { ...goal.measurable, targetValue: 1200.5 };
  const page = { goals: [{ ...goal, measurable }], next: null, today: null, summary: null };
  const told = async (notation: Notation) => {
    const view = { ...viewAt(routeTo("/"), notation), data: { readDashboard: page } };
    return render(routeTo("/"), "/", view);
  };
  const plain = await told(plainNotation);
  expect(plain).toContain("4 of 1,200.5 books");
  expect(plain).toContain(">Mar 31, 2026</time>");
  const german = await told(notations["de-DE"]);
  expect(german).toContain("4 of 1.200,5 books");
  expect(german).toContain(">31 Mar 2026</time>");
});

test("a refused sign-in is seen before any script runs", async () => {
  const route = routeTo("/linkedin");
  const markup = await render(route, "/linkedin?error=access_denied", viewAt(route));
  expect(markup).toContain("LinkedIn Authentication Failed");
  expect(markup).toContain("LinkedIn authorization failed");
});

test("a check-in by mail needs no script: its document has the form, what was pressed and why it was not saved", async () => {
  const route = routeTo("/check-in/by-mail");
  const shown: MailedCheckIn = {
    ownerName: "Ada",
    description: goal.description,
    measurable: { type: "Numeric", targetValue: 10, currentValue: 4, unit: "books" },
    coachName: "Tomás",
    coachId: goal.id,
    lastDay: "2026-03-15",
    today: "2026-03-10",
    next: "2026-03-16",
    lastPromise: "read at noon",
    written: null,
  };
  const markup = (said: ByMail) =>
    render(route, `${route.path}?token=t&say=at-risk`, {
      ...viewAt(route),
      data: { readCheckInByMail: said },
    });
  const open = await markup({ shown, refused: null, unsaved: null });
  expect(open).toContain("Read &lt;i&gt;ten&lt;/i&gt; books");
  expect(open).toMatch(/<form [^>]*method="post"/);
  for (const [name, value] of Object.entries({ circle: "coach", coachId: goal.id }))
    expect(open).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  for (const pattern of [/name="step"/g, /name="health"/g, /name="kept"/g])
    expect(count(open, pattern)).toBeGreaterThan(1);
  expect(open).toContain('name="health" checked="" value="at-risk"');
  expect(open).toMatch(/<button[^>]*type="submit"/);
  expect(open).toContain("Last time you said: ");
  expect(open).toMatch(/By next Monday I will<[^]*<textarea[^>]*name="promise"[^>]*><\/textarea>/);
  const pressed = { step: true, kept: "partly", promise: "read at six" } as const;
  const again = await markup({
    shown,
    refused: null,
    unsaved: { ...pressed, health: "", why: "Please choose how it's going." },
  });
  expect(again).toMatch(/<textarea[^>]*>read at six<\/textarea>/);
  expect(again).toContain('name="kept" checked="" value="partly"');
  expect(again).toContain('name="step" checked="" value="step"');
  const written = { health: "on-track", move: null } as const;
  const late = await markup({
    shown: { ...shown, written },
    refused: null,
    unsaved: { ...pressed, health: "at-risk", why: "This check-in is already done." },
  });
  expect(late).toContain("Not saved: +1, at risk. This check-in is already done.");
  expect(late).toContain("Your check-in was saved: No change, on track.");
  const wrong = await markup({ shown: null, refused: "This link is not valid.", unsaved: null });
  expect(wrong).toContain("This link is not valid.");
  for (const one of [open, late, wrong]) expect(one).not.toContain("Loading...");
});

test("an address is read whole on the server too, with a question mark in it", async () => {
  const route = routeTo("/share-goal");
  const goalId = "BBBBBBBBBBBBBBBBBBBBBB";
  const of = (search: string) => render(route, `${route.path}?${search}`, viewAt(route));
  expect(await of(`text=Really?&goalId=${goalId}`)).toContain("Loading the goal...");
  expect(await of(`text=Really?&goalId=${goalId}`)).toContain("Choose another goal");
  expect(await of(`goalId=${goalId}&text=Why?&milestone=goalComplete`)).toContain(
    "Back to Dashboard",
  );
  expect(await of("text=Really?")).toContain("Loading your goals...");
});

test("a profile form begins with what is known", async () => {
  const route = routeTo("/profile-setup");
  expect(await render(route, route.path, viewAt(route))).toContain('value="Ada &lt;b&gt;Lovelace"');
});

test("the download of one's data says whose it is to be", async () => {
  const route = routeTo("/account");
  const markup = await render(route, route.path, viewAt(route));
  expect(markup).toContain(`href="/api/account/export?person=${user.uid}"`);
});

test("what goes wrong in a component is thrown", async () => {
  const route = routeTo("/profile-setup");
  await expect(render(route, route.path, { ...viewAt(route), user: null })).rejects.toThrow(
    "signed-in",
  );
});
