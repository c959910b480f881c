import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Server } from "./server.fixture.ts";

export interface AdminAccount {
  readonly email: string;
  readonly password: string;
}

/** A new admin account, made by the operator's command. */
export async function newAdmin(server: Server): Promise<AdminAccount> {
  const email = `admin-${randomBytes(4).toString("hex")}@example.org`;
  const password = "four words of mine";
  await server.adminCommand(["create", email, "--password-stdin"], password);
  return { email, password };
}

/** Signs in at /admin/login, up to the dashboard. */
export async function signInAsAdmin(page: Page, { email, password }: AdminAccount): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
}
