import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Goal } from "#domain/goal.ts";
import { comeBack, Leavable, leave } from "#web/client/fixtures/leavable.fixture.tsx";
import { keyOf } from "#web/client/query.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { numeric, showPart } from "../fixtures/goal-card.fixture.tsx";
import { CheckInForm } from "./check-in-form.tsx";

const checkIn = page.getByRole("form", { name: /^Note to your/ });
const message = checkIn.getByLabelText("How is it going?");
const write = checkIn.getByRole("button", { name: "Save note" });
const coachToo = checkIn.getByRole("radio", { name: "Me and my coach" });
const onlyMe = checkIn.getByRole("radio", { name: "Only me" });

const nobody = { coachName: null, coachStatus: null, coachUid: null } as const;
const unfold = () => quickClick(checkIn.getByRole("heading", { name: /^Note to your/ }));
const grace = { coachName: "Grace", coachStatus: "accepted", coachUid: "grace" } as const;

const show = (coached: Pick<Goal, keyof typeof nobody> = nobody) =>
  showPart(numeric(3), (goal) => (
    <Leavable>
      <CheckInForm goal={{ ...goal, ...coached }} />
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
    await unfold();
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
    await unfold();
    await quickClick(write);
    await expect.element(checkIn.getByText("Please write a note.")).toBeVisible();
    await expect.element(message).toHaveAttribute("aria-invalid");
    await expect.element(message).toHaveFocus();
    expect(server.bodies).toEqual([]);
  });

  test("that failed has the same key on the page that is opened next", async () => {
    const { server } = show();
    await unfold();
    await message.fill("It goes well.");
    server.refusingWrites = "server.failed";
    await quickClick(write);
    await expect
      .element(checkIn.getByRole("alert"))
      .toHaveTextContent("Something went wrong. Please try again.");
    await reopen();
    server.refusingWrites = null;
    await quickClick(write);
    await expect.element(checkIn.getByRole("status")).toHaveTextContent("Note saved.");
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys).toHaveLength(2);
  });

  test.each([
    ["a save for the coach too", () => write.click()],
    ["a choice whose words were taken back", () => message.fill(" ")],
  ])("after %s begins at 'Only me' again", async (_, end) => {
    show();
    await unfold();
    await quickClick(coachToo);
    await message.fill("It goes well.");
    await expect.element(coachToo).toBeChecked();
    await end();
    await expect.element(message).not.toHaveValue("It goes well.");
    await reopen();
    await unfold();
    await expect.element(onlyMe).toBeChecked();
  });

  test("is unfolded on the page that is opened next where it was begun, else folded", async () => {
    show();
    await expect.element(message).not.toBeVisible();
    await unfold();
    await message.fill("It goes well.");
    await reopen();
    await expect.element(message).toBeVisible();
  });

  test("is there again after the tab was closed, for the reader that was chosen before the first word", async () => {
    const { unmount } = show(grace);
    await unfold();
    await quickClick(coachToo);
    await message.fill("It goes well.");
    unmount();
    sessionStorage.clear();
    const { server } = show(grace);
    await expect.element(message).toHaveValue("It goes well.");
    await expect.element(coachToo).toBeChecked();
    await quickClick(write);
    await expect.poll(() => server.bodies).toMatchObject([{ circle: "coach", coachId: "grace" }]);
  });

  test("for a coach who has left is not for the next one, unless it is chosen again", async () => {
    const { unmount } = show(grace);
    await unfold();
    await message.fill("Between us");
    await quickClick(coachToo);
    unmount();
    const { server } = show({ ...grace, coachName: "Hedy", coachUid: "hedy" });
    await expect.element(onlyMe).toBeChecked();
    await expect
      .element(checkIn.getByRole("alert"))
      .toMatchTextContent(/Hedy.* wasn't your coach when you wrote this\./);
    await quickClick(coachToo);
    await expect.element(checkIn.getByRole("alert")).not.toBeInTheDocument();
    await quickClick(write);
    await expect.poll(() => server.bodies).toMatchObject([{ circle: "coach", coachId: "hedy" }]);
  });
});
