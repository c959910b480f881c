import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer } from "./fixtures/dashboard-server.fixture.ts";

const lost = vi.hoisted(() => ({ modal: true }));

// As when a release has replaced the files of this document, or the network is gone.
vi.mock("#web/goals/badges/achievements.tsx", () => {
  throw new Error("The script is gone.");
});
vi.mock("#web/goals/check-ins/check-ins.tsx", () => {
  throw new Error("The script is gone.");
});
vi.mock("#web/goals/progress/progress-modal-chunk.ts", async (original) => {
  const real = await original<{ loadProgressModal: () => Promise<unknown> }>();
  const gone = () => Promise.reject(new Error("The script is gone."));
  const load = () => (lost.modal ? gone() : real.loadProgressModal());
  return { loadProgressModal: load, preloadProgressModal: () => undefined };
});

const region = (name: string) => page.getByRole("region", { name });
const update = page.getByRole("button", { name: "Update Progress" });
const dialog = page.getByRole("dialog", { name: "Update Progress" });
const unreachable = errors["server.unavailable"].text;

function open() {
  dashboardServer([goal]);
  const readDashboard = { goals: [goal], next: null, today: null, summary: null };
  showScreen(<DashboardPage />, { readDashboard });
}

test.each([
  ["Your Achievements", "Failed to load achievements."],
  ["Recent Check-ins", "Failed to load check-ins."],
])("without its script '%s' says so, and all else stands", async (name, text) => {
  open();
  await expect.element(region(name).getByRole("alert")).toHaveTextContent(text);
  await expect
    .element(region("Your Goal Progress").getByRole("progressbar", { name: "Overall progress" }))
    .toBeVisible();
});

test("without the modal's script its card says so, and the next press tries again", async () => {
  lost.modal = true;
  open();
  await update.click();
  const alert = region("Your SMART Goals").getByRole("alert");
  await expect.element(alert).toHaveTextContent(unreachable);
  lost.modal = false;
  await update.click();
  await expect.element(dialog).toBeVisible();
});
