import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { ProfileSetupPage } from "./profile-setup-page.tsx";

test.each([
  ["Ada", null, "LinkedIn did not share your email address. Add it here, or skip this for now."],
  [null, "ada@example.org", "LinkedIn did not share your name. Add it here, or skip this for now."],
  [
    null,
    null,
    "LinkedIn did not share your name and email address. Add them here, or skip this for now.",
  ],
  ["Ada", "ada@example.org", "This is how Cairn names you and writes to you."],
])(
  "with the name %j and the address %j it says what is missing",
  async (displayName, email, text) => {
    showScreen(<ProfileSetupPage />, {}, "/profile-setup", { displayName, email });
    await expect.element(page.getByText(text)).toBeVisible();
  },
);
