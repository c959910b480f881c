import { getEmailStats } from "#contract/email-stats.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { askForLink, mailTo } from "./email.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

// The figures are of all mail of a server: no other test may add to them.
test.use({ alone: true });

test("an admin reads how mail fares, by keyboard", async ({ page, server, guard, openBrowser }) => {
  guard.tolerates(/^Failed to load resource: the server responded with a status of 503/);
  const { press, choose } = keyboard(page);
  await page.route(`**${getEmailStats.path}`, (route) => route.fulfill({ status: 503 }));
  await signInAsAdmin(page, await newAdmin(server));
  const panel = page.getByRole("region", { name: "Email analytics" });
  await expect(panel.getByRole("alert")).toHaveText("Error: Failed to fetch email statistics");
  await page.unroute(`**${getEmailStats.path}`);
  await press(panel.getByRole("button", { name: "Retry" }));
  await expect(panel.getByText("No Email Data Available")).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Email analytics" })).toBeFocused();

  const theirs = await (await openBrowser()).newPage();
  await signInUnseen(theirs);
  const { email } = await askForLink(theirs);
  await mailTo(theirs, "Verify your email for Cairn", email ?? "");

  await choose(panel.getByRole("radio", { name: "7 days", exact: true }));
  await expect(panel.getByText("1 email in the last 7 days")).toBeVisible();
  await expect(panel.getByText("Success rate").locator("..")).toContainText("100%");
  await expect(panel.getByText("Health").locator("..")).toContainText("Excellent");
  const types = panel.getByRole("table", { name: "Emails by type" });
  await expect(types.getByRole("row", { name: "Verification 1 1 0 0" })).toBeVisible();
  await press(panel.getByText("Emails by day and type as a table"));
  await expect(panel.getByRole("row", { name: /1 Verification 1$/ })).toBeVisible();
  await choose(panel.getByRole("radio", { name: "365 days" }));
  await expect(panel.getByText("1 email in the last 365 days")).toBeVisible();
  await expect(panel.getByRole("img", { name: "Emails by seven days and type" })).toBeVisible();
});
