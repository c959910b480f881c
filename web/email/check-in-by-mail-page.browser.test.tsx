import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { RefusalCode } from "#domain/refusal.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { CheckInByMailPage } from "./check-in-by-mail-page.tsx";
import { refusal } from "#web/client/fixtures/server.fixture.ts";
import { showAt, type Answers } from "./fixtures/email-screen.fixture.tsx";

const READ = "GET /api/check-in-by-mail?token=t";
const WRITE = "POST /api/check-in-by-mail";
const shown = {
  ownerName: "Ada Moreau",
  description: "Read twelve books",
  measurable: { type: "Numeric", targetValue: 12, currentValue: 3, unit: "books" },
  coachName: "Grace Okafor",
  coachId: "grace",
  lastDay: "2026-03-15",
  today: "2026-03-10",
  next: "2026-03-16",
  lastPromise: "read at noon",
  written: null,
};
const written = { ...shown, written: { health: "at-risk", move: { from: 3, to: 4 } } };
const open = (say: string, answers: Answers = { [READ]: () => shown }) =>
  showAt(`/check-in/by-mail?token=t&say=${say}`, <CheckInByMailPage />, answers, false);
const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const save = page.getByRole("button", { name: "Save check-in" });
const news = page.getByRole("status");

test("shows whose goal it is and what will be written, and writes it by a press", async () => {
  const { calls } = open("at-risk", { [READ]: () => shown, [WRITE]: () => written });
  await expect.element(page.getByText("Read twelve books")).toBeVisible();
  await expect
    .element(page.getByRole("main"))
    .toMatchTextContent(/Ada Moreau: Read twelve books · 3 of 12 books/);
  await expect.element(radio("At risk")).toBeChecked();
  await expect.element(radio("No change")).toBeChecked();
  await expect
    .element(
      page.getByText(
        "We will save: No change, at risk. Grace Okafor can read this. Open until Mar 15, 2026.",
      ),
    )
    .toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual([READ]);
  await expect
    .element(page.getByRole("group", { name: "Last time you said: read at noon" }))
    .toBeVisible();
  await radio("Partly kept").click();
  await radio("+1, now 4 of 12 books").click();
  await page.getByLabelText("By next Monday I will").fill("read at six");
  await save.click();
  await expect
    .element(news)
    .toHaveTextContent("Your check-in was saved: +1, now 4 of 12 books, at risk.");
  expect(calls.at(-1)).toMatchObject({
    call: WRITE,
    body: {
      token: "t",
      health: "at-risk",
      step: true,
      kept: "partly",
      promise: "read at six",
      circle: "coach",
      coachId: "grace",
    },
  });
  await expect.element(save).not.toBeInTheDocument();
});

test.each(["step", "nothing-changed", ""])(
  "chooses no health for '%s': that is asked for",
  async (say) => {
    const { calls } = open(say);
    await expect
      .element(radio(say === "step" ? "+1, now 4 of 12 books" : "No change"))
      .toBeChecked();
    for (const health of ["On track", "At risk", "Off track"])
      await expect.element(radio(health)).not.toBeChecked();
    await quickClick(save);
    await expect.element(page.getByText("Please choose how it's going.")).toBeVisible();
    await expect.element(radio("On track")).toHaveFocus();
    expect(calls).toHaveLength(1);
  },
);

test("a Date goal has no step, and without a coach it is for its owner alone", async () => {
  const measurable = { type: "Date", targetValue: "2026-06-01", currentValue: null, unit: "" };
  const alone = { ...shown, measurable, coachName: null, coachId: null };
  const { calls } = open("on-track", {
    [READ]: () => alone,
    [WRITE]: () => ({ ...alone, written: { health: "on-track", move: null } }),
  });
  await expect
    .element(
      page.getByText(
        "We will save: No change, on track. Only you can read this. Open until Mar 15, 2026.",
      ),
    )
    .toBeVisible();
  await expect.element(radio("No change")).not.toBeInTheDocument();
  // It is for those whom the page has named.
  await quickClick(save);
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ circle: "private" });
});

test("without a promise before there is nothing to say of it, and none is made", async () => {
  const { calls } = open("on-track", {
    [READ]: () => ({ ...shown, lastPromise: "", next: null }),
    [WRITE]: () => written,
  });
  await expect.element(page.getByLabelText("I will", { exact: true })).toBeVisible();
  await expect.element(radio("Kept")).not.toBeInTheDocument();
  await quickClick(save);
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ kept: null, promise: "" });
});

test("a yes/no goal is done by its step", async () => {
  const measurable = { type: "Boolean", targetValue: null, currentValue: false, unit: "" };
  open("step", { [READ]: () => ({ ...shown, measurable }) });
  await expect.element(radio("Done")).toBeChecked();
});

test("a used link says what was written", async () => {
  open("off-track", { [READ]: () => written });
  await expect
    .element(news)
    .toHaveTextContent("Your check-in was saved: +1, now 4 of 12 books, at risk.");
  await expect.element(save).not.toBeInTheDocument();
});

test.each([
  ["email.check-in-link-wrong", "This link isn't valid. You can check in on Cairn instead."],
  ["check-in.not-due", "No check-in is due on this goal now."],
] as const)("%s is said plainly", async (code, text) => {
  open("step", { [READ]: () => refusal(code) });
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  await expect.element(page.getByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("a press that came too late is told as not saved, beside what was written meanwhile", async () => {
  let count = 0;
  const answers = { [READ]: () => (count++ === 0 ? shown : written) };
  open("off-track", { ...answers, [WRITE]: () => refusal("check-in.done") });
  await quickClick(radio("+1, now 4 of 12 books"));
  await quickClick(save);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Not saved: +1, off track. This check-in is already done.");
  await expect
    .element(news)
    .toHaveTextContent("Your check-in was saved: +1, now 4 of 12 books, at risk.");
});

test.each<[RefusalCode, string, object]>([
  [
    "coaching.another",
    "Not saved: No change, on track. Someone else coaches this goal now.",
    { ...shown, coachName: "Hedy", coachId: "hedy" },
  ],
  [
    "server.failed",
    "Not saved: No change, on track. Something went wrong. Please try again.",
    shown,
  ],
])("a press refused by %s says so, and may be made again", async (code, text, after) => {
  let refusals = 1;
  let reads = 0;
  const { calls } = open("on-track", {
    [READ]: () => (reads++ === 0 ? shown : after),
    [WRITE]: () => (refusals-- > 0 ? refusal(code) : { ...after, written: written.written }),
  });
  await quickClick(save);
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  await expect.poll(() => reads).toBe(2);
  await quickClick(save);
  await expect.element(news).toMatchTextContent(/was saved/);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  const { coachId } = after as typeof shown;
  expect(calls.at(-1)?.body).toMatchObject({ circle: "coach", coachId });
});

test("a link that ended meanwhile says once why nothing was saved", async () => {
  let count = 0;
  open("on-track", {
    [READ]: () => (count++ === 0 ? shown : refusal("check-in.not-due")),
    [WRITE]: () => refusal("check-in.not-due"),
  });
  await quickClick(save);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Not saved: No change, on track. No check-in is due on this goal now.");
  await expect.element(save).not.toBeInTheDocument();
});

test("is done by the keyboard alone", async () => {
  const { calls } = open("on-track", { [READ]: () => shown, [WRITE]: () => written });
  await expect.element(radio("On track")).toBeChecked();
  for (let count = 0; count < 5; count += 1) await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(news).toMatchTextContent(/was saved/);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(calls.at(-1)?.body).toMatchObject({ health: "on-track", step: false });
});
