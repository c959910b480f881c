import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { OfferedProviders } from "#domain/identity-provider.ts";
import { showScreenOf } from "../fixtures/screen.fixture.tsx";
import { refusal, serve } from "../fixtures/server.fixture.ts";
import { viewOf } from "../fixtures/view.fixture.ts";
import { ViewContext } from "../view-context.tsx";
import { SignInButtons } from "./sign-in-button.tsx";

const silent = "The sign-in service can't be reached right now. Please try again in a moment.";

function show(ways: OfferedProviders, returnTo: string | null = null) {
  showScreenOf(
    null,
    <ViewContext value={viewOf({ ways })}>
      <SignInButtons returnTo={returnTo} />
    </ViewContext>,
  );
}

const names = () =>
  page
    .getByRole("button")
    .elements()
    .map((button) => button.textContent);

test.each<[OfferedProviders, readonly string[]]>([
  [{ network: true, organization: null }, ["Sign in with LinkedIn"]],
  [{ network: false, organization: "Example Works" }, ["Sign in with Example Works"]],
  [
    { network: true, organization: "Example Works" },
    ["Sign in with LinkedIn", "Sign in with Example Works"],
  ],
])("of %j there are the buttons %j", async (ways, buttons) => {
  show(ways);
  await expect.poll(names).toEqual(buttons);
});

test("each begins its own way, by keyboard, and says under itself why it did not open", async () => {
  const asked = serve(() => refusal("sign-in.provider-silent"));
  show({ network: true, organization: "Example Works" }, "/account");
  await userEvent.keyboard("{Tab}{Tab}");
  const button = page.getByRole("button", { name: "Sign in with Example Works" });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent(silent);
  await expect.element(button).toHaveFocus();
  const body = { way: "organization", returnTo: "/account" };
  expect(asked).toMatchObject([{ path: "/api/sign-in", body }]);
});
