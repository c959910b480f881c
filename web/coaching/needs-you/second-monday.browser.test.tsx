import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import type { Need, WaitingPerson } from "#domain/needs-you.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { coached } from "../fixtures/coached.fixture.ts";
import { open } from "../fixtures/coaching-screen.fixture.tsx";
import { needsOf, unseen, waitingGoal } from "../fixtures/needs.fixture.ts";

const section = page.getByRole("region", { name: /^Needs you/ });
const heading = section.getByRole("heading", { level: 2 });

let checkIns = 0;
const checkIn = (health: Health) => unseen(`check-in-${(checkIns += 1)}`, 1, { health });
const missed = { kind: "missed-one", periods: 1 } as const;
const offTrack = { ...checkIn("off-track"), kind: "off-track" } as const;
const reply = { kind: "reply", noteId: "n", text: "I will", at: now.at, since: now.at } as const;
const help = { ...checkIn("at-risk"), kind: "help", text: "An hour" } as const;

/** A goal for each need. */
function person(name: string, ...needs: readonly Need[]): WaitingPerson {
  const goals = needs.map((need, place) => waitingGoal(`goal-of-${name}${place}`, need));
  return { ownerId: name, ownerName: name, goals };
}

const twelve = [
  person("Ada", help, checkIn("on-track")),
  person("Ben", missed),
  person("Cleo", missed, checkIn("on-track")),
  person("Dan", offTrack),
  person("Eve", checkIn("at-risk"), checkIn("at-risk")),
  person("Fay", checkIn("at-risk")),
  ...["Gus", "Hal", "Ida", "Jo", "Kim"].map((name) => person(name, checkIn("on-track"))),
  person("Lea", reply),
];

test("fifteen goals of twelve people are cleared with at most fourteen presses, on one page", async () => {
  const { history } = open({ goals: [coached()], needs: needsOf(twelve) });
  const before = history.length;
  let presses = 0;
  const press = async (button: Locator) => {
    presses += 1;
    await button.click();
  };
  const button = (name: string) => section.getByRole("button", { name, exact: true });
  await expect.element(heading).toHaveTextContent("Needs you 15");
  await press(button("Show more"));
  await press(button("Acknowledge all on track (7)"));
  await expect.element(heading).toHaveTextContent("Needs you 8");
  for (const left of [7, 5, 4]) {
    await press(button("Acknowledge").first());
    await expect.element(heading).toHaveTextContent(`Needs you ${left}`);
  }
  for (const left of [3, 2]) {
    await press(button("Nudge").first());
    await press(button("Send nudge"));
    await expect.element(heading).toHaveTextContent(`Needs you ${left}`);
  }
  await press(button("Mark as read"));
  await expect.element(heading).toHaveTextContent("Needs you 1");
  // The call for help is answered by a note.
  await expect.element(button("Reply")).toBeVisible();
  expect(presses).toBeLessThanOrEqual(14);
  expect(history.length).toBe(before);
});
