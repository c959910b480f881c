import { goalPath } from "#contract/routes.ts";
import { limits } from "#domain/limits.ts";
import { expect, test } from "./cairn.fixture.ts";
import { answerNote, checkIn, coachedCard, coachedGoal, leaveNote } from "./coaching.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal } from "./goal.fixture.ts";
import { escaped, unfold } from "./paper.fixture.ts";
import { shareAddress } from "./sharing.fixture.ts";
import { panelsRead, people, signInUnseen } from "./sign-in.fixture.ts";

/** A word without a place to break it. */
const word = (length: number, begin = "") => begin.padEnd(length, "W");

for (const width of [390, 1280])
  test(`the longest words and numbers stay on their paper at ${width} pixels`, async ({
    page,
    openBrowser,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const coach = await (await openBrowser({ viewport: { width, height: 844 } })).newPage();
    await signInUnseen(page);
    await signInUnseen(coach, people.another);
    const draft = {
      // Each width has goals of its own: the tests share a server, and their person.
      description: word(limits.description, `${width}`),
      category: word(limits.category),
      measurable: { type: "Numeric", targetValue: "1e308", unit: word(limits.unit) },
      specific: word(200),
      dueDate: dayFromToday(3),
    };
    const goal = await coachedGoal(page.request, coach.request, draft);
    const moved = await moveGoal(page.request, goal, {
      kind: "set",
      value: 5e307,
      rev: goal.rev + 1,
      note: word(limits.entryNote),
    });
    await moveGoal(page.request, moved, { kind: "set", value: 0.123_456, rev: moved.rev });
    await checkIn(page.request, goal, word(limits.checkIn));
    const note = await leaveNote(coach.request, goal, word(limits.note));
    await answerNote(page.request, note, word(limits.reply));
    const small = await addGoal(page.request, {
      ...draft,
      category: "Skills",
      description: word(60, `${width}`),
      measurable: { type: "Numeric", targetValue: "123456789012", unit: word(limits.unit) },
    });
    await moveGoal(page.request, small, { kind: "change", by: 999_999_999 });

    await page.goto("/");
    await panelsRead(page);
    expect.soft(await escaped(page), "dashboard").toEqual([]);
    for (const { description } of [goal, small]) {
      const card = cardOf(page, description);
      await card.getByRole("button", { name: "Update Progress" }).click();
      const modal = page.getByRole("dialog", { name: "Update Progress" });
      await modal.getByText("Add a note or an earlier day").click();
      expect.soft(await escaped(page), "modal").toEqual([]);
      await modal.getByText("Set Value").click();
      expect.soft(await escaped(page), "modal, Set Value").toEqual([]);
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
    }
    const pages = [goal, small].map(({ id }) => goalPath(id));
    for (const address of [...pages, "/share-goal", shareAddress(goal), shareAddress(small)]) {
      await page.goto(address);
      await panelsRead(page);
      await unfold(page);
      expect.soft(await escaped(page), address).toEqual([]);
    }
    await coach.goto(`/coaching?highlight=${goal.id}`);
    await expect(coachedCard(coach, goal.description).panel.panel).toBeVisible();
    await panelsRead(coach);
    await unfold(coach);
    expect.soft(await escaped(coach), "coaching").toEqual([]);
  });
