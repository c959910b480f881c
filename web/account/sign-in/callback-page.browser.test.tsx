import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionUser } from "#contract/session.ts";
import { page, userEvent } from "vitest/browser";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { QueryClientProvider } from "@tanstack/react-query";
import { store } from "#web/client/browser-storage.ts";
import { refusal } from "#web/client/fixtures/server.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { makeQueryClient } from "#web/client/query.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { SessionContext, makeSession } from "#web/client/session.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { CallbackPage } from "./callback-page.tsx";

const fetched = vi.fn<typeof fetch>();
const user = { uid: "AAAAAAAAAAAAAAAAAAAAAA", timeZone: "UTC" };
const profileData = { name: "Ada", givenName: null, familyName: null, locale: null };
const login = {
  success: true,
  customToken: "once",
  userId: user.uid,
  email: "ada@example.org",
  displayName: "Ada",
  profileData,
  message: "Welcome",
};
let codes = 0;

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

/** Answers each address with its own; an address without an answer fails. */
function answers(byPath: Record<string, () => Response>) {
  fetched.mockImplementation(async (address) =>
    typeof address === "string" && byPath[address] ? byPath[address]() : answer(404, {}),
  );
}

const all = viewOf({
  ways: [
    { way: "network", name: "LinkedIn" },
    { way: "organization", name: "Example Works" },
    { way: "organization-2", name: "Example Union" },
  ],
});

/** Opens the callback as a provider would, with effects run twice. */
function arrive(search: string, person: SessionUser | null = null, path = "/linkedin") {
  const { hook, searchHook, history } = memoryLocation({
    path,
    searchPath: search,
    record: true,
  });
  const session = makeSession(person);
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost: () => undefined });
  mount(
    <StrictMode>
      <Router hook={hook} searchHook={searchHook}>
        <ViewContext value={all}>
          <SessionContext value={session}>
            <QueryClientProvider client={client}>
              <CallbackPage preload={() => {}} />
            </QueryClientProvider>
          </SessionContext>
        </ViewContext>
      </Router>
    </StrictMode>,
  );
  return { session, history };
}

// Each test a code of its own: a second visit with the same is the same sign-in.
function freshCode(): string {
  return `code=c${codes++}&state=s`;
}

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(window.history, "replaceState").mockImplementation(() => undefined);
  logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** The failure screen, word for word, and on the console. */
async function seenFailure(text: string, by = "LinkedIn") {
  await expect
    .element(page.getByRole("heading", { name: `${by} Authentication Failed` }))
    .toHaveFocus();
  await expect
    .element(page.getByRole("link", { name: "Return to Home" }))
    .toHaveAttribute("href", "/");
  expect(logged).toHaveBeenCalledWith(text);
  return page.getByRole("alert").element().textContent;
}

/** The heading has focus, Skip comes next. */
async function skipByKeyboard() {
  await expect.element(page.getByRole("heading", { name: "Cairn" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Skip" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
}

test("a session that is refused after the login reads as the server says", async () => {
  answers({
    "/functions/linkedinlogin": () => answer(200, login),
    "/api/session": () => refusal("sign-in.invalid-token"),
  });
  arrive(freshCode());
  const text = "Authentication failed: Invalid token";
  expect(await seenFailure(text)).toBe(text);
});

test("while the function answers it says what it does", async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  arrive(freshCode());
  const news = page.getByRole("status");
  await expect.element(news).toHaveTextContent("Signing you in with LinkedIn...");
  await expect.element(page.getByRole("img", { name: "Cairn" })).toBeVisible();
});

test("a complete sign-in calls once, opens the session, and goes to the dashboard after the splash", async () => {
  answers({
    "/functions/linkedinlogin": () => answer(200, login),
    "/api/session": () => answer(200, { user, returnTo: null }),
    "/api/dashboard": () => answer(200, { goals: [], next: null, today: null, summary: null }),
  });
  const { session, history } = arrive(freshCode());
  await skipByKeyboard();
  await expect.poll(() => history).toEqual(["/dashboard"]);
  expect(session.read().user?.uid).toBe(user.uid);
  expect(window.history.replaceState).toHaveBeenCalledWith(null, "", "/linkedin");
  const paths = fetched.mock.calls
    .map(([address]) => address)
    .filter((path) => path !== "/api/dashboard");
  expect(paths).toEqual(["/functions/linkedinlogin", "/api/session"]);
  expect(sessionStorage.getItem("linkedinMinimalAuth")).toBe(null);
});

describe("an address without a code", () => {
  const signedIn = { ...user, isAdmin: false } as SessionUser;

  test("that a reload of the quote left goes on to where it was going", async () => {
    vi.spyOn(window.history, "state", "get").mockReturnValue({ next: "/profile-setup" });
    const { history } = arrive("", signedIn);
    await expect.poll(() => history).toEqual(["/profile-setup"]);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ["of a visitor", null, { next: "/profile-setup" }],
    ["that no quote was left on", signedIn, null],
    ["that a stranger made", signedIn, { next: "//evil.example" }],
  ])("%s fails", async (_, person, state: unknown) => {
    vi.spyOn(window.history, "state", "get").mockReturnValue(state);
    arrive("", person);
    expect(await seenFailure("No authorization code received")).toBe(
      "No authorization code received",
    );
  });
});

test("hands the code on as the network wrote it, whatever its characters", async () => {
  answers({ "/functions/linkedinlogin": () => answer(403, { success: false, error: "No" }) });
  const code = "a%41+b/c=";
  arrive(new URLSearchParams({ code, state: "s" }).toString());
  expect(await seenFailure("Function failed: No")).toBe("Function failed: No");
  const [, request] = fetched.mock.calls[0] ?? [];
  expect(request?.body).toBe(JSON.stringify({ code, state: "s" }));
});

test("without an email it keeps who it was and goes to the profile", async () => {
  answers({
    "/functions/linkedinlogin": () => answer(200, { ...login, email: null }),
    "/api/session": () => answer(200, { user, returnTo: null }),
  });
  const { history } = arrive(freshCode());
  await page.getByRole("button", { name: "Skip" }).click();
  await expect.poll(() => history).toEqual(["/profile-setup"]);
  const kept: unknown = JSON.parse(sessionStorage.getItem("linkedinMinimalAuth") ?? "null");
  expect(kept).toEqual({ userId: user.uid, email: null, message: "Welcome" });
});

describe("by the organization's provider (product 31.2)", () => {
  const come = (search: string) => arrive(search, null, "/organization");

  test("a refused sign-in has its name", async () => {
    come("error=access_denied");
    const text = await seenFailure("Example Works authorization failed", "Example Works");
    expect(text).toBe("Example Works authorization failed");
    expect(fetched).not.toHaveBeenCalled();
  });

  test("asks its own function, with what the provider calls itself, and leaves its own address clean", async () => {
    answers({
      "/functions/organizationlogin": () => answer(200, { ...login, email: null }),
      "/api/session": () => answer(200, { user, returnTo: null }),
    });
    store("sessionStorage", "organization_oauth_state", "s");
    store("sessionStorage", "linkedin_oauth_state", "another");
    const { history } = come(`${freshCode()}&iss=https%3A%2F%2Fid.example.org`);
    await page.getByRole("button", { name: "Skip" }).click();
    await expect.poll(() => history).toEqual(["/profile-setup"]);
    const [, request] = fetched.mock.calls[0] ?? [];
    expect(request?.body).toContain('"iss":"https://id.example.org"');
    expect(window.history.replaceState).toHaveBeenCalledWith(null, "", "/organization");
    expect(sessionStorage.getItem("organizationMinimalAuth")).toContain(user.uid);
    expect(sessionStorage.getItem("linkedinMinimalAuth")).toBe(null);
    expect(sessionStorage.getItem("organization_oauth_state")).toBe(null);
    expect(sessionStorage.getItem("linkedin_oauth_state")).toBe("another");
  });

  test("a numbered one has its own address and name, and says which it is", async () => {
    answers({ "/functions/organizationlogin": () => answer(400, { success: false, error: "No" }) });
    arrive(freshCode(), null, "/organization/2");
    const text = await seenFailure("Function failed: No", "Example Union");
    expect(text).toBe("Function failed: No");
    const [, request] = fetched.mock.calls[0] ?? [];
    expect(request?.body).toContain('"way":"organization-2"');
    expect(window.history.replaceState).toHaveBeenCalledWith(null, "", "/organization/2");
  });

  test.each(["/organization/3", "/organization/10"])(
    "nobody's address %s names none",
    async (path) => {
      arrive(`error=${path}`, null, path);
      await seenFailure("Organization authorization failed", "Organization");
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});
