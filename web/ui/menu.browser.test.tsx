import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Menu } from "./menu.tsx";
import { mount } from "./fixtures/mount.fixture.ts";

const toggle = page.getByRole("button", { name: "Menu" });
const link = page.getByRole("link", { name: "Coaching" });

async function mountAt(width: number) {
  await page.viewport(width, 800);
  mount(
    <>
      <Menu label="Menu">
        <a href="#coaching">Coaching</a>
      </Menu>
      <h1>Screen</h1>
    </>,
  );
}

test("on a phone the toggle shows and hides the links, and says which", async () => {
  await mountAt(390);
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect.element(link).toBeVisible();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  await expect.element(link).not.toBeInTheDocument();
});

test("Enter and Space on the toggle show the links, which come next by Tab; Escape hides them, and focus returns", async () => {
  await mountAt(390);
  for (const key of ["{Enter}", " "]) {
    toggle.element().focus();
    await userEvent.keyboard(key);
    await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
    await expect.element(toggle).toHaveFocus();
  }
  toggle.element().focus();
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  await expect.element(link).not.toBeInTheDocument();
});

test("going somewhere hides the links", async () => {
  await mountAt(390);
  await toggle.click();
  await link.click();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.element(link).not.toBeInTheDocument();
});

test("where there is room the links stand open and there is no toggle", async () => {
  await mountAt(1280);
  await expect.element(link).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
});
