import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { showScreenOf } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { SeedDataPage } from "./seed-data-page.tsx";

/** The screen before a server of the test's own; what that was asked. */
function show(development: boolean, answer: (call: string) => unknown) {
  const asked = serve(({ call }) => answer(call));
  showScreenOf(
    null,
    <ViewContext value={viewOf({ development })}>
      <SeedDataPage />
    </ViewContext>,
  );
  return asked;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("seeds a world of the size that is asked for, and says what came of it", async () => {
  let people = 0;
  const sent = show(true, (call) => {
    if (call === "GET /api/seed") return { people, crowd: people === 0 ? 0 : 25 };
    people = 9;
    return { people, crowd: 25, goals: 74 };
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Seed Data");
  await expect
    .element(page.getByText("Developer tool to seed and clear test users and goals."))
    .toBeVisible();
  await page.getByLabelText("Extra people").fill("25");
  await page.getByLabelText("Goals each").fill("2");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^Seeded: 34 people with 74 goals\./)).toBeVisible();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { people: 25, goalsPerPerson: 2, timeZone };
  expect(sent.filter(({ method }) => method === "POST")).toMatchObject([
    { call: "POST /api/seed", body },
  ]);
  const figures = page.getByRole("region", { name: "Current seed data" });
  await expect.poll(() => figures.element().textContent).toContain("People to sign in as9");
});

test("names a size that cannot be, and sends nothing", async () => {
  const sent = show(true, () => ({ people: 0, crowd: 0 }));
  await page.getByLabelText("Extra people").fill("501");
  await page.getByLabelText("Goals each").fill("many");
  await button("Seed Data").click();
  await expect.element(page.getByText("Please enter a whole number from 0 to 500.")).toBeVisible();
  await expect.element(page.getByText("Please enter a whole number from 0 to 20.")).toBeVisible();
  await expect.element(page.getByLabelText("Extra people")).toHaveFocus();
  await page.getByLabelText("Extra people").fill("500");
  await button("Seed Data").click();
  await expect.element(page.getByLabelText("Goals each")).toHaveFocus();
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

test("clears once however often it is pressed, and says how many went", async () => {
  let done: (value: unknown) => void = () => {};
  const sent = show(true, (call) =>
    call === "GET /api/seed"
      ? { people: 9, crowd: 0 }
      : new Promise((resolve) => {
          done = resolve;
        }),
  );
  await button("Clear Data").click();
  await expect.element(page.getByText("Clearing...")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  done({ cleared: 9 });
  await expect
    .element(page.getByText("Cleared: 9 seeded people and all their data."))
    .toBeVisible();
  expect(sent.filter(({ call }) => call === "POST /api/seed/clear")).toHaveLength(1);
  await button("Clear Data").click();
  done({ cleared: 0 });
  await expect.element(page.getByText("There was no seed data to clear.")).toBeVisible();
});

test("shows the refusal of a server that is not in development mode, and asks it for nothing by itself", async () => {
  const sent = show(false, () => refusal("seed.not-here"));
  const words = errors["seed.not-here"].text();
  await expect.element(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  expect(sent).toEqual([]);
  for (const name of ["Seed Data", "Clear Data"]) await button(name).click();
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(2);
  for (const alert of page.getByRole("alert").elements()) expect(alert.textContent).toBe(words);
});

test("shows why a world was not read, made or cleared", async () => {
  const pass = standingTime();
  show(true, () => refusal("server.unavailable"));
  for (const name of ["Seed Data", "Clear Data"]) await button(name).click();
  // An unreachable server is asked three times more, two seconds apart at most.
  await expect
    .poll(async () => {
      await pass(2_000);
      return page.getByRole("alert").elements().length;
    })
    .toBe(3);
});
