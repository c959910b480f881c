import { expect, test, vi } from "vitest";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { OnboardingDemoPage } from "./onboarding-demo-page.tsx";

test("shows each state under its heading, asks nothing and does nothing", () => {
  const fetched = vi.spyOn(window, "fetch");
  mount(<OnboardingDemoPage />);
  const sections = [...document.querySelectorAll("main section")];
  const titles = sections.map((section) => section.querySelector("h2")?.textContent);
  expect(titles).toEqual([
    "Loading",
    "Invalid link",
    "Welcome, signed out",
    "Welcome, signed in",
    "Welcome, session ended",
    "Verifying",
    "Success",
    "Already coaching",
    "Error: invitation expired",
    "Error: your own goal",
    "Error: goal no longer exists",
    "Error: another coach",
    "Error: goal not loaded",
    "Error: not accepted",
  ]);
  expect(sections.every((section) => section.querySelectorAll("h3").length === 1)).toBe(true);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("main button")];
  expect(buttons.length).toBeGreaterThan(10);
  expect(buttons.every(({ disabled }) => disabled)).toBe(true);
  expect(document.querySelectorAll("main a")).toHaveLength(0);
  expect(document.querySelector("main")?.textContent).toContain("This previews every state");
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
