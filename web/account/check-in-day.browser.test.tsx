import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { CheckInDay } from "./check-in-day.tsx";

const day = page.getByLabelText("Your check-in day");
const save = page.getByRole("button", { name: "Save day" });

function show({ refused = false } = {}) {
  const bodies: { day: number }[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const sent = JSON.parse(typeof body === "string" ? body : "") as { day: number };
    bodies.push(sent);
    if (!refused) return Response.json({ user: { ...user, checkInDay: sent.day } });
    const { status, text } = errors["server.failed"];
    return Response.json({ error: { code: "server.failed", message: text } }, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  showScreen(<CheckInDay />, {}, "/account");
  return bodies;
}

test("is Monday until another one is chosen, by keyboard", async () => {
  const bodies = show();
  await expect.element(day).toHaveDisplayValue("Monday");
  (day.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Tab}{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved.");
  await expect.element(day).toHaveDisplayValue("Wednesday");
  await expect.element(save).toHaveFocus();
  expect(bodies).toEqual([{ day: 3 }]);
});

test("that could not be stored says so, and stays chosen", async () => {
  show({ refused: true });
  await day.selectOptions("Sunday");
  await save.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await expect.element(day).toHaveDisplayValue("Sunday");
});
