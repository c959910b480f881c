import type { Page } from "@playwright/test";
import { readCircle } from "#contract/circles.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { checkedIn, dueOf, DUE_AFTER, inDays } from "./check-in.fixture.ts";
import { called } from "./calls.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { enter, people, skipQuote } from "./sign-in.fixture.ts";

// Its clock goes on.
test.use({ alone: true });

const ADA = people.complete;
const NOOR = people.withoutEmail;
const ADAS_GOAL = "Publish the handbook";
const NOORS_GOAL = "Finish the thesis";
const LINE = "Who has read a thesis before it was handed in?";
const THANKS = "Thank you, I'll send it tonight.";

/** What nobody in a circle may see of a goal. */
const untold = {
  specific: "Eleven chapters about forms.",
  achievable: "An hour before nine.",
  relevant: "Three teams wait for it.",
  measurable: { type: "Numeric", targetValue: "4711", unit: "paragraphs" },
};

const circleAt = (page: Page) => ({
  row: (name: string) => page.getByRole("listitem", { name, exact: true }),
  answers: page.getByRole("region", { name: "Answers" }),
});

function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

test("two people keep their word in a circle and help each other, live and by keyboard, until one leaves without a trace", async ({
  page: ada,
  server,
  openBrowser,
  guard,
}) => {
  // The page of a circle that was just left is asked for once more.
  guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
  const noor = await (await openBrowser()).newPage();
  const [adas, noors] = [keyboard(ada), keyboard(noor)];
  const [adasCircle, noorsCircle] = [circleAt(ada), circleAt(noor)];
  await enter(ada.request, ADA);
  await addGoal(ada.request, { description: ADAS_GOAL, ...untold });
  await enter(noor.request, NOOR);
  await addGoal(noor.request, { description: NOORS_GOAL });
  await inDays(ada, server, DUE_AFTER);
  await noor.context().clearCookies();
  let link = "";

  await test.step("Ada creates a circle and a link", async () => {
    await ada.goto("/circles");
    await adas.press(ada.getByRole("button", { name: "Create circle" }));
    await expect(ada.getByLabel("Name")).toBeFocused();
    await adas.type(ada.getByLabel("Name"), "The Monday table");
    await adas.tick(ada.getByRole("checkbox", { name: ADAS_GOAL }));
    await expectAccessible(ada);
    await adas.press(ada.getByRole("button", { name: "Create circle" }));
    await expect(ada.getByRole("heading", { level: 1 })).toHaveText("The Monday table");
    await expect(adasCircle.row("You")).toContainText("Not checked in yet");
    await adas.press(ada.getByRole("button", { name: "Create invitation link" }));
    await adas.press(ada.getByRole("button", { name: "Copy link" }));
    await expect(ada.getByText(/^(Link copied|The link couldn't be copied)/)).toBeVisible();
    link = await ada.getByRole("textbox", { name: "Invitation link" }).inputValue();
    await expectAccessible(ada);
  });
  const adasLoads = loadsOf(ada);

  await test.step("Noor follows it, signs in and joins, and Ada sees her", async () => {
    await noor.goto(link);
    await expect(noor).toHaveURL("/circles/join");
    await expect(noor.getByText(`${ADA} invites you`)).toBeVisible();
    await expectAccessible(noor);
    await noors.press(noor.getByRole("button", { name: "Sign in with LinkedIn" }));
    await noors.press(noor.getByRole("button", { name: NOOR }));
    await skipQuote(noor, noors.press);
    await expect(noor).toHaveURL("/circles/join");
    await noors.tick(noor.getByRole("checkbox", { name: NOORS_GOAL }));
    await expectAccessible(noor);
    await noors.press(noor.getByRole("button", { name: "Join circle" }));
    await expect(noor.getByRole("heading", { level: 1 })).toHaveText("The Monday table");
    const row = adasCircle.row(NOOR);
    await expect(row).toContainText(NOORS_GOAL);
    await expect(row).toContainText("Not checked in yet");
    await expect(ada.getByText("0 of 2 checked in").first()).toBeVisible();
  });
  const noorsLoads = loadsOf(noor);
  const circleId = new URL(noor.url()).pathname.split("/").at(-1) ?? "";

  await test.step("Noor checks in, and Ada sees it", async () => {
    const [due] = await dueOf(noor.request);
    if (due === undefined) throw new Error("A check-in is due.");
    const { id, rhythms } = due.goal;
    const period = rhythms[0]?.from;
    if (period === undefined) throw new Error("It has a rhythm.");
    await checkedIn(noor.request, id, { period });
    await expect(adasCircle.row(NOOR)).toContainText("Checked in");
    await expect(ada.getByText("1 of 2 checked in").first()).toBeVisible();
    await expect(noorsCircle.row("You")).toContainText("Checked in");
  });

  await test.step("Noor asks for help, and Ada sees it first and answers", async () => {
    await noors.type(noorsCircle.row("You").getByRole("textbox"), LINE);
    await noors.tick(noor.getByLabel("Ask this circle for help"));
    await noors.press(noorsCircle.row("You").getByRole("button", { name: "Save" }));
    await expect(adasCircle.row(NOOR)).toContainText(LINE);
    await expect(ada.getByRole("heading", { level: 3 }).first()).toHaveText(NOOR);
    await expectAccessible(ada);
    await adas.type(adasCircle.answers.getByRole("textbox"), "I have. Send it to me.");
    await adas.press(adasCircle.answers.getByRole("button", { name: "Send" }));
    await expect(noorsCircle.answers).toContainText("I have. Send it to me.");
    await noors.type(noorsCircle.answers.getByRole("textbox"), THANKS);
    await noors.press(noorsCircle.answers.getByRole("button", { name: "Send" }));
    await expect(adasCircle.answers).toContainText(THANKS);
    await adas.press(adasCircle.row(NOOR).getByRole("button", { name: "Seen" }));
    await expect(noor.getByText(`Seen by ${ADA}`)).toBeVisible();
    await expectAccessible(noor);
    expect([adasLoads(), noorsLoads()]).toEqual([0, 0]);
  });

  await test.step("Noor learns the title of Ada's goal and nothing else of it", async () => {
    const read = JSON.stringify(await called(noor.request, readCircle, {}, { circleId }));
    await noor.reload();
    await expect(noorsCircle.row(ADA)).toContainText(ADAS_GOAL);
    const secrets = [
      untold.specific,
      untold.achievable,
      untold.relevant,
      untold.measurable.targetValue,
      untold.measurable.unit,
      "Career",
    ];
    for (const told of [read, await noor.content()]) {
      expect(told).toContain(ADAS_GOAL);
      expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    }
  });

  await test.step("Noor leaves, and nothing of her stays on Ada's open page", async () => {
    await noors.press(noor.getByRole("button", { name: "More about this circle" }));
    await noors.press(noor.getByRole("button", { name: "Leave circle" }));
    const question = noor.getByRole("group", { name: "Leaving the circle" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(noor);
    await noors.press(question.getByRole("button", { name: "Leave circle" }));
    await expect(noor).toHaveURL("/circles");
    await expect(noor.getByText("You left The Monday table.")).toBeVisible();
    await expectAccessible(noor);
    const left = async () => {
      const shown = await ada.getByRole("main").innerText();
      return [NOOR, LINE, NOORS_GOAL, THANKS].filter((text) => shown.includes(text));
    };
    await expect.poll(left).toEqual([]);
    await expect(adasCircle.row("You")).toBeVisible();
    await expect(adasCircle.answers).toContainText("I have. Send it to me.");
    expect(adasLoads()).toBe(0);
    await noor.goto(`/circles/${circleId}`);
    await expect(noor.getByText(/^This circle doesn't exist/)).toBeVisible();
    await expectAccessible(noor);
  });
});
