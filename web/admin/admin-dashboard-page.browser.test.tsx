import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { notations } from "#domain/notation.fixture.ts";
import { serve } from "#web/client/fixtures/server.fixture.ts";
import { NotationContext } from "#web/ui/notation.ts";
import { AdminDashboardPage } from "./admin-dashboard-page.tsx";
import { showAdminScreen } from "./fixtures/admin-screen.fixture.tsx";

const figures = {
  totalUsers: 1_204,
  newUsers: 12,
  totalGoals: 30_000,
  circles: null,
  countedAt: null,
};

/** Answers with these figures, and an audit trail without an entry. */
const answering = (answer: unknown) =>
  serve(({ path }) => (path === "/api/admin/dashboard" ? answer : { entries: [], next: null }));

function shown(): (readonly [string, string])[] {
  return [...document.querySelectorAll("main dl > div")].map((card) => [
    card.querySelector("dt")?.textContent ?? "",
    card.querySelector("dd")?.textContent ?? "",
  ]);
}

test("shows the four figures, and N/A for Active Users at any time", async () => {
  answering(figures);
  showAdminScreen(<AdminDashboardPage />);
  expect(shown()[2]).toEqual(["Active Users", "N/A"]);
  await expect.poll(shown).toEqual([
    ["Total Users", "1,204"],
    ["New Users (24h)", "12"],
    ["Active Users", "N/A"],
    ["Total Goals", "30,000"],
  ]);
});

test("shows circles and their members where they are counted", async () => {
  answering({ ...figures, circles: { total: 5, members: 1_017 } });
  showAdminScreen(<AdminDashboardPage />);
  await expect
    .poll(() => shown().slice(4))
    .toEqual([
      ["Circles", "5"],
      ["Circle members", "1,017"],
    ]);
});

test("figures, and the day on which they were counted, have the form of their reader", async () => {
  answering({ ...figures, countedAt: Date.UTC(2027, 0, 15, 0, 5) });
  showAdminScreen(
    <NotationContext value={notations["de-DE"]}>
      <AdminDashboardPage />
    </NotationContext>,
  );
  await expect.poll(() => shown()[3]).toEqual(["Total Goals", "30.000"]);
  await expect.element(page.getByText("15 Jan 2027, 00:05", { exact: true })).toBeVisible();
});

test("says where large tables are still being counted", async () => {
  answering({ ...figures, totalUsers: null, totalGoals: null });
  showAdminScreen(<AdminDashboardPage />);
  await expect
    .poll(() => shown().map(([, value]) => value))
    .toEqual(["Counting...", "12", "N/A", "Counting..."]);
});

test("the sidebar leads to Dashboard and Users, and says where one is", async () => {
  answering(figures);
  showAdminScreen(<AdminDashboardPage />);
  const side = page.getByRole("navigation", { name: "Admin" });
  const link = (name: string) => side.getByRole("link", { name, exact: true });
  await expect.element(link("Dashboard")).toHaveAttribute("href", "/admin");
  await expect.element(link("Dashboard")).toHaveAttribute("aria-current", "page");
  await expect.element(link("Users")).toHaveAttribute("href", "/admin/users");
});
