import { QueryClientProvider } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { plainNotation } from "#domain/notation.ts";
import type { View } from "#contract/view.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { makeQueryClient } from "#web/client/query.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { SeedDataPage } from "./seed-data-page.tsx";

interface Sent {
  readonly call: string;
  readonly body: unknown;
}

/** The screen before a server of the test's own; what it was sent. */
function show(development: boolean, answer: (call: string) => unknown): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (to: string, { method, body }: RequestInit) => {
    const call = `${method} ${to}`;
    sent.push({ call, body: typeof body === "string" ? JSON.parse(body) : null });
    const said = await answer(call);
    return said instanceof Response ? said : Response.json(said);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const view: View = {
    user: null,
    at: 0,
    timeZone: "UTC",
    offsets: {},
    notation: plainNotation,
    position: "",
    params: {},
    data: {},
    ways: { network: true, organization: null },
    standIn: true,
    development,
  };
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost: () => {} });
  mount(
    <ViewContext value={view}>
      <QueryClientProvider client={client}>
        <SeedDataPage />
      </QueryClientProvider>
    </ViewContext>,
  );
  return sent;
}

function refusing(code: RefusalCode): Response {
  const { status, text } = errors[code];
  return Response.json({ error: { code, message: text } }, { status });
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("seeds a world of the size that is asked for, and says what came of it", async () => {
  let people = 0;
  const sent = show(true, (call) => {
    if (call === "GET /api/seed") return { people, crowd: people === 0 ? 0 : 25 };
    people = 9;
    return { people, crowd: 25, goals: 74 };
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Seed Data");
  await expect
    .element(page.getByText("Developer tool to seed and clear test users and goals."))
    .toBeVisible();
  await page.getByLabelText("Crowd").fill("25");
  await page.getByLabelText("Goals each").fill("2");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^Seeded: 34 people with 74 goals\./)).toBeVisible();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { people: 25, goalsPerPerson: 2, timeZone };
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([
    { call: "POST /api/seed", body },
  ]);
  const figures = page.getByRole("region", { name: "Seeded now" });
  await expect.poll(() => figures.element().textContent).toContain("People to sign in as9");
});

test("names a size that cannot be, and sends nothing", async () => {
  const sent = show(true, () => ({ people: 0, crowd: 0 }));
  await page.getByLabelText("Crowd").fill("501");
  await page.getByLabelText("Goals each").fill("many");
  await button("Seed Data").click();
  await expect.element(page.getByText("Please enter a whole number from 0 to 500.")).toBeVisible();
  await expect.element(page.getByText("Please enter a whole number from 0 to 20.")).toBeVisible();
  await expect.element(page.getByLabelText("Crowd")).toHaveFocus();
  await page.getByLabelText("Crowd").fill("500");
  await button("Seed Data").click();
  await expect.element(page.getByLabelText("Goals each")).toHaveFocus();
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

test("clears once however often it is pressed, and says how many went", async () => {
  let done: (value: unknown) => void = () => {};
  const sent = show(true, (call) =>
    call === "GET /api/seed"
      ? { people: 9, crowd: 0 }
      : new Promise((resolve) => {
          done = resolve;
        }),
  );
  await button("Clear Data").click();
  await expect.element(page.getByText("Clearing...")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  done({ cleared: 9 });
  await expect
    .element(page.getByText("Cleared: 9 seeded people with all that was theirs."))
    .toBeVisible();
  expect(sent.filter(({ call }) => call === "POST /api/seed/clear")).toHaveLength(1);
});

test("says that there was nothing to clear", async () => {
  show(true, (call) => (call === "GET /api/seed" ? { people: 0, crowd: 0 } : { cleared: 0 }));
  await button("Clear Data").click();
  await expect.element(page.getByText("There was nothing to clear.")).toBeVisible();
});

test("shows the refusal of a server that is not in development mode, and asks it for nothing by itself", async () => {
  const sent = show(false, () => refusing("seed.not-here"));
  const words = errors["seed.not-here"].text;
  await expect.element(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  expect(sent).toEqual([]);
  for (const name of ["Seed Data", "Clear Data"]) await button(name).click();
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(2);
  for (const alert of page.getByRole("alert").elements()) expect(alert.textContent).toBe(words);
});

test("shows why a world was not read, made or cleared", async () => {
  const pass = standingTime();
  show(true, () => refusing("server.unavailable"));
  for (const name of ["Seed Data", "Clear Data"]) await button(name).click();
  // An unreachable server is asked three times more, two seconds apart at most.
  await expect
    .poll(async () => {
      await pass(2_000);
      return page.getByRole("alert").elements().length;
    })
    .toBe(3);
});
