import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { View } from "#contract/view.ts";
import type { OfferedWays } from "#domain/sign-in-way.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { makeQueryClient } from "../query.ts";
import { SessionContext, makeSession } from "../session.ts";
import { ViewContext } from "../view-context.tsx";
import { SignInButtons } from "./sign-in-button.tsx";

const fetched = vi.fn<typeof fetch>();
const silent = "The sign-in cannot be reached right now. Please try again in a moment.";

function show(ways: OfferedWays, returnTo: string | null = null) {
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost: () => undefined });
  mount(
    <ViewContext value={{ ways } as View}>
      <SessionContext value={makeSession(null)}>
        <QueryClientProvider client={client}>
          <main>
            <SignInButtons returnTo={returnTo} />
          </main>
        </QueryClientProvider>
      </SessionContext>
    </ViewContext>,
  );
}

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const names = () =>
  page
    .getByRole("button")
    .elements()
    .map((button) => button.textContent);

test.each<[OfferedWays, readonly string[]]>([
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
  fetched.mockImplementation(
    async () =>
      new Response(
        JSON.stringify({ error: { code: "sign-in.provider-silent", message: silent } }),
        { status: 502 },
      ),
  );
  show({ network: true, organization: "Example Works" }, "/account");
  await userEvent.keyboard("{Tab}{Tab}");
  const button = page.getByRole("button", { name: "Sign in with Example Works" });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent(silent);
  await expect.element(button).toHaveFocus();
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/sign-in");
  expect(request?.body).toBe(JSON.stringify({ way: "organization", returnTo: "/account" }));
});
