import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { PersonSummary } from "#domain/person-summary.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { coached } from "../fixtures/coached.fixture.ts";
import { list, open, press, titles } from "../fixtures/coaching-screen.fixture.tsx";
import { needsOf, summary } from "../fixtures/needs.fixture.ts";

const names = ["Zoë", "Ada", "Ben", "Cleo"];
const of = (count: number) =>
  names
    .slice(0, count)
    .map((name) => coached({ id: name, description: `What ${name} wants` }, name));
const group = page.getByLabelText("Group");
const person = (name: string) => list.getByRole("listitem", { name, exact: true });

function show(people: PersonSummary[] = [], count = 4, path = "/coaching") {
  return open({ goals: of(count), needs: needsOf([]), people }, path);
}

test("from four people on the goals stand by person, by name", async () => {
  show();
  await expect.element(group).toHaveValue("person");
  expect(titles()).toEqual(["Ada", "Ben", "Cleo", "Zoë"]);
  await expect
    .element(person("Zoë").getByRole("link", { name: "What Zoë wants" }))
    .toHaveAttribute("href", "/goals/Zoë");
  await expect
    .element(person("Zoë").getByRole("link", { name: "Brief" }))
    .toHaveAttribute("href", "/coaching/Zoë/brief");
  await expect
    .element(person("Zoë").getByRole("link", { name: "Zoë", exact: true }))
    .toHaveAttribute("href", "/coaching/Zoë/week");
});

test("each goal says how it goes by its last check-in, beside its label", async () => {
  const since = { by: 2, to: 5 };
  const said = { health: "at-risk", at: now.at - 3_600_000, since } as const;
  open({ goals: of(4).map((known) => ({ ...known, said })), needs: needsOf([]) });
  await expect
    .element(person("Zoë"))
    .toMatchTextContent(/In Progress.*At risk, said 1 hour ago · \+2 people since/);
});

test("of three they are one list", async () => {
  show([], 3);
  await expect.element(group).toHaveValue("none");
  expect(titles()).toHaveLength(3);
  await expect.element(press("Add Note").first()).toBeVisible();
});

test("the choice is kept in the address, and taken from it", async () => {
  const { history, unmount } = show([], 4, "/coaching?highlight=Ada");
  await group.selectOptions("All in one list");
  expect(history.at(-1)).toBe("/coaching?highlight=Ada&group=none");
  expect(titles()).toContain("What Ada wants");
  unmount();
  show([], 1, "/coaching?group=person");
  await expect.element(person("Zoë")).toBeVisible();
});

test("says of each what a glance tells, the trend in words too", async () => {
  show([
    summary("Ada", { openGoals: 2 }),
    summary("Ben", { lastCheckInAt: null, answered: 0, kept: 0, trend: [] }),
  ]);
  await expect
    .element(person("Ada"))
    .toMatchTextContent(/2 goals · last check-in 1 hour ago · 6 of 8 promises kept/);
  await expect
    .element(person("Ada"))
    .toMatchTextContent(/Last check-ins, oldest first: on track, at risk, off track/);
  await expect.element(person("Ben")).toMatchTextContent(/1 goal · no check-in yet/);
  expect(person("Ben").element().textContent).not.toMatch(/kept|oldest/);
});

test("a goal opens in its place, and one that the address points at is open", async () => {
  show([], 4, "/coaching?highlight=Cleo");
  await expect.element(page.getByText("Details of Cleo")).toBeVisible();
  await expect
    .element(list.getByRole("heading", { level: 3, name: "What Cleo wants" }))
    .toHaveFocus();
  const notes = person("Ada").getByRole("button", { name: "Notes" });
  await notes.click();
  await expect.element(page.getByText("Details of Ada")).toBeVisible();
  await notes.click();
  await expect.element(page.getByText("Details of Ada")).not.toBeInTheDocument();
});

test("on a phone 'Brief' stands beside each name, above the stones, and a badge is as wide as its word", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(390, 844);
  show([summary("Ada"), summary("Ben", { trend: [] })]);
  for (const name of ["Ada", "Ben"]) {
    const heading = person(name).getByRole("heading", { level: 2 });
    await expect.element(heading).toBeVisible();
    const { top, bottom } = heading.element().getBoundingClientRect();
    const link = person(name).getByRole("link", { name: "Brief" }).element();
    const beside = link.getBoundingClientRect();
    expect(beside.top).toBeLessThan(bottom);
    expect(beside.bottom).toBeGreaterThan(top);
  }
  const badge = person("Ada").getByText(/^(In Progress|On Track|Stalled)$/);
  const word = document.createRange();
  word.selectNodeContents(badge.element());
  const room = badge.element().getBoundingClientRect().width - word.getBoundingClientRect().width;
  expect(room).toBeLessThan(40);
});
