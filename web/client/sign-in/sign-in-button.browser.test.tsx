import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NamedProvider } from "#domain/named-providers.ts";
import { showScreenOf } from "../fixtures/screen.fixture.tsx";
import { refusal, serve } from "../fixtures/server.fixture.ts";
import { viewOf } from "../fixtures/view.fixture.ts";
import { ViewContext } from "../view-context.tsx";
import { SignInButtons } from "./sign-in-button.tsx";

const silent = "The sign-in service can't be reached right now. Please try again in a moment.";

const linkedIn = { way: "network", name: "LinkedIn" } as const;
const works = { way: "organization", name: "Example Works" } as const;
const union = { way: "organization-2", name: "Example Union" } as const;

function show(ways: readonly NamedProvider[], returnTo: string | null = null) {
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

test("each provider that is offered has a button, in their order (product 31.2)", async () => {
  show([linkedIn, works, union]);
  await expect
    .poll(names)
    .toEqual(["Sign in with LinkedIn", "Sign in with Example Works", "Sign in with Example Union"]);
});

test("each begins its own way, by keyboard, and says under itself why it did not open", async () => {
  const asked = serve(() => refusal("sign-in.provider-silent"));
  show([linkedIn, works, union], "/account");
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  const button = page.getByRole("button", { name: "Sign in with Example Union" });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent(silent);
  await expect.element(button).toHaveFocus();
  const body = { way: "organization-2", returnTo: "/account" };
  expect(asked).toMatchObject([{ path: "/api/sign-in", body }]);
});
