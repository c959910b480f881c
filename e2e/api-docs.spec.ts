import { createAccessToken } from "#contract/access-tokens.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { tokenMay } from "#domain/policy.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";
import { pasted } from "./terminal.fixture.ts";

const asked = Object.values(endpoints).filter(({ right }) => tokenMay("log", right));

test("each line of the API's page works as it is pasted, by a token that logs", async ({
  page,
}) => {
  await signInUnseen(page, people.complete);
  const measurable = { type: "DailyStreak", targetValue: "21", unit: "" } as const;
  const goal = await addGoal(page.request, { description: "Twenty-one evenings", measurable });
  const data = { name: "The page's lines", scope: "log", days: 1 };
  const made = await page.request.post(createAccessToken.path, { data });
  const { token } = (await made.json()) as OutputOf<typeof createAccessToken>;
  await page.goto("/api/docs");

  const [, read = "", , log = ""] = await page.locator("pre.begin").allInnerTexts();
  const known = { TOKEN: token, GOAL: goal.id };
  expect(JSON.stringify(await pasted(read, known))).toContain("Twenty-one evenings");
  const first = await pasted(log, known);
  expect(first).toMatchObject({ status: 200 });

  const { entryId } = first.body as { entryId: string };
  const calls = await page.locator("pre.call").allInnerTexts();
  expect(calls).toHaveLength(asked.length);
  // What is taken back is the newest step, within seconds.
  const taken = calls.toSorted(
    (one, other) => Number(other.includes("/undo")) - Number(one.includes("/undo")),
  );
  for (const line of taken) {
    const { status, body } = await pasted(line, { ...known, ENTRY: entryId });
    expect([line, status, body]).toEqual([line, 200, expect.anything()]);
  }
});

test("its index leads to each part, by keyboard", async ({ page }) => {
  await page.goto("/api/docs");
  const { press } = keyboard(page);
  await press(
    page
      .getByRole("navigation", { name: "Parts of this page" })
      .getByRole("link", { name: "Goals" }),
  );
  await expect(page.getByRole("heading", { level: 2, name: "Goals" })).toBeInViewport();
  await press(
    page.getByRole("navigation", { name: "Goals" }).getByRole("link", { name: "recordProgress" }),
  );
  await expect(page.getByRole("heading", { level: 3, name: "recordProgress" })).toBeInViewport();
  await expect(
    page.getByText("By an access token: “May read and log progress”.").first(),
  ).toBeInViewport();
});
