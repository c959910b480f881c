import type { BrowserContext } from "@playwright/test";
import { chromiumFlags } from "../scripts/chromium.mjs";
import { expect, test } from "./cairn.fixture.ts";
import {
  DRAWN_ANEW,
  takeIntl,
  takeStorage,
  touchTexts,
  unknownZone,
} from "./engines/touched-page.ts";
import { walks } from "./screens.fixture.ts";

// Every screen in a browser that does to it what browsers do: `npm run engines` asks for it (product 2.22).

const SEED = 20_261_126;

const troubles = [
  {
    trouble: "translated by another program",
    make: (context: BrowserContext) => context.addInitScript(touchTexts, SEED),
    screens: walks,
  },
  {
    trouble: "without a zone, IndexedDB and newer parts of Intl",
    make: async (context: BrowserContext) => {
      await context.addInitScript(takeStorage);
      await context.addInitScript(takeIntl);
    },
    // It keeps no goals for a time without a server.
    screens: walks.filter(({ name }) => name !== "offline"),
  },
];

const { env } = process;
test.use({
  alone: true,
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: chromiumFlags, env: { ...env, ...unknownZone } }),
});

for (const { trouble, make, screens } of troubles)
  for (const { name, walk } of screens)
    test(
      `${name}, ${trouble}`,
      { tag: "@touched" },
      async ({ context, page, guard, server, openBrowser }) => {
        guard.tolerates(DRAWN_ANEW);
        // The mailbox shows mail in a frame without scripts.
        guard.tolerates(/^Blocked script execution in '[^']+\/mailbox\//);
        await make(context);
        const opens = async () => {
          const opened = await openBrowser();
          await make(opened);
          return opened;
        };
        const look = (state: string) =>
          test.step(state, async () => {
            await expect(page.locator("body")).toContainText(/\w/);
            await expect(
              page.getByText(/^This (section|page) couldn't be displayed\.$/),
            ).toHaveCount(0);
          });
        await walk({ page, guard, server, openBrowser: opens, look });
      },
    );
