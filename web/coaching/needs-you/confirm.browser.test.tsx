import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { coached } from "../fixtures/coached.fixture.ts";
import { open } from "../fixtures/coaching-screen.fixture.tsx";
import { needsOf, unseen, waitingPerson } from "../fixtures/needs.fixture.ts";

const done = { kind: "says-done", askedAt: now.at - 1 } as const;
const section = page.getByRole("region", { name: /^Needs you/ });
const row = section
  .getByRole("listitem")
  .filter({ has: page.getByRole("link", { name: "What Ada wants" }) })
  .last();
const press = (name: string) => row.getByRole("button", { name, exact: true });
const news = section.getByRole("status").first();
const next = section.getByRole("button", { name: "Acknowledge", exact: true });

function show() {
  const needs = needsOf([waitingPerson("Ada", done), waitingPerson("Ben", unseen("c"))]);
  return open({ goals: [coached()], needs });
}

test("a goal that is said to be done is confirmed at once, and the focus goes on", async () => {
  const { server } = show();
  await expect.element(row).toMatchTextContent(/says it's done/);
  server.refusingWrites = "completion.not-asked";
  await quickClick(press("Confirm"));
  await expect
    .element(row.getByRole("alert"))
    .toHaveTextContent("That couldn't be saved. Please try again.");
  server.refusingWrites = null;
  await quickClick(press("Confirm"));
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(news).toHaveTextContent("Confirmed.");
  await expect.element(next).toHaveFocus();
  expect(server.bodies.at(-1)).toEqual({ askedAt: done.askedAt });
});

test("'Not yet' asks for a note", async () => {
  const { server } = show();
  await quickClick(press("Not yet"));
  const field = page.getByLabelText("What is missing?");
  await expect.element(field).toHaveFocus();
  await quickClick(section.getByRole("button", { name: "Send “Not yet”" }));
  await expect.element(section.getByText("Note content is required")).toBeVisible();
  expect(server.bodies).toEqual([]);
  await field.fill("One more talk");
  await quickClick(section.getByRole("button", { name: "Send “Not yet”" }));
  await expect.element(news).toHaveTextContent("Note saved.");
  await expect.element(next).toHaveFocus();
  expect(server.bodies).toEqual([{ askedAt: done.askedAt, note: "One more talk" }]);
});
