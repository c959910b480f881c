import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { CheckInDay } from "./check-in-day.tsx";

const day = page.getByLabelText("Check-in day");
const save = page.getByRole("button", { name: "Save day" });

test("is Monday until another one is chosen, by keyboard; one that could not be stored says so, and stays chosen", async () => {
  let failing = true;
  const asked = serve(() =>
    failing ? refusal("server.failed") : { user: { ...user, checkInDay: 3 } },
  );
  showScreen(<CheckInDay />, {}, "/account");
  await expect.element(day).toHaveDisplayValue("Monday");
  (day.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Tab}{Enter}");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await expect.element(day).toHaveDisplayValue("Wednesday");
  failing = false;
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("Check-in day saved.");
  await expect.element(day).toHaveDisplayValue("Wednesday");
  await expect.element(save).toHaveFocus();
  expect(asked.map(({ body }) => body)).toEqual([{ day: 3 }, { day: 3 }]);
});
