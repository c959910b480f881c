import { expectAccessible, expectNoSidewaysScroll } from "./axe.fixture.ts";
import { test } from "./cairn.fixture.ts";
import { screens } from "./screens.fixture.ts";

const schemes = ["light", "dark"] as const;
const narrow = [320, 390];

/** These have a third arrangement between the narrowest and the widest. */
function scannedWidths(name: string): readonly number[] {
  return /^(dashboard|seed-data|admin-users|announcements|account)$/.test(name)
    ? [390, 768, 1280]
    : [390, 1280];
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
      for (const width of scannedWidths(name)) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          // What does not hang on colours was looked at in light.
          await expectAccessible(page, colorScheme === "light" ? "all" : "coloured");
        }
      }
      for (const width of narrow) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
      }
    });
  });
