import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { NeedOfCheckIn, WaitingPerson } from "#domain/needs-you.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { coached } from "../fixtures/coached.fixture.ts";
import { open } from "../fixtures/coaching-screen.fixture.tsx";
import { needsOf, unseen, waitingGoal, waitingPerson } from "../fixtures/needs.fixture.ts";

const section = page.getByRole("region", { name: /^Needs you/ });
const row = (name: string) =>
  section
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: `What ${name} wants` }) })
    .last();
const press = (name: string) => row(name).getByRole("button", { name: "Acknowledge" });
const all = (count: number) =>
  section.getByRole("button", { name: `Acknowledge all on track (${count})` });
const news = section.getByRole("status").first();

const onTrack = (id: string, over: Partial<NeedOfCheckIn> = {}) =>
  unseen(id, 1, { health: "on-track", ...over });

function show(...waiting: readonly WaitingPerson[]) {
  return open({ goals: [coached()], needs: needsOf(waiting) });
}

test("under a check-in stands what it says, before it is acknowledged", async () => {
  const said = {
    change: { by: 2, to: 5 },
    keptPromise: "do two more",
    kept: "kept",
    obstacle: "Rain",
    promise: "call Ada",
  } as const;
  show(waitingPerson("Ada", onTrack("c", said)));
  await expect
    .element(row("Ada"))
    .toMatchTextContent(
      /\+2 people, 5 of 10 · kept “.*do two more.*” · obstacle: “.*Rain.*” · next: “.*call Ada/,
    );
});

test("a person's goals that say the same are one row with one press", async () => {
  const goals = [
    waitingGoal("goal-of-Ada", onTrack("a")),
    waitingGoal("goal-of-Bo", onTrack("b")),
    waitingGoal("goal-of-Cy", unseen("c")),
  ];
  const { server } = show({ ownerId: "ada", ownerName: "Ada", goals });
  await expect.element(row("Ada")).toMatchTextContent(/What Bo wants/);
  await expect.element(row("Cy")).not.toMatchTextContent(/What Bo wants/);
  await quickClick(press("Ada"));
  await expect.element(news).toHaveTextContent("Acknowledged 2 check-ins.");
  await expect.element(press("Cy")).toHaveFocus();
  expect(server.bodies).toEqual([
    {
      shown: [
        { goalId: "goal-of-Ada", checkInId: "a", rev: 1 },
        { goalId: "goal-of-Bo", checkInId: "b", rev: 1 },
      ],
    },
  ]);
});

test("all on track that are on the screen are acknowledged by one press, and no others", async () => {
  const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"];
  const { server } = show(
    ...names.map((name) => waitingPerson(name, name === "Ben" ? unseen(name) : onTrack(name))),
  );
  await quickClick(all(4));
  await expect.element(news).toHaveTextContent("Acknowledged 4 check-ins.");
  await expect.element(row("Ada")).not.toBeInTheDocument();
  await expect.element(press("Ben")).toHaveFocus();
  expect(server.bodies).toMatchObject([
    { shown: ["Ada", "Cleo", "Dan", "Eve"].map((checkInId) => ({ checkInId, rev: 1 })) },
  ]);
});

test("what changed meanwhile waits on, in its new words", async () => {
  const { server } = show(
    waitingPerson("Ada", onTrack("a")),
    waitingPerson("Ben", onTrack("b")),
    waitingPerson("Cleo", onTrack("c")),
  );
  server.needs = needsOf([
    waitingPerson("Ben", onTrack("b", { rev: 2, health: "at-risk", obstacle: "Rain" })),
  ]);
  await quickClick(all(3));
  await expect
    .element(news)
    .toHaveTextContent("Acknowledged 2 of 3 check-ins. The others changed in the meantime.");
  await expect.element(row("Ben")).toMatchTextContent(/at risk.*Rain/);
  server.needs = needsOf([waitingPerson("Ben", onTrack("b", { rev: 3 }))]);
  await quickClick(press("Ben"));
  await expect
    .element(row("Ben").getByRole("alert"))
    .toHaveTextContent("This check-in changed in the meantime. Please read it again.");
});

test("one on track has only its own button; a refused press brings all back", async () => {
  const { server } = show(waitingPerson("Ada", onTrack("a")), waitingPerson("Ben", onTrack("b")));
  server.refusingWrites = "server.failed";
  await quickClick(all(2));
  await expect
    .element(section.getByRole("alert"))
    .toHaveTextContent("That couldn't be saved. Please try again.");
  await expect.element(row("Ada")).toBeVisible();
  server.refusingWrites = null;
  await quickClick(press("Ada"));
  await expect.element(press("Ben")).toHaveFocus();
  await expect.element(all(1)).not.toBeInTheDocument();
});
