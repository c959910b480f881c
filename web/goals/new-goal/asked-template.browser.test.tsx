import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { AddGoalPage } from "./add-goal-page.tsx";
import { templateAddress } from "./asked-template.ts";
import { TemplateLinks } from "./template-links.tsx";

const heading = page.getByRole("heading", { level: 1 });
const habit = templateAddress("daily-habit");

test("each template is a way to begin", async () => {
  showScreen(<TemplateLinks />);
  await expect
    .element(page.getByRole("link", { name: "Daily Habit Formation" }))
    .toHaveAttribute("href", habit);
  expect(page.getByRole("link").elements()).toHaveLength(4);
});

test("the form begins with the template that the address asks for", async () => {
  fakeServer([]);
  showScreen(<AddGoalPage />, {}, habit);
  await expect.element(heading).toHaveTextContent("Create Goal: Daily Habit Formation");
});

test("an address that asks for no template there is begins with the choice", async () => {
  fakeServer([]);
  showScreen(<AddGoalPage />, {}, templateAddress("nothing"));
  await expect
    .element(page.getByRole("button", { name: "Start from scratch" }))
    .toBeInTheDocument();
});
