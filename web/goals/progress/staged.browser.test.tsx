import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { numeric, show, update } from "../fixtures/goal-card.fixture.tsx";

const dialog = page.getByRole("dialog", { name: "Update Progress" });
const quickUpdate = dialog.getByRole("radio", { name: "Quick Update" });
const value = dialog.getByLabelText("New value (pages)");
const beside = () =>
  dialog.element().dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));

/** Stages a value in the window, closes it and opens it again. */
async function stagedThenClosed(close: () => unknown) {
  const { server } = show(numeric(3));
  await update.click();
  await dialog.getByRole("radio", { name: "Set Value" }).click();
  await value.fill("8");
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await update.click();
  await expect.element(dialog).toBeVisible();
  return server;
}

test.each([
  ["a press beside the window", beside],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("what was staged is there again after %s, until it is saved", async (_, close) => {
  const server = await stagedThenClosed(close);
  await expect.element(value).toHaveValue("8");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodies).toEqual([{ kind: "set", value: 8, rev: numeric(3).rev }]);
  await update.click();
  await expect.element(quickUpdate).toBeChecked();
  await expect.element(dialog.getByRole("status")).toHaveTextContent("8 of 10 pages");
});

test("what was staged goes with Cancel", async () => {
  await stagedThenClosed(() => dialog.getByRole("button", { name: "Cancel" }).click());
  await expect.element(quickUpdate).toBeChecked();
});
