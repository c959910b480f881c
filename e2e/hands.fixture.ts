import { expect, type Locator, type Page } from "@playwright/test";

/** How a person works a screen without a mouse. */
export interface Hands {
  readonly press: (control: Locator) => Promise<void>;
  /** Picks a radio button of a group. */
  readonly choose: (radio: Locator) => Promise<void>;
  /** Of a checkbox. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Replaces what a field holds. */
  readonly type: (field: Locator, text: string) => Promise<void>;
}

const MOST_STOPS = 80;

/** Tab, Enter, Space, arrows and letters; what Tab does not reach is not there. */
export function keyboard(page: Page): Hands {
  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${String(control)}.`);
  }
  // Keys go to the control by name: a heading that arrives late may have taken the focus since Tab reached it.
  return {
    async press(control) {
      await reach(control);
      await control.press("Enter");
    },
    async choose(radio) {
      // Tab stops at one radio button of a group; the arrows lead through it.
      await expect(radio).toBeVisible();
      const name = await radio.getAttribute("name");
      const group = radio.page().locator(`input[type="radio"][name="${name}"]`);
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        const focus = await group.evaluateAll((all) =>
          all.indexOf(document.activeElement as never),
        );
        if (focus >= 0) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Space");
      const radios = await group.count();
      for (let steps = 0; steps < radios && !(await radio.isChecked()); steps += 1)
        await page.keyboard.press("ArrowDown");
      await expect(radio).toBeChecked();
    },
    async tick(box) {
      await reach(box);
      await box.press("Space");
    },
    async type(field, text) {
      await reach(field);
      await field.press("ControlOrMeta+A");
      await field.pressSequentially(text);
    },
  };
}
