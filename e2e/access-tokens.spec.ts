import { readLedger, recordProgress } from "#contract/goals.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";
import { pasted } from "./terminal.fixture.ts";

test("a script reads goals and logs on them by a token, until that is revoked, by keyboard", async ({
  page,
}) => {
  await signInUnseen(page, people.complete);
  const goal = await addGoal(page.request, { description: "Run by script" });
  await page.goto("/account");
  const card = page.getByRole("region", { name: "Access tokens" });
  const { press, choose, type } = keyboard(page);
  await type(card.getByLabel("Name"), "Watch at home");
  await choose(card.getByRole("radio", { name: "May read and log progress" }));
  await press(card.getByRole("button", { name: "Make token" }));
  await expect(card.getByRole("status")).toHaveText("“Watch at home” is made. Copy the token now.");
  await expect(card.getByLabel("Your new token")).toBeFocused();
  await expectAccessible(page);

  const line = await card.getByLabel("To read your goals in a terminal").inputValue();
  const read = await pasted(line);
  expect(read).toMatchObject({ status: 200 });
  expect(JSON.stringify(read.body)).toContain("Run by script");

  const progress = recordProgress.path.replace(":goalId", goal.id);
  const log = `${line.replace(/\/api\/goals$/, progress)} -H 'content-type: application/json' -H 'idempotency-key: from-a-script-0001' -d '{"kind":"step"}'`;
  for (let sent = 0; sent < 2; sent += 1)
    expect(await pasted(log)).toMatchObject({ status: 200, body: { goal: { id: goal.id } } });
  const ledger = await pasted(
    line.replace(/\/api\/goals$/, readLedger.path.replace(":goalId", goal.id)),
  );
  expect((ledger.body as { entries: object[] }).entries).toHaveLength(1);

  await press(card.getByRole("button", { name: "Done" }));
  await expect(card.getByLabel("Your new token")).toBeHidden();
  await page.reload();
  const row = card.getByRole("listitem").filter({ hasText: "Watch at home" });
  await expect(row).toContainText("Last used just now.");
  await expect(card.getByText(/cairn_/)).toHaveCount(0);
  await press(row.getByRole("button", { name: "Revoke Watch at home" }));
  await expect(card.getByRole("status")).toHaveText("“Watch at home” is revoked.");
  expect(await pasted(line)).toMatchObject({
    status: 401,
    body: { error: { code: "token.not-valid" } },
  });
});
