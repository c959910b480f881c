import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { routeAt } from "#contract/routes.ts";
import { originalTexts } from "../scripts/original-texts.mjs";
import { root } from "../scripts/project-root.mjs";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const screens = originalTexts(readFileSync(join(root, "docs/product.md"), "utf8"));

/** Byte for byte; up to its first value. */
function shown(page: Page, text: string) {
  const [fixed = "", ...values] = text.split("{");
  const asked = JSON.stringify(fixed);
  const same = values.length === 0 ? `. = ${asked}` : `starts-with(., ${asked})`;
  return page.locator(`xpath=//*[text()[${same}]]`).filter({ visible: true }).first();
}

async function expectTexts(page: Page, ...open: readonly string[]): Promise<void> {
  for (const { path, always } of screens) {
    if (always.length === 0 || !open.includes(routeAt(path)?.route.access ?? "")) continue;
    await page.goto(path);
    for (const text of always) await expect(shown(page, text), `${text} on ${path}`).toBeVisible();
  }
}

test("every screen shows its texts of the original specification", async ({ page, server }) => {
  await expectTexts(page, "public", "signed-out");
  await signInUnseen(page);
  await addGoal(page.request);
  await expectTexts(page, "signed-in");
  await signInAsAdmin(page, await newAdmin(server));
  await expectTexts(page, "admin");
});
