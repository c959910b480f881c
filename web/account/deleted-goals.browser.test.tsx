import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DAY_MS } from "#domain/day.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { DeletedGoals } from "./deleted-goals.tsx";

/** A goal that was deleted so many days ago. */
const deleted = (description: string, days: number) => ({
  id: description.replaceAll(" ", "-"),
  description,
  deletedAt: now.at - days * DAY_MS,
});

let goals: ReturnType<typeof deleted>[];
let refusing: RefusalCode[];

beforeEach(() => {
  goals = [deleted("Read ten books", 1), deleted("Run a marathon", 29)];
  refusing = [];
});

/** The section over a server with these goals; a write that is refused says so first. */
function show() {
  const asked = serve(({ method, path }) => {
    const code = refusing.shift();
    if (code !== undefined) return refusal(code);
    if (method === "GET") return { goals };
    goals = goals.filter(({ id }) => !path.includes(id));
    return {};
  });
  return { asked, ...showScreen(<DeletedGoals />, {}, "/account") };
}

const rows = () => page.getByRole("listitem");
const restore = (description: string) =>
  page.getByRole("button", { name: `Restore ${description}` });
const heading = page.getByRole("heading", { name: "Deleted goals" });
const news = page.getByRole("status");

test("each goal says when it was deleted and until when it can be restored; one that is deleted elsewhere joins them", async () => {
  const { receive } = show();
  await expect
    .element(rows().nth(0))
    .toMatchTextContent(
      "Read ten booksDeleted Jan 14, 2027. You can restore it until Feb 13, 2027",
    );
  await expect.element(rows().nth(1)).toMatchTextContent("You can restore it until Jan 16, 2027");
  goals = [deleted("Learn to sing", 0), ...goals];
  receive({ entity: "goal", id: "Learn-to-sing", rev: 3 });
  await expect.element(restore("Learn to sing")).toBeVisible();
});

test("by keyboard: a goal is restored, the result is said with the way to it, and the focus is on the next row, at last on the heading", async () => {
  const { asked } = show();
  await expect.element(restore("Read ten books")).toBeVisible();
  (restore("Read ten books").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(news).toHaveTextContent("“Read ten books” was restored.");
  await expect
    .element(news.getByRole("link", { name: "Read ten books" }))
    .toHaveAttribute("href", "/goals/Read-ten-books");
  await expect.element(restore("Run a marathon")).toHaveFocus();
  await expect.element(restore("Read ten books")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText("No recently deleted goals.")).toBeVisible();
  await expect.element(news).toHaveTextContent("“Run a marathon” was restored.");
  expect(asked.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
    "/api/goals/Read-ten-books/restore",
    "/api/goals/Run-a-marathon/restore",
  ]);
});

test("what is refused is said, and leaves the row; a goal whose days are over goes, and that is said", async () => {
  show();
  await expect.element(restore("Read ten books")).toBeVisible();
  refusing = ["goal.too-many"];
  await restore("Read ten books").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("You have reached the limit of 200 goals.");
  refusing = ["not-found"];
  goals = goals.slice(1);
  await restore("Read ten books").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("This goal can no longer be restored.");
  await expect.element(restore("Read ten books")).not.toBeInTheDocument();
});
