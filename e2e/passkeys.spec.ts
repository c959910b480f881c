import type { Page } from "@playwright/test";
import { freePort } from "../scripts/free-port.mjs";
import { newAdmin } from "./admin.fixture.ts";
import { expectAccessibleAs } from "./axe.fixture.ts";
import { expect, openedServer, test as base } from "./cairn.fixture.ts";
import { freshDatabase } from "./database.fixture.ts";
import type { Guard } from "./guard.fixture.ts";
import type { Server } from "./server.fixture.ts";
import { signOut, skipQuote } from "./sign-in.fixture.ts";

const test = base.extend<{ server: Server }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted.
  server: async ({}, provide) => {
    const port = await freePort();
    // No passkey belongs to an IP address.
    const origin = `http://localhost:${port}`;
    const env = { CAIRN_MODE: "production", HOST: "127.0.0.1" };
    const place = { port, origin, env };
    const { server, close } = await openedServer(await freshDatabase("embedded"), place);
    await provide(server);
    await close();
  },
});

/** The device of a page, which keeps its passkeys. `approve` is a finger on it during a press. */
async function deviceOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    // Else what waits in a field for a choice would be answered without one.
    automaticPresenceSimulation: false,
  } as const;
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", { options });
  const touched = (enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return {
    async approve(press: () => Promise<void>, done: () => Promise<void>) {
      await touched(true);
      await press();
      await done();
      await touched(false);
    },
    async held() {
      const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
    /** The next passkey is on another device: on this one is one of each person. */
    forget: () => cdp.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).press("Enter");
const passkey = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByText("Add a passkey", { exact: true }).press("Enter");
  await page.getByRole("textbox", { name: "Name", exact: true }).last().fill(name);
  await press(page, "Create passkey");
}

async function removePasskey(page: Page, name: string): Promise<void> {
  await press(page, `Remove ${name}`);
}

async function leaveAdminArea(page: Page, guard: Guard): Promise<void> {
  guard.tolerates(/Failed to load resource/);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign Out" }).press("Enter");
  await expect(page).toHaveURL("/admin/login");
}

test("without mail or another way to sign in: people join by a link and come back by a passkey, and so does the admin", async ({
  server,
  openBrowser,
  guard,
}) => {
  // The last way to sign in, and a used link, are refused.
  guard.tolerates(/Failed to load resource/);
  const admin = await (await openBrowser()).newPage();
  const { email, password } = await newAdmin(server);
  await admin.goto("/admin/login");
  await expectAccessibleAs(admin, undefined, "the admin's sign-in with a passkey");
  await admin.getByLabel("Email").fill(email);
  await admin.getByLabel("Password").fill(password);
  await press(admin, "Sign in");
  await admin.getByRole("link", { name: "Users" }).click();
  await expect(heading(admin, "Users")).toBeVisible();
  await admin.getByText("Create an invitation link", { exact: true }).press("Enter");
  await admin.getByLabel("Who is it for?").fill("Ada from sales");
  await press(admin, "Create invitation link");
  const shown = admin.getByRole("textbox", { name: "Invitation link" });
  await expect(shown).toBeFocused();
  const link = await shown.inputValue();
  expect(new URL(link).origin).toBe(server.origin);
  await expectAccessibleAs(admin, undefined, "an invitation link");

  const ada = await (await openBrowser()).newPage();
  const device = await deviceOf(ada);
  await test.step("the link is opened, and its person joins with a passkey", async () => {
    await ada.goto(link);
    await expect(ada.getByText(/invited you to Cairn/)).toBeVisible();
    await expect(ada).toHaveURL("/join");
    await expectAccessibleAs(ada, undefined, "/join");
    await ada.getByLabel("Your name").fill("Ada Moreau");
    await device.approve(
      () => ada.keyboard.press("Enter"),
      () => skipQuote(ada),
    );
    await expect(heading(ada, "Complete your profile")).toBeVisible();
    await ada.getByRole("link", { name: "Skip for now" }).press("Enter");
    await expect(heading(ada, "Dashboard")).toBeVisible();
    expect(await device.held()).toBe(1);
  });

  await test.step("the link is used up", async () => {
    const other = await (await openBrowser()).newPage();
    await other.goto(link);
    await expect(other.getByRole("alert")).toContainText("This invitation is no longer valid.");
    await expectAccessibleAs(other, undefined, "/join, used");
    await admin.reload();
    await expect(admin.getByRole("row", { name: "Ada Moreau" })).toBeVisible();
    await expect(admin.getByText("Ada from sales")).toBeHidden();
  });

  await test.step("she signs out, and in by the passkey alone", async () => {
    await signOut(ada, guard);
    await ada.goto("/login?returnTo=/account");
    await expect(ada.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
    await expectAccessibleAs(ada, undefined, "sign-in with a passkey alone");
    await device.approve(
      () => press(ada, "Sign in with a passkey"),
      () => skipQuote(ada),
    );
    await expect(ada).toHaveURL("/account");
  });

  await test.step("a second passkey is added and the first removed; the last stays", async () => {
    await expect(passkey(ada, "Last used")).toHaveCount(1);
    await device.forget();
    await device.approve(
      () => addPasskey(ada, "Work laptop"),
      () => expect(ada.getByText(/Work laptop.* was added/)).toBeVisible(),
    );
    await expectAccessibleAs(ada, undefined, "passkeys on Account");
    await removePasskey(ada, "First passkey");
    await expect(ada.getByText(/First passkey.* was removed/)).toBeVisible();
    await removePasskey(ada, "Work laptop");
    await expect(ada.getByRole("alert")).toContainText("You need at least one way to sign in.");
    await expect(passkey(ada, "Work laptop")).toBeVisible();
  });

  await test.step("the admin adds one in the admin area, which opens it afterwards", async () => {
    const own = await deviceOf(admin);
    await admin.goto("/account");
    await own.approve(
      () => addPasskey(admin, "Office"),
      () => expect(admin.getByText(/Office.* was added/)).toBeVisible(),
    );
    await expect(passkey(admin, "Office")).toContainText("Also opens the admin area.");
    await leaveAdminArea(admin, guard);
    await own.approve(
      () => press(admin, "Sign in with a passkey"),
      () => expect(heading(admin, "Admin Dashboard")).toBeVisible(),
    );
  });
});
