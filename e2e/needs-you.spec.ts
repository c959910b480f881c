import { duePeriod } from "#domain/cadence.ts";
import { DAY_MS, dayOf } from "#domain/day.ts";
import { goalPath } from "#contract/routes.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { checkedIn, DUE_AFTER, dueOf, inDays } from "./check-in.fixture.ts";
import { coachedGoal } from "./coaching.fixture.ts";
import { dayFromToday, ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });

test("a check-in reaches its coach, is acknowledged, and the owner sees that; by keyboard", async ({
  page: owner,
  server,
  openBrowser,
}) => {
  const coach = await (await openBrowser()).newPage();
  await signInUnseen(owner);
  await signInUnseen(coach, people.another);
  const description = ownName("Walk before work");
  const dueDate = dayFromToday(90);
  const goal = await coachedGoal(owner.request, coach.request, { description, dueDate });
  await inDays(owner, server, DUE_AFTER);
  await coach.context().clearCookies();
  await signInUnseen(coach, people.another);

  await coach.goto("/coaching");
  const section = coach.getByRole("region", { name: /^Needs you/ });
  await expect(section).toBeVisible();
  await owner.goto(goalPath(goal.id));

  // Checked in: it appears at the coach's.
  const [due] = await dueOf(owner.request);
  const zone = await owner.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const today = dayOf(Date.now() + DUE_AFTER * DAY_MS, zone);
  const period = due && duePeriod(due.goal, { today })?.from;
  expect(period).toBeDefined();
  const said = { health: "off-track", promise: "walk at 6:40", circle: "coach" } as const;
  await checkedIn(owner.request, goal.id, { period: period ?? "", ...said });
  await expect(section.getByText("checked in: off track")).toBeVisible();
  await expectAccessible(coach, "needs you");

  // Acknowledged: it leaves, and the owner sees by whom.
  const hands = keyboard(coach);
  await hands.press(section.getByRole("button", { name: "Acknowledge" }));
  await expect(section.getByText("Nobody waits for you.")).toBeVisible();
  await expect(section.getByRole("heading", { level: 2 })).toBeFocused();
  const timeline = owner.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByText(new RegExp(`^Seen by ${people.another}`))).toBeVisible();

  // The brief tells of it.
  const list = coach.getByRole("region", { name: "Goals you coach" });
  await list.getByLabel("Group").selectOption("By person");
  await expect(coach).toHaveURL(/\?group=person$/);
  await hands.press(list.getByRole("link", { name: "Brief" }));
  await expect(coach.getByRole("heading", { level: 1 })).toHaveText(`Brief: ${people.complete}`);
  await expect(coach.getByText("“walk at 6:40”: until the next check-in")).toBeVisible();
  await expectAccessible(coach, "brief");
});
