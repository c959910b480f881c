import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { numeric, show, update } from "../fixtures/goal-card.fixture.tsx";

const dialog = page.getByRole("dialog", { name: "Update Progress" });
const quickUpdate = dialog.getByRole("radio", { name: "Quick Update" });
const value = dialog.getByLabelText("New value (pages)");
const beside = () =>
  dialog.element().dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));

async function stagedThenClosed(close: () => unknown) {
  const { server } = show(numeric(3));
  await quickClick(update);
  await quickClick(dialog.getByRole("radio", { name: "Set Value" }));
  await value.fill("8");
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await quickClick(update);
  await expect.element(dialog).toBeVisible();
  return server;
}

test("what was staged is there again after a press beside the window, until it is saved", async () => {
  const server = await stagedThenClosed(beside);
  await expect.element(value).toHaveValue("8");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodies).toEqual([{ kind: "set", value: 8, rev: numeric(3).rev }]);
  await quickClick(update);
  await expect.element(quickUpdate).toBeChecked();
  await expect.element(dialog.getByRole("status")).toHaveTextContent("8 of 10 pages");
});

test("every field is there again after the tab was closed, its note unfolded", async () => {
  const { unmount } = show(numeric(3));
  await quickClick(update);
  await quickClick(dialog.getByRole("radio", { name: "Set Value" }));
  await value.fill("8");
  await quickClick(dialog.getByText("Add a note or an earlier date"));
  await dialog.getByLabelText("Note").fill("On the train");
  await dialog.getByLabelText("Done on").fill("2027-01-14");
  unmount();
  sessionStorage.clear();
  const { server } = show({ ...numeric(3), rev: 9 });
  await quickClick(update);
  await expect.element(value).toHaveValue("8");
  await expect.element(dialog.getByLabelText("Done on")).toHaveValue("2027-01-14");
  await expect.element(dialog.getByLabelText("Note")).toBeVisible();
  await quickClick(dialog.getByRole("button", { name: "Save" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodies).toEqual([
    { kind: "set", value: 8, rev: 9, note: "On the train", day: "2027-01-14" },
  ]);
});

test("what comes back over another value is dropped, and says so; its note stays", async () => {
  const { unmount } = show(numeric(3));
  await quickClick(update);
  await dialog.getByRole("button", { name: "Increase" }).click();
  await quickClick(dialog.getByText("Add a note or an earlier date"));
  await dialog.getByLabelText("Note").fill("On the train");
  unmount();
  show({ ...numeric(4), rev: 9 });
  await quickClick(update);
  await expect.element(dialog.getByRole("status")).toHaveTextContent("4 of 10 pages");
  await expect.element(dialog.getByLabelText("Note")).toHaveValue("On the train");
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The value was changed in another window. Check it and save again.");
});

test("a note that an earlier release kept is there", async () => {
  const draft = { place: `progress/${numeric(3).id}`, words: "On the train" };
  localStorage.setItem(`cairn_drafts/${user.uid}`, JSON.stringify([draft]));
  show(numeric(3));
  await quickClick(update);
  await expect.element(dialog.getByLabelText("Note")).toHaveValue("On the train");
});

test("what was staged goes with Cancel", async () => {
  await stagedThenClosed(() => dialog.getByRole("button", { name: "Cancel" }).click());
  await expect.element(quickUpdate).toBeChecked();
});
