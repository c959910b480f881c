import { expectAccessible } from "./axe.fixture.ts";
import { endpoints } from "#contract/endpoints.ts";
import { tokenMay } from "#domain/policy.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";
import { pasted } from "./terminal.fixture.ts";

const asked = Object.values(endpoints).filter(({ right }) => tokenMay("log", right));

test(
  "by a token made by keyboard each line of the API's page works as it is pasted, until that is revoked",
  { tag: "@proof" },
  async ({ page }) => {
    await signInUnseen(page, people.complete);
    const measurable = { type: "DailyStreak", targetValue: "21", unit: "" } as const;
    const goal = await addGoal(page.request, { description: "Run by script", measurable });
    await page.goto("/account");
    const card = page.getByRole("region", { name: "Access tokens" });
    const { press, choose, type } = keyboard(page);
    await press(card.getByText("Create a token"));
    await type(card.getByLabel("Name"), "Watch at home");
    await choose(card.getByRole("radio", { name: "Read and log progress" }));
    await press(card.getByRole("button", { name: "Create token" }));
    await expect(card.getByRole("status")).toHaveText(
      "“Watch at home” was created. Copy the token now.",
    );
    await expect(card.getByLabel("Your new token")).toBeFocused();
    await expectAccessible(page);

    const line = await card.getByLabel("Try it in a terminal").inputValue();
    const read = await pasted(line);
    expect(read).toMatchObject({ status: 200 });
    expect(JSON.stringify(read.body)).toContain("Run by script");

    const docs = await page.context().newPage();
    await docs.goto("/api/docs");
    const token = await card.getByLabel("Your new token").inputValue();
    const known = { TOKEN: token, GOAL: goal.id };
    const [, first = "", , log = ""] = await docs.locator("pre.begin").allInnerTexts();
    expect(JSON.stringify(await pasted(first, known))).toContain("Run by script");
    const logged = await pasted(log, known);
    expect(logged).toMatchObject({ status: 200 });
    const { entryId } = logged.body as { entryId: string };
    const calls = await docs.locator("pre.call").allInnerTexts();
    expect(calls).toHaveLength(asked.length);
    // What is taken back is the newest step, within seconds.
    const undoFirst = calls.toSorted(
      (one, other) => Number(other.includes("/undo")) - Number(one.includes("/undo")),
    );
    for (const call of undoFirst) {
      const { status, body } = await pasted(call, { ...known, ENTRY: entryId });
      expect([call, status, body]).toEqual([call, 200, expect.anything()]);
    }

    await press(card.getByRole("button", { name: "Done" }));
    await expect(card.getByLabel("Your new token")).toBeHidden();
    await page.reload();
    const row = card.getByRole("listitem").filter({ hasText: "Watch at home" });
    await expect(row).toContainText("Last used just now.");
    await expect(card.getByText(/cairn_/)).toHaveCount(0);
    await press(row.getByRole("button", { name: "Revoke Watch at home" }));
    await expect(card.getByRole("status")).toHaveText("“Watch at home” was revoked.");
    expect(await pasted(line)).toMatchObject({
      status: 401,
      body: { error: { code: "token.not-valid" } },
    });
  },
);
