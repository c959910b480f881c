import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { OwnEmail } from "./own-email.tsx";
import { OwnProfile } from "./own-profile.tsx";
import { OwnZone } from "./own-zone.tsx";

const stored = { displayName: "Ada", email: "ada@example.org" };
const status = page.getByRole("status");
const button = (name: string) => page.getByRole("button", { name });

test("a name is changed by keyboard; it is said until the next change", async () => {
  const asked = serve(() => ({ user: { ...user, ...stored, displayName: "Ada Byron" } }));
  const { session } = showScreen(<OwnProfile />, {}, "/account", stored);
  await page.getByLabelText("Name").fill("Ada Byron");
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toHaveTextContent("Profile saved.");
  expect(asked).toMatchObject([
    { call: "PUT /api/profile", body: { displayName: "Ada Byron", shown: { displayName: "Ada" } } },
  ]);
  expect(session.read().user?.displayName).toBe("Ada Byron");
  await page.getByLabelText("Name").fill("Ada");
  await expect.element(status).toBeEmptyDOMElement();
});

const zone = page.getByLabelText("Your time zone");
const here = browserZone();

test("another zone is chosen and saved; that of the browser is marked", async () => {
  const asked = serve(() => ({ user: { ...user, timeZone: "Asia/Tokyo" } }));
  const { session } = showScreen(<OwnZone />, {}, "/account", { timeZone: "America/New_York" });
  await expect.element(zone).toHaveDisplayValue("America/New York");
  await expect.element(button("Save time zone")).toBeDisabled();
  await expect
    .element(page.getByRole("option", { name: `${here.replaceAll("_", " ")} (this browser)` }))
    .toBeInTheDocument();
  await zone.selectOptions("Asia/Tokyo");
  await button("Save time zone").click();
  await expect.element(status).toHaveTextContent("Time zone saved.");
  expect(asked).toMatchObject([
    { call: "PUT /api/profile/time-zone", body: { timeZone: "Asia/Tokyo" } },
  ]);
  expect(session.read().user?.timeZone).toBe("Asia/Tokyo");
});

test("why a zone cannot be changed yet is said, and the choice stays", async () => {
  serve(() => refusal("profile.zone-too-soon"));
  showScreen(<OwnZone />, {}, "/account", { timeZone: "America/Newland" });
  await expect.element(zone).toHaveDisplayValue("America/Newland");
  await zone.selectOptions("Asia/Tokyo");
  await quickClick(button("Save time zone"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["profile.zone-too-soon"].text());
  await expect.element(zone).toHaveValue("Asia/Tokyo");
});

test.each([
  [null, false, "You haven't added an email address yet."],
  [
    "ada@example.org",
    false,
    "ada@example.org isn't verified yet. Until it is, you only get the verification email.",
  ],
  ["ada@example.org", true, "Emails go to ada@example.org."],
])("%s, verified: %s", async (email, customEmailVerified, text) => {
  showScreen(<OwnEmail />, {}, "/account", { email, customEmailVerified });
  await expect.element(page.getByRole("paragraph").first()).toHaveTextContent(text);
  const link = page.getByRole("link", { name: "Choose emails" });
  await expect.element(link).toHaveAttribute("href", "/email-preferences");
});
