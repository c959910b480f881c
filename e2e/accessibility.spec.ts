import { expectAccessible, expectNoSidewaysScroll } from "./axe.fixture.ts";
import { test } from "./cairn.fixture.ts";
import { walks } from "./screens.fixture.ts";

/** Each scheme once; each pair of colours meets in both (web/style/contrast.browser.test.tsx). */
const phone = { width: 390, colorScheme: "light" } as const;
const desk = { width: 1280, colorScheme: "dark" } as const;
const between = { width: 768, colorScheme: "light" } as const;

function arrangements(state: string) {
  // What differs from a smaller screen in nothing but how much of it there is, is scanned once.
  if (state === "dashboard-200-goals") return [phone];
  const three = /^(dashboard|seed-data|admin-users|announcements|account)$/.test(state);
  return three ? [phone, between, desk] : [phone, desk];
}

for (const { name, fresh = false, walk } of walks)
  test.describe(name, () => {
    test.use({ alone: fresh });

    test("axe finds nothing, and nothing stands out of a phone", async ({
      page,
      guard,
      server,
      openBrowser,
    }) => {
      const look = (state: string) =>
        test.step(state, async () => {
          for (const width of [320, 390]) {
            await page.setViewportSize({ width, height: 844 });
            await expectNoSidewaysScroll(page, `${state} at ${width}`);
          }
          for (const { width, colorScheme } of arrangements(state)) {
            await page.setViewportSize({ width, height: 844 });
            await page.emulateMedia({ colorScheme });
            await expectAccessible(page, `${state} at ${width} in ${colorScheme}`);
          }
        });
      await walk({ page, guard, server, openBrowser, look });
    });
  });
