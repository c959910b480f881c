import { desk, expectAccessibleAs, phone } from "./axe.fixture.ts";
import { test } from "./cairn.fixture.ts";
import { walks } from "./screens.fixture.ts";

/** The address of a screen, whatever it is about. */
const screenAt = (address: string) => new URL(address).pathname.replace(/[\w-]{22}/, "id");

/** Of screens that no other journey of each run scans. */
const always = new Set([
  "goal-page",
  "sign-in",
  "account",
  "admin",
  "share-goal",
  "email-preferences",
]);

for (const { name, fresh = false, walk } of walks)
  test.describe(name, { tag: always.has(name) ? [] : "@proof" }, () => {
    test.use({ alone: fresh });

    test("axe finds nothing, and nothing stands out of a phone", async ({
      page,
      guard,
      server,
      openBrowser,
    }) => {
      // What a state adds to its screen is arranged alike on a desk.
      const seen = new Set<string>();
      const look = (state: string) =>
        test.step(state, async () => {
          const screen = screenAt(page.url());
          await expectAccessibleAs(page, seen.has(screen) ? [phone] : [phone, desk], state);
          seen.add(screen);
        });
      await walk({ page, guard, server, openBrowser, look });
    });
  });
