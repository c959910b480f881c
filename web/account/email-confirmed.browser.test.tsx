import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { makeSession, SessionContext } from "#web/client/session.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { EmailConfirmed } from "./email-confirmed.tsx";
import { LoginPage } from "./sign-in/login-page.tsx";

const before = location.href;
const news = page.getByText("Your email address is verified. Thank you!");

function arriveWith(search: string): void {
  history.replaceState(null, "", `/${search}`);
}

afterEach(() => history.replaceState(null, "", before));

test("it is told once, and taken off the address", async () => {
  arriveWith("?x=1&emailVerified=true");
  mount(<EmailConfirmed />);
  await expect.element(news).toBeVisible();
  expect(location.search).toBe("?x=1");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(news).not.toBeInTheDocument();
});

test.each(["", "?emailVerified=false", "?emailVerified"])("'%s' tells nothing", (search) => {
  arriveWith(search);
  mount(<EmailConfirmed />);
  expect(news.elements()).toHaveLength(0);
});

test("the login page tells a signed-out person", async () => {
  arriveWith("?emailVerified=true");
  mount(
    <ViewContext value={viewOf()}>
      <SessionContext value={makeSession(null)}>
        <QueryClientProvider client={new QueryClient()}>
          <LoginPage />
        </QueryClientProvider>
      </SessionContext>
    </ViewContext>,
  );
  await expect.element(news).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Sign in to Cairn" })).toBeVisible();
});
