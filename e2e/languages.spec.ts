import type { Page } from "@playwright/test";
import { goalPath } from "#contract/routes.ts";
import { dayInWords } from "#domain/day-words.ts";
import { notations } from "#domain/notation.fixture.ts";
import { numberInWords } from "#domain/number-words.ts";
import { desk, phone } from "./axe.fixture.ts";
import { DUE_AFTER, inDays } from "./check-in.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { checkedInWith, languages, lookedAt, written } from "./languages.fixture.ts";
import { unfold } from "./paper.fixture.ts";
import { shareAddress } from "./sharing.fixture.ts";
import { panelsRead, people, signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });

for (const language of languages)
  test.describe(language.locale, () => {
    test.use({ locale: language.locale });

    // What React could not take over it says on the console, which the guard watches.
    test("words of any language stay whole on every screen, and move nothing of what stands around them", async ({
      page,
      server,
      openBrowser,
    }) => {
      const coach = await (await openBrowser({ locale: language.locale })).newPage();
      await signInUnseen(page);
      await signInUnseen(coach, people.another);
      const { goal, asking } = await written(page.request, coach.request, language);
      await inDays(page, server, DUE_AFTER);
      await coach.context().clearCookies();
      await signInUnseen(coach, people.another);
      await checkedInWith(page.request, language.words);

      const look = (on: Page, address: string) =>
        test.step(address, async () => {
          await on.goto(address);
          await panelsRead(on);
          await unfold(on);
          for (const arrangement of [phone, desk]) await lookedAt(on, address, arrangement);
        });
      const notation = notations[language.reads];
      await page.goto(goalPath(goal.id));
      const due = dayInWords(goal.dueDate, notation);
      await expect(page.getByText(`Due ${due}, in `)).toBeVisible();
      const [value, target] = [300.5, 1200].map((number) => numberInWords(number, notation));
      await expect(page.getByText(`${value} of ${target} `).first()).toBeVisible();

      const own = ["/", goalPath(goal.id), goalPath(asking.id), "/goals", "/check-in", "/account"];
      for (const address of [...own, "/share-goal", shareAddress(goal), shareAddress(asking)])
        await look(page, address);
      for (const address of ["/coaching", `/coaching?highlight=${goal.id}`, goalPath(goal.id)])
        await look(coach, address);
      await coach.goto("/coaching");
      await coach.getByRole("link", { name: language.owner }).first().click();
      await expect(coach.getByRole("heading", { level: 1 })).toContainText("Brief: ");
      await look(coach, new URL(coach.url()).pathname);
    });
  });
