import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PersonWeek } from "#contract/person-week.ts";
import type { WeekRow } from "#contract/week.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goal, note, weeklyCheckIn } from "../fixtures/coached.fixture.ts";
import { weekRow } from "../fixtures/week.fixture.ts";
import { PersonWeekPage } from "./person-pages.tsx";

const path = "/coaching/daniel/week";

function weekOf(...rows: readonly WeekRow[]): PersonWeek {
  const period = { from: "2027-01-11", until: "2027-01-18" };
  return { ownerName: "Daniel", period, previous: "2027-01-04", next: null, rows: [...rows] };
}

function show(week: PersonWeek, at = path) {
  const server = { week, calls: [] as string[], bodies: [] as unknown[], refused: false };
  serve(({ call, method, body }) => {
    server.calls.push(call);
    if (method === "GET") return server.week;
    server.bodies.push(body);
    if (server.refused) return refusal("form.overtaken");
    return call.endsWith("/notes") ? { note: note("new", 0) } : {};
  });
  const screen = showScreen(<PersonWeekPage uid="daniel" />, {}, at);
  return { server, ...screen };
}

const row = page.getByRole("listitem", { name: "Meet new people" });
const acknowledge = row.getByRole("button", { name: "Acknowledge" });
const seen = { by: "Grace", at: now.at - 3_600_000 };

test("tells of each goal its days, change, pace, promise and check-in", async () => {
  const said = { health: "at-risk", kept: "kept", obstacle: "Rain", promise: "write" } as const;
  const since = { by: 1, to: 6 };
  const facts = { promise: "call Ada", since, cameBack: ["week"] } as const;
  show(weekOf(weekRow(0, { ...facts, checkIn: weeklyCheckIn("c", 1, said) })));
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toMatchTextContent(/Daniel.*'s week/);
  await expect.element(page.getByText("Jan 4 – Jan 10")).toBeVisible();
  for (const words of [
    /Logged Tue/,
    /\+2 people, now 5 of 10 · \+1 person since Monday · .*ahead/,
    /Came back after a missed check-in/,
    /Last promise: kept “.*call Ada/,
    /At risk · obstacle: “.*Rain.*” · next: “.*write/,
  ])
    await expect.element(row).toMatchTextContent(words);
});

test("a week away needs no check-in", async () => {
  show(weekOf(weekRow(0, { state: "away", checkIn: null })));
  await expect.element(row).toMatchTextContent(/Paused, no check-in needed/);
});

test("a check-in is acknowledged in the revision that is shown; one that changed is read again", async () => {
  const checkIn = weeklyCheckIn("c", 1, { health: "on-track" });
  const { server } = show(weekOf(weekRow(0, { checkIn })));
  server.refused = true;
  server.week = weekOf(weekRow(0, { checkIn }));
  await quickClick(acknowledge);
  await expect.element(row.getByRole("alert")).toMatchTextContent(/changed in the meantime/);
  server.refused = false;
  server.week = weekOf(weekRow(0, { checkIn: { ...checkIn, seen } }));
  await quickClick(acknowledge);
  await expect.element(row).toMatchTextContent(/Seen by .*Grace.*, 1 hour ago/);
  await expect.element(acknowledge).not.toBeInTheDocument();
  expect(server.calls).toContain(`POST /api/goals/${goal.id}/weekly-check-ins/c/acknowledge`);
  expect(server.bodies).toEqual([{ rev: 1 }, { rev: 1 }]);
});

test.each([
  ["none", null],
  ["a private one", weeklyCheckIn("c", 1, { health: null, circle: "private" })],
])("of %s there is nothing to acknowledge", async (_, checkIn) => {
  show(weekOf(weekRow(0, { checkIn })));
  await expect.element(row.getByRole("button", { name: "Reply" })).toBeVisible();
  await expect.element(acknowledge).not.toBeInTheDocument();
});

test("a reply answers what the week shows, and closes; Close gives the focus back", async () => {
  const { server } = show(weekOf(weekRow(0)));
  const reply = row.getByRole("button", { name: "Reply" });
  await quickClick(reply);
  await quickClick(row.getByRole("button", { name: "Close" }));
  await expect.element(reply).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await page.getByLabelText("Your note").fill("Well done");
  await quickClick(row.getByRole("button", { name: "Add Note" }));
  await expect.element(row.getByRole("status").first()).toHaveTextContent("Note saved.");
  await expect.element(reply).toHaveFocus();
  expect(server.bodies).toMatchObject([{ note: "Well done", upTo: weekRow(0).checkIn?.at }]);
});

test("what is typed right after Reply is pressed is in the note", async () => {
  show(weekOf(weekRow(0)));
  const reply = row.getByRole("button", { name: "Reply" });
  await expect.element(reply).toBeVisible();
  await import("../notes/note-form.tsx");
  (reply.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}Well done");
  await expect.element(page.getByLabelText("Your note")).toHaveValue("Well done");
});

test("the weeks beside it are one press away, and a live change reads again", async () => {
  const { server, history, receive } = show(weekOf());
  await expect.element(page.getByText(/^No check-ins this week/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Next week" })).not.toBeInTheDocument();
  server.week = { ...weekOf(weekRow(1)), previous: null, next: "2027-01-11" };
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect.element(row).toBeVisible();
  expect(history.at(-1)).toBe(`${path}?of=2027-01-04`);
  expect(server.calls.at(-1)).toBe("GET /api/people/daniel/week?of=2027-01-04");
  await expect
    .element(page.getByRole("link", { name: "Next week" }))
    .toHaveAttribute("href", `${path}?of=2027-01-11`);
  server.week = weekOf();
  receive({ entity: "check-in", id: "c", rev: 1 });
  await expect.element(row).not.toBeInTheDocument();
});
