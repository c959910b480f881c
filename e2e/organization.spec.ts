import { expectAccessibleAs } from "./axe.fixture.ts";
import { expect } from "./cairn.fixture.ts";
import { test } from "./organization.fixture.ts";
import { signIn, signOut, skipQuote } from "./sign-in.fixture.ts";

const works = { name: "Sign in with Example Works" };

test(
  "a stranger stays outside; an account at an organization is joined to a person, who then comes in by it, and parts the other",
  { tag: "@proof" },
  async ({ page, guard, organization }) => {
    guard.leadsTo(organization.origin);
    guard.expects(/^Function failed: This email domain can't sign in here/);
    guard.expects(/the server responded with a status of 403/);
    organization.whoComes("elsewhere");
    await page.goto("/login");
    await page.getByRole("button", works).click();
    await expect(
      page.getByRole("heading", { name: "Example Works Authentication Failed" }),
    ).toBeFocused();
    const said = page.getByRole("alert");
    await expect(said).toContainText("This email domain can't sign in here");
    const [red = 0, green = 255, blue = 255] = await said.evaluate((element) =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await page.goto("/");
    await expect(page).toHaveURL("/login");
    // The provider would know them again.
    await page.context().clearCookies();

    organization.whoComes("ada");
    await page.goto("/login");
    await expect(page.getByRole("button", works)).toBeVisible();
    await expectAccessibleAs(page);

    await signIn(page);
    await page.goto("/account");
    const join = page.getByRole("button", { name: "Connect Example Works" });
    await expect(join).toBeVisible();
    await expectAccessibleAs(page);
    await join.focus();
    await page.keyboard.press("Enter");
    await skipQuote(page);
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("button", { name: "Disconnect Example Works" })).toBeVisible();

    await signOut(page, guard);
    const button = page.getByRole("button", works);
    await button.focus();
    await page.keyboard.press("Enter");
    await skipQuote(page);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await page.goto("/account");
    // The person who was joined, under the name that they had.
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Moreau");
    await page.getByRole("button", { name: "Disconnect LinkedIn" }).click();
    await expect(page.getByText("You no longer sign in with LinkedIn.")).toBeVisible();
    await expect(page.getByText("Your only way to sign in")).toBeVisible();
    await expectAccessibleAs(page);
  },
);
