import { expectAccessible, expectNoSidewaysScroll } from "./axe.fixture.ts";
import { test } from "./cairn.fixture.ts";
import { screens } from "./screens.fixture.ts";

const narrow = [320, 390];

/** Each scheme once; each pair of colours meets in both (web/style/contrast.browser.test.tsx). */
const phone = { width: 390, colorScheme: "light" } as const;
const desk = { width: 1280, colorScheme: "dark" } as const;
const between = { width: 768, colorScheme: "light" } as const;

/** What differs from a smaller screen in nothing but how much of it there is, is looked at once. */
function arrangements(name: string, large: boolean) {
  if (large) return [phone];
  const three = /^(dashboard|seed-data|admin-users|announcements|account)$/.test(name);
  return three ? [phone, desk, between] : [phone, desk];
}

for (const { name, fresh = false, large = false, show } of screens)
  test.describe(name, () => {
    test.use({ alone: fresh });

    test("axe finds nothing, and nothing stands out of a phone", async ({
      page,
      guard,
      server,
    }) => {
      if (large) test.setTimeout(600_000);
      await show(page, guard, server);
      for (const { width, colorScheme } of arrangements(name, large)) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      for (const width of narrow) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
      }
    });
  });
