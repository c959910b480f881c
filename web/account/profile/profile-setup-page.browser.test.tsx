import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { ProfileSetupPage } from "./profile-setup-page.tsx";

test.each([
  ["Ada", null, "Add your email address here, or skip this for now."],
  [null, "ada@example.org", "Add your name here, or skip this for now."],
  [null, null, "Add your name and email address here, or skip this for now."],
  ["Ada", "ada@example.org", "This is the name and email address Cairn will use."],
])(
  "with the name %j and the address %j it says what is missing",
  async (displayName, email, text) => {
    showScreen(<ProfileSetupPage />, {}, "/profile-setup", { displayName, email });
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test("a name that was changed elsewhere meanwhile is not lost to a save of the address, nor taken back unseen", async () => {
  const { uid, ...stored } = { ...user, displayName: "Ada", email: null as string | null };
  let kept = { ...stored, uid };
  const asked = serve(({ method }) =>
    method === "GET" ? { user: kept } : refusal("form.overtaken"),
  );
  const sent = () => asked.filter(({ method }) => method !== "GET").map(({ body }) => body);
  const { receive } = showScreen(<ProfileSetupPage />, {}, "/profile-setup", stored);
  const [name, email] = [page.getByLabelText("Name"), page.getByLabelText("Email")];
  await email.fill("ada@example.org");
  kept = { ...kept, displayName: "Ada Byron" };
  receive({ entity: "user", id: uid, rev: 2 });
  await expect.element(name).toHaveValue("Ada Byron");
  await expect.element(email).toHaveValue("ada@example.org");

  kept = { ...kept, email: "else@example.org" };
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["form.overtaken"].text());
  await expect.element(email).toHaveValue("ada@example.org");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(sent).toEqual([
    { email: "ada@example.org", shown: { email: "" } },
    { email: "ada@example.org", shown: { email: "else@example.org" } },
  ]);
});

test.each([
  ["?returnTo=%2Fgoals%2Fx%3Fa%3D1", "/goals/x?a=1"],
  ["", "/"],
  ["?returnTo=%2F%2Fevil.example", "/"],
])("'Skip for now' and 'Save' lead on from %j to %s", async (search, leadsTo) => {
  serve(() => ({ user }));
  const stored = { displayName: "Ada", email: "ada@example.org" };
  const { history } = showScreen(<ProfileSetupPage />, {}, `/profile-setup${search}`, stored);
  const skip = page.getByRole("link", { name: "Skip for now" });
  await expect.element(skip).toHaveAttribute("href", leadsTo);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => history.at(-1)).toBe(leadsTo);
});
