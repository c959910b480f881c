import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SessionUser } from "#contract/account.ts";
import { PLAN_KEY } from "#domain/plan.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { NowProvider } from "#web/client/now.tsx";
import { makeQueryClient } from "#web/client/query.ts";
import { SessionContext, makeSession } from "#web/client/session.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { browserZone, isBrowserZone } from "#web/client/browser-zone.ts";
import { PlanBanner } from "./plan-banner.tsx";
import { ZoneOffer } from "./zone-offer.tsx";

const here = browserZone();
const elsewhere = here === "Asia/Tokyo" ? "Europe/Paris" : "Asia/Tokyo";
const fetched = vi.fn<typeof fetch>();

function personIn(timeZone: string): SessionUser {
  return { uid: "AAAAAAAAAAAAAAAAAAAAAA", timeZone } as SessionUser;
}

function show(timeZone: string, banner: ReactNode) {
  const session = makeSession(personIn(timeZone));
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost: session.end });
  mount(
    <StrictMode>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          <NowProvider at={now.at} timeZone={timeZone}>
            {banner}
          </NowProvider>
        </QueryClientProvider>
      </SessionContext>
    </StrictMode>,
  );
  return session;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test("the plan is welcomed word for word, as text, once", async () => {
  localStorage.setItem(PLAN_KEY, "<b>Pro</b>");
  show(here, <PlanBanner />);
  const text = "Welcome! You're on the <b>Pro</b> plan. Get started by setting your first goal!";
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(localStorage.getItem(PLAN_KEY)).toBe(null);
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(page.getByText(text).elements()).toHaveLength(0);
});

test("without a plan there is no banner", () => {
  show(here, <PlanBanner />);
  expect(page.getByRole("status").elements()).toHaveLength(0);
});

test("the same zone is not offered", () => {
  show(here, <ZoneOffer />);
  expect(page.getByRole("status").elements()).toHaveLength(0);
});

test("whether it is the same is known without a format, which is slow on a phone", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  expect(isBrowserZone(here)).toBe(true);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
  expect(isBrowserZone(elsewhere)).toBe(false);
});

test.each(["Etc/Unknown", "Nowhere/Land"])(
  "in a browser that says it is in %s nothing is offered, and what stands beside it stays",
  async (unknown) => {
    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => unknown } });
    show(
      elsewhere,
      <>
        <p>The page</p>
        <ZoneOffer />
      </>,
    );
    await expect.element(page.getByText("The page")).toBeVisible();
    expect(page.getByRole("status").elements()).toHaveLength(0);
  },
);

test("another zone is offered where the person's own is unknown to this browser", async () => {
  show("America/Newland", <ZoneOffer />);
  await expect.element(page.getByRole("button", { name: `Use ${here}` })).toBeVisible();
});

test("another zone is offered, and taken", async () => {
  const user = personIn(here);
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ user })));
  const session = show(elsewhere, <ZoneOffer />);
  const text = `Your browser is in ${here}; your days are counted in ${elsewhere}.`;
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: `Use ${here}` }).click();
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
  expect(fetched.mock.calls[0]).toMatchObject([
    "/api/profile/time-zone",
    { method: "PUT", body: JSON.stringify({ timeZone: here }) },
  ]);
  expect(session.read().user).toEqual(user);
});

test("a zone turned down is not offered again that day", async () => {
  show(elsewhere, <ZoneOffer />);
  await page.getByRole("button", { name: "Dismiss" }).click();
  show(elsewhere, <ZoneOffer />);
  expect(page.getByRole("status").elements()).toHaveLength(0);
});

test("why a zone cannot be changed is said in its place", async () => {
  const message = "The time zone can be changed once in 24 hours.";
  const error = { code: "profile.zone-too-soon", message, requestId: "r" };
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ error }), { status: 429 }));
  show(elsewhere, <ZoneOffer />);
  await page.getByRole("button", { name: `Use ${here}` }).click();
  await expect.element(page.getByText(message)).toBeVisible();
});
