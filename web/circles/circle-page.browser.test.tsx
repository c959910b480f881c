import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { circle, member, message, you } from "./fixtures/circle.fixture.ts";
import { openCircles } from "./fixtures/circle-server.fixture.tsx";

beforeEach(() => localStorage.clear());

const row = (name: string) => page.getByRole("listitem", { name });
const line = page.getByRole("textbox", { name: "Your line" });
const ask = page.getByLabelText("Ask this circle for help");
const save = page.getByRole("button", { name: "Save" });
const answer = page.getByRole("textbox", { name: "Answer" });
const send = page.getByRole("button", { name: "Send" });
const asking = member("Noor", { asksForHelp: true, line: "Who has read it?" });

test.each([
  ["checked-in", "Checked in"],
  ["open", "Not checked in yet"],
  ["missed", "No check-in this week"],
  ["away", "Away"],
  ["none", "Nothing due"],
  ["resting", "Resting"],
] as const)("says of %s: %s", async (state, words) => {
  openCircles({ circle: { ...circle, rows: [member("Noor", { state }), you()] } });
  await expect.element(row("Noor").getByText(words)).toBeVisible();
  await expect.element(row("Noor")).not.toMatchTextContent(/Kept|Asks/);
});

test("shows of a member the promise, the titles, the line and the ask; one's own goals lead on", async () => {
  const goals = [{ id: null, title: "Write" }];
  const rows = [
    { ...asking, keptPromise: true, goals },
    you({ goals: [{ id: "mine", title: "Read" }], seenBy: ["Noor", "Zoe"] }),
  ];
  openCircles({ circle: { ...circle, rows } });
  for (const words of ["Kept the promise", "Asks for help", "Who has read it?", "Write"])
    await expect.element(row("Noor").getByText(words)).toBeVisible();
  await expect.element(row("Noor").getByRole("link")).not.toBeInTheDocument();
  await expect.element(row("You").getByText("Seen by Noor, Zoe")).toBeVisible();
  await expect
    .element(row("You").getByRole("link", { name: "Read" }))
    .toHaveAttribute("href", "/goals/mine");
});

test("leads to earlier weeks, which have no form", async () => {
  const { server, asked, history } = openCircles();
  await expect
    .element(page.getByRole("heading", { name: "Mon Jan 11 – Sun Jan 17" }))
    .toBeVisible();
  await expect.element(page.getByText("1 of 2 checked in")).toBeVisible();
  await expect.element(line).toBeVisible();
  const earlier = { week: "2027-01-04", previous: null, next: "2027-01-11", isPresent: false };
  server.circle = { ...circle, ...earlier };
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect.element(page.getByRole("heading", { name: "Mon Jan 4 – Sun Jan 10" })).toBeVisible();
  expect(history.at(-1)).toBe(`/circles/${circle.id}?of=2027-01-04`);
  expect(asked.at(-1)?.path).toBe(`/api/circles/${circle.id}?of=2027-01-04`);
  await expect.element(page.getByRole("heading", { level: 2 }).first()).toHaveFocus();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Next week" })).toBeVisible();
  await expect.element(page.getByText("Mon Jan 4 – Sun Jan 10: 3 of 3 checked in")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "This week" }))
    .toHaveAttribute("href", `/circles/${circle.id}`);
});

test("by keyboard: a line that asks for help is saved in one press", async () => {
  const { server, writes } = openCircles();
  server.wrote = () => {
    server.circle = { ...circle, rows: [you({ line: "Calls", asksForHelp: true })] };
  };
  await line.click();
  await userEvent.keyboard("Calls{Tab} {Tab}{Enter}");
  await expect.element(row("You").getByText("Saved.")).toBeVisible();
  expect(writes()).toMatchObject([
    { call: `PUT /api/circles/${circle.id}/line`, body: { line: "Calls", asksForHelp: true } },
  ]);
  await expect.element(line).toHaveValue("Calls");
  await expect.element(page.getByText("5/280")).toBeVisible();
});

test("an ask for help needs words, and is not sent without", async () => {
  const { writes } = openCircles();
  await quickClick(ask);
  await quickClick(save);
  await expect.element(line).toHaveAccessibleDescription(/Please write what would help you/);
  await expect.element(line).toHaveFocus();
  expect(writes()).toEqual([]);
});

test("a line stays when it was not saved, and after leaving the page", async () => {
  const { unmount, again } = openCircles({ refusing: "request.rate" });
  await line.fill("Calls");
  await quickClick(save);
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["request.rate"].text());
  unmount();
  again();
  await expect.element(line).toHaveValue("Calls");
});

test("a live change shows the stored line; over it what is typed stays", async () => {
  const { server, receive } = openCircles();
  const change = (words: string) => {
    server.circle = { ...circle, rows: [you({ line: words })], name: words };
    receive({ entity: "circle", id: circle.id, rev: 4 });
  };
  await expect.element(line).toHaveValue("");
  change("From the phone");
  await expect.element(line).toHaveValue("From the phone");
  await line.fill("Typed here");
  change("Again");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Again");
  await expect.element(line).toHaveValue("Typed here");
});

test("Seen is pressed once, and leaves the focus with the member", async () => {
  const { server, writes } = openCircles();
  const seen = row("Noor").getByRole("button", { name: "Seen" });
  server.refusing = "server.failed";
  await quickClick(seen);
  await expect.element(row("Noor").getByRole("alert")).toBeVisible();
  server.refusing = null;
  server.wrote = () => {
    server.circle = { ...circle, rows: [member("Noor", { seen: true }), you()] };
  };
  await quickClick(seen);
  await expect.element(seen).not.toBeInTheDocument();
  await expect.element(row("Noor").getByText("Seen")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Noor" })).toHaveFocus();
  expect(writes().at(-1)).toMatchObject({
    call: `POST /api/circles/${circle.id}/seen`,
    body: { uid: "uid-noor", week: "2027-01-11" },
  });
});

test("nobody is asked to answer while nobody asks", async () => {
  openCircles();
  await expect.element(line).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Answers" })).not.toBeInTheDocument();
});

test("answers of an earlier week are read only", async () => {
  const messages = [message("Noor", "On Thursday?")];
  openCircles({ circle: { ...circle, isPresent: false, rows: [asking, you()], messages } });
  await expect.element(page.getByText("On Thursday?")).toBeVisible();
  await expect.element(page.getByText("1 hour ago")).toBeVisible();
  await expect.element(answer).not.toBeInTheDocument();
});

test("by keyboard: an answer is sent, and the next one can be typed at once", async () => {
  const { server, writes } = openCircles({ circle: { ...circle, rows: [asking, you()] } });
  await quickClick(send);
  await expect.element(answer).toHaveAccessibleDescription(/Please write a message/);
  await expect.element(answer).toHaveFocus();
  server.wrote = () => {
    const messages = [{ ...message("Ada", "I have"), isYou: true }];
    server.circle = { ...circle, rows: [asking, you()], messages };
  };
  await userEvent.keyboard("I have{Tab}{Enter}");
  await expect
    .element(page.getByRole("list", { name: "Answers" }))
    .toHaveTextContent("You, 1 hour agoI have");
  await expect.element(answer).toHaveValue("");
  await expect.element(answer).toHaveFocus();
  expect(writes()).toMatchObject([
    { call: `POST /api/circles/${circle.id}/messages`, body: { text: "I have" } },
  ]);
});

test("an answer that nobody asks for any more stays where it was typed", async () => {
  const { server } = openCircles({ circle: { ...circle, rows: [asking, you()] } });
  await answer.fill("I have");
  server.refusing = "circle.nobody-asks";
  await quickClick(send);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["circle.nobody-asks"].text());
  await expect.element(answer).toHaveValue("I have");
});

test("who is no member, or not any more, is told so", async () => {
  const { server, receive } = openCircles();
  await expect.element(line).toBeVisible();
  server.circle = null;
  receive({ entity: "circle", id: circle.id, rev: 4 });
  await expect
    .element(page.getByText(/doesn't exist, or you're not a member any more/))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go to Circles" }))
    .toHaveAttribute("href", "/circles");
});

test("a circle that could not be read is read again by Retry", async () => {
  const { server } = openCircles({ failing: true });
  await expect.element(page.getByRole("alert")).toBeVisible();
  server.failing = false;
  await quickClick(page.getByRole("button", { name: "Retry" }));
  await expect.element(line).toBeVisible();
});
