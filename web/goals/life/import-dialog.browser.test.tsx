import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ImportPreview } from "#contract/ledger-import.ts";
import type { ErrorBody } from "#contract/errors.ts";
import type { Goal } from "#domain/goal.ts";
import { sampleGoal } from "#domain/sample-goal.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { moreActions, pressInMenu } from "../fixtures/more-actions.fixture.ts";
import { GoalLife } from "./goal-life.tsx";

const dialog = page.getByRole("dialog");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = dialog.getByLabelText("CSV file");
const preview: ImportPreview = {
  entries: 2,
  unchanged: 1,
  first: "2026-01-05",
  last: "2026-02-01",
  before: 0,
  after: 4,
  rev: 3,
};

interface Refused {
  readonly code: RefusalCode;
  readonly line?: string;
  readonly fileGoals?: ErrorBody["fileGoals"];
}

function show(answers: (Partial<ImportPreview> | Refused)[], over: Partial<Goal> = {}) {
  const asked: [path: string, body: unknown][] = [];
  const goal = { ...sampleGoal, ...over };
  serve(({ path, body }) => {
    if (body === null) return {};
    asked.push([path.replace(/^.*\/import/, "import"), body]);
    const answer = answers.shift() ?? {};
    if (!("code" in answer))
      return path.endsWith("/preview") ? { ...preview, ...answer } : { goal };
    return refusal(answer.code, { field: answer.line }, { fileGoals: answer.fileGoals });
  });
  showScreen(<GoalLife goal={goal} />, {}, `/goals/${goal.id}`);
  return asked;
}

const csv = "day,value\n2026-01-05,2\n";
const file = (text: BlobPart = csv) => new File([text], "old.csv", { type: "text/csv" });

async function choose(one = file()): Promise<void> {
  await pressInMenu("Import progress");
  await field.upload(one);
}

test("a file is looked at, then imported; the focus comes back", async () => {
  const asked = show([{}, {}]);
  await choose();
  await expect
    .element(dialog.getByText(/^2 entries/))
    .toHaveTextContent(
      "2 entries, from Jan 5, 2026 to Feb 1, 2026. Before: 0 of 100 pages. After: 4 of 100 pages. 1 line doesn't change the value and will be skipped.",
    );
  await button("Import 2 entries").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("status")).toHaveTextContent("Imported 2 entries.");
  await expect.element(moreActions).toHaveFocus();
  expect(asked).toEqual([
    ["import/preview", { csv }],
    ["import", { csv, rev: 3 }],
  ]);
});

test("one entry on one day, with every line in it", async () => {
  show([{ entries: 1, unchanged: 0, last: "2026-01-05" }]);
  await choose();
  await expect
    .element(dialog.getByText(/^1 entry/))
    .toHaveTextContent("1 entry, on Jan 5, 2026. Before: 0 of 100 pages. After: 4 of 100 pages.");
  await expect.element(button("Import 1 entry")).toBeVisible();
});

test("a line that is wrong is named; a mended file is chosen anew", async () => {
  show([{ code: "import.day-invalid", line: "line 17" }, {}]);
  await choose();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("Line 17: The day must be a date like 2026-03-10.");
  await field.upload(file());
  await expect.element(button("Import 2 entries")).toBeVisible();
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});

test("without a file it says so, by keyboard", async () => {
  const asked = show([]);
  await pressInMenu("Import progress");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(dialog.getByText("Please choose a file.")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a goal that has moved is looked at anew, and the words are fresh", async () => {
  const asked = show([{}, { code: "import.goal-moved" }, { before: 1, rev: 4 }, {}]);
  await choose();
  await quickClick(button("Import 2 entries"));
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The goal has changed in the meantime. Please check the file again.");
  await expect.element(dialog.getByText(/Before: 1 of 100 pages\./)).toBeVisible();
  await quickClick(button("Import 2 entries"));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual(["import", { csv, rev: 4 }]);
});

test("what is no text in UTF-8, or too large, is not sent", async () => {
  const asked = show([]);
  await choose(file(new Uint8Array([0x64, 0xe9, 0x2c])));
  await expect.element(dialog.getByText(/^This file isn't UTF-8\./)).toBeVisible();
  await field.upload(file("x".repeat(2_000_001)));
  await expect.element(dialog.getByText(/^This file is too large/)).toBeVisible();
  expect(asked).toEqual([]);
});

test("of a file of several goals one is chosen, and another one instead", async () => {
  const fileGoals = [
    { key: "a", name: "Read", lines: 1 },
    { key: "b", name: "Run", lines: 2 },
    { key: "", name: "", lines: 3 },
  ];
  const several = { code: "import.several-goals", line: "fileGoal", fileGoals } as const;
  const asked = show([several, {}, { entries: 5 }, {}, {}]);
  await choose();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("This file contains several goals. Please choose the one to import.");
  const goals = dialog.getByLabelText("Goal to import");
  await expect.element(goals).toMatchTextContent("Read (1 line)");
  await expect.element(goals).toMatchTextContent("Lines without a goal (3 lines)");
  await button("Import").click();
  await expect.element(dialog.getByText("Please choose a goal.")).toBeVisible();
  expect(asked).toHaveLength(1);
  await goals.selectOptions("Run (2 lines)");
  await expect.element(button("Import 2 entries")).toBeVisible();
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
  await goals.selectOptions("Lines without a goal (3 lines)");
  await button("Import 5 entries").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([
    ["import/preview", { csv }],
    ["import/preview", { csv, fileGoal: "b" }],
    ["import/preview", { csv, fileGoal: "" }],
    ["import", { csv, fileGoal: "", rev: 3 }],
  ]);
});

test("another file begins without the goals of the one before", async () => {
  const fileGoals = [
    { key: "a", name: "Read", lines: 1 },
    { key: "b", name: "Run", lines: 2 },
  ];
  show([{ code: "import.several-goals", fileGoals }, {}]);
  await choose();
  await expect.element(dialog.getByLabelText("Goal to import")).toBeVisible();
  await field.upload(file());
  await expect.element(button("Import 2 entries")).toBeVisible();
  await expect.element(dialog.getByLabelText("Goal to import")).not.toBeInTheDocument();
});

test("a goal that has ended offers none", async () => {
  show([], { status: "closed", closedAt: 1 });
  await moreActions.click();
  await expect.element(button("Delete")).toBeVisible();
  expect(button("Import progress").elements()).toEqual([]);
});
