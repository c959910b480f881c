import { newAdmin } from "./admin.fixture.ts";
import { expectAccessibleAs } from "./axe.fixture.ts";
import { startMailServer, type MailServer } from "#server/platform/fixtures/mail-server.fixture.ts";
import { expect, openedServer, test as base } from "./cairn.fixture.ts";
import { freshDatabase } from "./database.fixture.ts";

import type { Server } from "./server.fixture.ts";
import { skipQuote } from "./sign-in.fixture.ts";

const test = base.extend<{ mail: MailServer; server: Server }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted.
  mail: async ({}, provide) => {
    const mail = await startMailServer();
    await provide(mail);
    await mail.close();
  },
  server: async ({ mail }, provide) => {
    const env = {
      CAIRN_MODE: "production",
      HOST: "127.0.0.1",
      SMTP_URL: mail.url,
      MAIL_FROM: "cairn@example.org",
    };
    const { server, close } = await openedServer(await freshDatabase("embedded"), { env });
    await provide(server);
    await close();
  },
});

const ADA = "ada@example.org";

const linkIn = (text: string) => /https?:\S+\/sign-in\/email\?token=[\w-]+/.exec(text)?.[0] ?? "";
const codeIn = (text: string) => /: (\d{6})$/m.exec(text)?.[1] ?? "";

test("without LinkedIn or a provider: who is invited by email signs in by a link, and on another device by its code", async ({
  server,
  mail,
  openBrowser,
  guard,
}) => {
  // A link in another browser, and a second try, are refused.
  guard.tolerates(/Failed to load resource/);
  const { email, password } = await newAdmin(server);
  const admin = await (await openBrowser()).newPage();
  await admin.goto(`${server.origin}/admin/login`);
  await admin.getByLabel("Email").fill(email);
  await admin.getByLabel("Password").fill(password);
  await admin.getByRole("button", { name: "Sign in", exact: true }).click();
  await admin.getByRole("link", { name: "Users" }).click();
  await admin.getByRole("button", { name: "Invite colleagues" }).click();
  await admin.getByRole("dialog").getByRole("textbox").fill(ADA);
  await admin
    .getByRole("dialog")
    .getByRole("button", { name: /^Send|^Invite/ })
    .click();
  expect(await mail.mailTo(ADA)).toContain(`${server.origin}/login`);

  const laptop = await (await openBrowser()).newPage();
  await laptop.goto(`${server.origin}/login`);
  await expectAccessibleAs(laptop, undefined, "sign-in by email alone");
  await laptop.getByLabel("Email").focus();
  await laptop.keyboard.type(ADA);
  await laptop.keyboard.press("Enter");
  await expect(laptop.getByLabel("Code from the email")).toBeFocused();
  await expectAccessibleAs(laptop, undefined, "the code");
  const first = linkIn(await mail.mailTo(ADA));

  await test.step("on the phone the link says where the code is typed, and stays good", async () => {
    const phone = await (await openBrowser()).newPage();
    await phone.goto(first);
    await expect(phone).toHaveURL(`${server.origin}/sign-in/email`);
    await phone.getByRole("button", { name: "Sign in" }).click();
    await expect(phone.getByRole("alert")).toContainText("You asked for this link in another");
    await expectAccessibleAs(phone, undefined, "another browser");
  });

  const tab = await laptop.context().newPage();
  await tab.goto(first);
  await expect(tab.getByRole("button", { name: "Sign in" })).toBeVisible();
  await tab.keyboard.press("Tab");
  await tab.keyboard.press("Enter");
  await skipQuote(tab);
  await tab.getByLabel("Name").fill("Ada Moreau");
  await tab.getByRole("button", { name: "Save", exact: true }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  // The tab that asked follows once it is looked at; without a window, focus is an event.
  await laptop.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(laptop.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  await test.step("the second time by the code", async () => {
    const other = await (await openBrowser()).newPage();
    await other.goto(`${server.origin}/login?returnTo=/account`);
    await other.getByLabel("Email").fill(ADA.toUpperCase());
    await other.keyboard.press("Enter");
    await other.getByLabel("Code from the email").fill(codeIn(await mail.mailTo(ADA)));
    await other.keyboard.press("Enter");
    await skipQuote(other);
    await expect(other).toHaveURL(`${server.origin}/account`);
    await expect(other.getByText(`Email (${ADA})`)).toBeVisible();
    await expect(other.getByText("This is your only way to sign in")).toBeVisible();
  });
});
