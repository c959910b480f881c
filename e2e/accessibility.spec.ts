import { desk, expectAccessibleAs, phone } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { walks } from "./screens.fixture.ts";
import { smallTargets } from "./targets.fixture.ts";

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

test("the measure of targets itself: 44 pixels each way, 24 in a line, and what covers counts", async ({
  page,
}) => {
  await page.setContent(`
    <style>button, label { display: block; box-sizing: border-box; padding: 0 } input { margin: 20px }</style>
    <button style="width: 44px; height: 44px">fits</button>
    <button style="width: 80px; height: 40px">low</button>
    <button style="width: 40px; height: 80px">thin</button>
    <p>In a line of <a href="#a" style="padding-block: 4px">words</a> and <a href="#b" style="font-size: 9px">small</a></p>
    <p><a href="#c">alone</a></p>
    <label><input type="checkbox" aria-label="labelled">Label</label>
    <input type="checkbox" aria-label="bare">
    <button disabled style="height: 5px">disabled</button>`);
  const found = (await page.evaluate(smallTargets)).map((told) => told.split(" ")[1]);
  expect(found).toEqual(["low", "thin", "small", "alone", "bare"]);
});
