import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "./cairn.fixture.ts";
import { walks } from "./screens.fixture.ts";

// Not a test: `CAIRN_PICTURES=folder npx playwright test` draws every screen, for people to look at.

const { CAIRN_PICTURES: folder = "test-results" } = process.env;
const widths = [390, 768, 1280, 1920];

test.use({ alone: true });

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

for (const { name, walk } of walks)
  test(name, { tag: "@pictures" }, async ({ page, guard, server, openBrowser }) => {
    async function look(state: string): Promise<void> {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      await picture(page, `${state}-forced-colours`);
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light", media: "print" });
      await page.setViewportSize({ width: 794, height: 1123 });
      await picture(page, `${state}-print`);
      await page.emulateMedia({ media: null });
      for (const width of widths)
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await picture(page, `${state}-${width}-${colorScheme}`);
        }
    }
    await walk({ page, guard, server, openBrowser, look });
  });
