import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goalCalled, openCircles } from "./fixtures/circle-server.fixture.tsx";

beforeEach(() => localStorage.clear());

const open = (of: Parameters<typeof openCircles>[0] = {}) => openCircles(of, "/circles");
const listed = { id: "c", name: "Birds", members: 4, checkedIn: 2, of: 4, asking: [], run: 0 };
const row = (name: string) => page.getByRole("listitem", { name });
const create = page.getByRole("button", { name: "Create circle" });
const name = page.getByLabelText("Name");
const goals = page.getByRole("checkbox");

test("says of each circle who checked in, who asks for help, and its run", async () => {
  const run = { id: "d", name: "Writers", asking: ["Noor", "Zoe"], run: 5 };
  open({
    circles: [
      { ...listed, of: 0 },
      { ...listed, ...run },
    ],
  });
  await expect.element(row("Birds")).toHaveTextContent("BirdsNothing due this weekNo run yet");
  await expect
    .element(row("Writers"))
    .toHaveTextContent("Writers2 of 4 checked inAsking for help: Noor, ZoeRun: 5 weeks");
  await expect
    .element(page.getByRole("link", { name: "Writers" }))
    .toHaveAttribute("href", "/circles/d");
});

test("without one it says what a circle is; a live change reads again", async () => {
  const { server, receive } = open();
  await expect.element(page.getByText(/^A circle is three to six people/)).toBeVisible();
  server.circles = [listed];
  receive({ entity: "circle", id: "c", rev: 1 });
  await expect.element(row("Birds")).toBeVisible();
});

test("what could not be read is read again by Retry", async () => {
  const { server } = open({ failing: true });
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Your circles couldn't be loaded.");
  server.failing = false;
  await quickClick(page.getByRole("button", { name: "Retry" }));
  await expect.element(create).toBeVisible();
});

test("by keyboard: name, purpose and a goal make a circle, whose page opens", async () => {
  const ended = { ...goalCalled("Ended"), status: "closed" } as const;
  const { writes, history } = open({ goals: [goalCalled("Read"), ended] });
  await quickClick(create);
  await expect.element(name).toHaveFocus();
  await expect.element(goals).toHaveAccessibleName("Read");
  await userEvent.keyboard("Early birds{Tab}Before breakfast{Tab} {Tab}{Enter}");
  await expect.poll(() => history.at(-1)).toBe("/circles/new");
  const body = { name: "Early birds", purpose: "Before breakfast", goalIds: ["goal-read"] };
  expect(writes()).toMatchObject([{ call: "POST /api/circles", body }]);
});

test("a circle without a name is refused at the field, and nothing is sent", async () => {
  const { writes } = open();
  await quickClick(create);
  await quickClick(create);
  await expect.element(name).toHaveAccessibleDescription("Please enter a name.");
  await expect.element(name).toHaveFocus();
  expect(writes()).toEqual([]);
});

test("what the server refuses is said, and the words stay for the same attempt", async () => {
  const { server, writes } = open({ refusing: "circle.too-many" });
  await quickClick(create);
  await name.fill("Birds");
  await quickClick(create);
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["circle.too-many"].text());
  server.refusing = null;
  await quickClick(create);
  await expect.poll(() => writes()).toHaveLength(2);
  const [first, second] = writes();
  expect(first?.key).toBe(second?.key);
});

test("of six goals five can be brought", async () => {
  open({ goals: ["A", "B", "C", "D", "E", "F"].map(goalCalled) });
  await quickClick(create);
  await expect.poll(() => goals.elements()).toHaveLength(6);
  for (const title of ["A", "B", "C", "D"]) await quickClick(page.getByLabelText(title));
  await expect.element(page.getByLabelText("F")).toBeEnabled();
  await quickClick(page.getByLabelText("E"));
  await expect.element(page.getByLabelText("F")).toBeDisabled();
  await expect.element(page.getByText("You can bring up to 5 goals.")).toBeVisible();
  await expect.element(page.getByLabelText("A")).toBeEnabled();
});

test("a circle that was typed is there again; Cancel gives the focus back", async () => {
  const { unmount, again } = open();
  await quickClick(create);
  await name.fill("Birds");
  unmount();
  again();
  await expect.element(name).toHaveValue("Birds");
  await quickClick(page.getByRole("button", { name: "Cancel" }));
  await expect.element(create).toHaveFocus();
});
