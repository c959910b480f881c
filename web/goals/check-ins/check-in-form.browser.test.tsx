import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { comeBack, Leavable, leave } from "#web/client/fixtures/leavable.fixture.tsx";
import { keyOf } from "#web/client/query.ts";
import { numeric, showPart } from "../fixtures/goal-card.fixture.tsx";
import { CheckInForm } from "./check-in-form.tsx";

const checkIn = page.getByRole("form", { name: /^Note to your/ });
const message = checkIn.getByLabelText("How is it going?");
const write = checkIn.getByRole("button", { name: "Save note" });
const coachToo = checkIn.getByRole("radio", { name: "My coach too" });
const onlyMe = checkIn.getByRole("radio", { name: "Only me" });

const show = () =>
  showPart(numeric(3), ({ id }) => (
    <Leavable>
      <CheckInForm goalId={id} />
    </Leavable>
  ));

async function reopen(): Promise<void> {
  await leave();
  await expect.element(checkIn).not.toBeInTheDocument();
  await comeBack();
}

describe("a check-in", () => {
  test("is saved once for who may read it, and joins the list that is known", async () => {
    const { server, client } = show();
    client.setQueryData(keyOf("listCheckIns"), { checkIns: [], weekly: [] });
    await message.fill("  It goes well.  ");
    await expect.element(checkIn.getByText("17/500")).toBeVisible();
    await coachToo.click();
    await write.click();
    await expect.element(checkIn.getByRole("status")).toHaveTextContent("Note saved.");
    await expect.element(message).toHaveValue("");
    expect(server.checkIns).toMatchObject([{ message: "It goes well.", circle: "coach" }]);
    expect(client.getQueryData(keyOf("listCheckIns"))).toEqual({
      checkIns: server.checkIns,
      weekly: [],
    });
  });

  test("without words is refused at its field", async () => {
    const { server } = show();
    await write.click();
    await expect.element(checkIn.getByText("Please write a message.")).toBeVisible();
    await expect.element(message).toHaveAttribute("aria-invalid");
    await expect.element(message).toHaveFocus();
    expect(server.bodies).toEqual([]);
  });

  test("that failed keeps its words, and the next try has the same key", async () => {
    const { server } = show();
    await message.fill("It goes well.");
    server.refusingWrites = "server.failed";
    await write.click();
    await expect
      .element(checkIn.getByRole("alert"))
      .toHaveTextContent("Something went wrong. Please try again.");
    server.refusingWrites = null;
    await write.click();
    await expect.element(checkIn.getByRole("status")).toHaveTextContent("Note saved.");
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys).toHaveLength(2);
  });

  test("that failed has the same key on the page that is opened next", async () => {
    const { server } = show();
    await message.fill("It goes well.");
    server.refusingWrites = "server.failed";
    await write.click();
    await expect.element(checkIn.getByRole("alert")).toBeVisible();
    await reopen();
    server.refusingWrites = null;
    await write.click();
    await expect.element(checkIn.getByRole("status")).toHaveTextContent("Note saved.");
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys).toHaveLength(2);
  });

  test.each([
    ["a save for the coach too", () => write.click()],
    ["a choice whose words were taken back", () => message.fill(" ")],
  ])("after %s begins at 'Only me' again", async (_, end) => {
    show();
    await coachToo.click();
    await message.fill("It goes well.");
    await expect.element(coachToo).toBeChecked();
    await end();
    await expect.element(message).not.toHaveValue("It goes well.");
    await reopen();
    await expect.element(onlyMe).toBeChecked();
  });

  test("that is left keeps its words, and the choice that was made before the first one", async () => {
    const { server } = show();
    await coachToo.click();
    await expect.element(coachToo).toBeChecked();
    await message.fill("It goes well.");
    await reopen();
    await expect.element(message).toHaveValue("It goes well.");
    await expect.element(coachToo).toBeChecked();
    await write.click();
    await expect.poll(() => server.checkIns).toMatchObject([{ circle: "coach" }]);
    await expect.element(onlyMe).toBeChecked();
  });

  test("is there again after a reload and in a new tab by its words alone: who may read it is chosen anew", async () => {
    const { unmount } = show();
    await message.fill("It goes well.");
    await coachToo.click();
    const stored = JSON.stringify([localStorage, sessionStorage]);
    expect(stored).toContain("It goes well.");
    expect(stored).not.toContain("coach");
    unmount();
    show();
    await expect.element(message).toHaveValue("It goes well.");
    await expect.element(onlyMe).toBeChecked();
  });
});
