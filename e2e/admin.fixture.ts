import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { adminSignIn } from "#contract/admin.ts";
import { called } from "./calls.fixture.ts";
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

/** Signs in without the screen, and opens the dashboard. */
export async function signInAsAdmin(page: Page, admin: AdminAccount): Promise<void> {
  await called(page.request, adminSignIn, admin);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
}
