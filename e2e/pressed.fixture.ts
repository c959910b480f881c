import type { Locator, Page } from "@playwright/test";

export interface Pressed {
  readonly presses: number;
  readonly words: number;
}

/** Mouse and keyboard that count: a click or a key is a press, typed words are not. */
export interface CountedHands {
  readonly click: (control: Locator) => Promise<void>;
  readonly choose: (radio: Locator) => Promise<void>;
  readonly keys: (...names: readonly string[]) => Promise<void>;
  /** Into the field with the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Since it was asked last. */
  readonly count: () => Pressed;
}

export function countedHands(page: Page): CountedHands {
  let pressed: Pressed = { presses: 0, words: 0 };
  const press = () => void (pressed = { ...pressed, presses: pressed.presses + 1 });
  return {
    async click(control) {
      press();
      await control.click();
    },
    async choose(radio) {
      press();
      await radio.check();
    },
    async keys(...names) {
      for (const name of names) {
        press();
        await page.keyboard.press(name);
      }
    },
    async type(text) {
      pressed = { ...pressed, words: pressed.words + text.split(/\s+/).length };
      await page.keyboard.type(text);
    },
    count() {
      const counted = pressed;
      pressed = { presses: 0, words: 0 };
      return counted;
    },
  };
}
