import { expectAccessibleAs } from "./axe.fixture.ts";
import { expect, openedServer, test as base } from "./cairn.fixture.ts";
import { freshDatabase } from "./database.fixture.ts";
import type { Server } from "./server.fixture.ts";

/** What a deployment sets. Nothing listens where it sends mail. */
const deployed = {
  CAIRN_MODE: "production",
  HOST: "127.0.0.1",
  LINKEDIN_CLIENT_ID: "nobody",
  LINKEDIN_CLIENT_SECRET: "nobody",
  SMTP_URL: "smtp://127.0.0.1:9?tls=off",
  MAIL_FROM: "cairn@example.org",
};

const test = base.extend<{ server: Server }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted.
  server: async ({}, provide) => {
    const { server, close } = await openedServer(await freshDatabase("embedded"), {
      env: deployed,
    });
    await provide(server);
    await close();
  },
});

/** The code that the server has printed. */
async function printedCode({ said }: Server): Promise<string> {
  const line = /^ {2}code {6}(\S+)$/m;
  await expect.poll(() => said().join("\n")).toMatch(line);
  return line.exec(said().join("\n"))?.[1] ?? "";
}

const PASSWORD = "four words of mine";

test("the console's code leads to what is configured, a test mail and the first admin, without a mouse and without script, and is accessible; what it shows stays with the admin", async ({
  server,
  openBrowser,
  guard,
}) => {
  // A wrong code and a mail that does not leave are answered as they are, and in the end the page is gone.
  guard.tolerates(/Failed to load resource/);
  const code = await printedCode(server);
  expect(server.said()).toContain(`Set up Cairn: ${server.origin}/set-up`);
  expect(server.said().join("\n")).not.toContain("password");

  const page = await (await openBrowser()).newPage();
  const look = async (state: string) => {
    await expect(page.locator("script")).toHaveCount(0);
    await expectAccessibleAs(page, undefined, state);
  };
  await page.goto(`${server.origin}/set-up`);
  await look("the code");
  await page.getByLabel("Code").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is wrong");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Configuration",
    "Test email",
    "First admin",
  ]);
  await expect(page.getByRole("listitem").filter({ hasText: "Sign-in" })).toContainText(
    `${server.origin}/linkedin`,
  );
  await look("what it opens");
  await page.getByLabel("Send to").fill("ada@example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("The test email wasn't sent");

  await page.getByLabel("Your email").fill("ada@example.org");
  await page.getByLabel("Password").fill("short");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("at least 12 characters");
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cairn is set up");
  await look("the end");
  await page.getByRole("link", { name: "Sign in as admin" }).click();
  await expect(page).toHaveURL(`${server.origin}/admin/login`);
  const again = await page.request.get(`${server.origin}/set-up`);
  expect(again.status()).toBe(404);

  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "This server" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This server");
  await expect(page.getByRole("listitem").filter({ hasText: /^Backups/ })).toContainText(
    "Check this",
  );
  await expectAccessibleAs(page, undefined, "This server");
});
