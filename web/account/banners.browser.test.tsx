import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PLAN_KEY } from "#domain/plan.ts";
import { browserZone, isBrowserZone } from "#web/client/browser-zone.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { PlanBanner } from "./plan-banner.tsx";
import { ZoneOffer } from "./zone-offer.tsx";

const here = browserZone();
const elsewhere = here === "Asia/Tokyo" ? "Europe/Paris" : "Asia/Tokyo";
const show = (timeZone: string, banner: ReactNode) => showScreen(banner, {}, "/", { timeZone });

test("the plan is welcomed word for word, as text, once", async () => {
  localStorage.setItem(PLAN_KEY, "<b>Pro</b>");
  show(here, <PlanBanner />);
  const text = "Welcome! You're on the <b>Pro</b> plan. Get started by setting your first goal!";
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(localStorage.getItem(PLAN_KEY)).toBe(null);
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(page.getByText(text).elements()).toHaveLength(0);
});

test("without a plan there is no banner, and the same zone is not offered", () => {
  show(
    here,
    <>
      <PlanBanner />
      <ZoneOffer />
    </>,
  );
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
  const moved = { ...user, timeZone: here };
  const asked = serve(() => ({ user: moved }));
  const { session } = show(elsewhere, <ZoneOffer />);
  const text = `Your browser is in ${here}, your account in ${elsewhere}.`;
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: `Use ${here}` }).click();
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
  expect(asked).toMatchObject([{ call: "PUT /api/profile/time-zone", body: { timeZone: here } }]);
  expect(session.read().user).toEqual(moved);
});

test("another zone is offered only below Today", async () => {
  show(
    elsewhere,
    <main>
      <section>
        <h2>Today</h2>
        <textarea rows={60} />
      </section>
      <textarea rows={60} />
      <ZoneOffer />
    </main>,
  );
  const use = page.getByRole("button", { name: `Use ${here}` });
  scrollTo(0, document.body.scrollHeight);
  await expect.element(use).toBeVisible();
  scrollTo(0, 0);
  await expect.element(use).not.toBeInTheDocument();
});

test("a zone turned down is not offered again that day", async () => {
  show(elsewhere, <ZoneOffer />);
  await page.getByRole("button", { name: "Dismiss" }).click();
  show(elsewhere, <ZoneOffer />);
  expect(page.getByRole("status").elements()).toHaveLength(0);
});

test("why a zone cannot be changed is said in its place", async () => {
  serve(() => refusal("profile.zone-too-soon"));
  show(elsewhere, <ZoneOffer />);
  await page.getByRole("button", { name: `Use ${here}` }).click();
  await expect
    .element(page.getByText("You can change the time zone once every 24 hours."))
    .toBeVisible();
});
