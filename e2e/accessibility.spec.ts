import { desk, expectAccessibleAs, phone } from "./axe.fixture.ts";
import { test } from "./cairn.fixture.ts";
import { walks } from "./screens.fixture.ts";

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
        test.step(state, () => expectAccessibleAs(page, arrangements(state), state));
      await walk({ page, guard, server, openBrowser, look });
    });
  });
