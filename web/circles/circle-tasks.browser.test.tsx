import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { circle, invitation, member, you } from "./fixtures/circle.fixture.ts";
import { goalCalled, openCircles } from "./fixtures/circle-server.fixture.tsx";

beforeEach(() => localStorage.clear());

const own = { ...circle, isOrganizer: true, rows: [member("Noor"), you({ isOrganizer: true })] };
const button = (name: string | RegExp) => page.getByRole("button", { name });
const title = page.getByRole("heading", { level: 1 });
const question = page.getByRole("group", { name: /^(Leaving|Ending|Removing|Making)/ });
const alert = page.getByRole("alert");

async function choose(name: string): Promise<void> {
  await quickClick(button("More about this circle"));
  await quickClick(button(name));
}

async function chooseOf(whom: string, name: string): Promise<void> {
  await quickClick(button(`More about ${whom}`));
  await quickClick(button(name));
}

test("Leave circle asks first; Cancel leads back to the heading", async () => {
  const { writes } = openCircles();
  await choose("Leave circle");
  await expect.element(question).toMatchTextContent(/disappear from this circle at once/);
  await expect.element(question).not.toMatchTextContent(/becomes the organizer/);
  await expect.element(button("Cancel")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(title).toHaveFocus();
  expect(writes()).toEqual([]);
});

test.each([
  ["Leave circle", "leave", "You left Early <birds>."],
  ["End circle", "end", "Early <birds> was ended."],
])("%s leads to the list, which says so", async (press, call, said) => {
  const { server, writes, history } = openCircles({ circle: own });
  await choose(press);
  server.refusing = "server.unavailable";
  await quickClick(question.getByRole("button", { name: press }));
  await expect.element(alert).toHaveTextContent(errors["server.unavailable"].text());
  server.refusing = null;
  await quickClick(question.getByRole("button", { name: press }));
  await expect.element(alert).toHaveTextContent(said);
  expect(history.at(-1)).toBe("/circles");
  expect(writes().at(-1)?.call).toBe(`POST /api/circles/${circle.id}/${call}`);
});

test("an organizer who leaves learns who follows; only organizers have the rest", async () => {
  const { server, receive } = openCircles({ circle: own });
  await choose("Leave circle");
  await expect
    .element(question)
    .toMatchTextContent(/longest-standing member becomes the organizer/);
  server.circle = circle;
  receive({ entity: "circle", id: circle.id, rev: 4 });
  await expect.element(button("More about Noor")).not.toBeInTheDocument();
  await expect.element(button("Create invitation link")).not.toBeInTheDocument();
  await quickClick(button("More about this circle"));
  await expect.element(button("Report to the admins")).toBeVisible();
  await expect.element(button("End circle")).not.toBeInTheDocument();
  await expect.element(button("Edit name and purpose")).not.toBeInTheDocument();
});

test("name and purpose are saved at the revision that was shown", async () => {
  const { writes } = openCircles({ circle: own });
  await choose("Edit name and purpose");
  const name = page.getByLabelText("Name");
  await expect.element(name).toHaveFocus();
  await name.fill(" ");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveAccessibleDescription("Please enter a name.");
  await name.fill("Larks");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Saved.")).toBeVisible();
  await expect.element(title).toHaveFocus();
  expect(writes()).toMatchObject([
    {
      call: `PUT /api/circles/${circle.id}`,
      body: { name: "Larks", purpose: own.purpose, rev: 3 },
    },
  ]);
});

test("an edit that another window overtook stays, and is saved over what is then shown", async () => {
  const { server, writes } = openCircles({ circle: own });
  await choose("Edit name and purpose");
  await page.getByLabelText("Name").fill("Larks");
  server.refusing = "form.overtaken";
  server.circle = { ...own, name: "Owls", rev: 4 };
  await quickClick(button("Save").first());
  await expect.element(alert).toHaveTextContent(errors["form.overtaken"].text());
  await expect.element(title).toHaveTextContent("Owls");
  await expect.element(page.getByLabelText("Name")).toHaveValue("Larks");
  server.refusing = null;
  await quickClick(button("Save").first());
  await expect.poll(() => writes().map(({ body }) => body)).toMatchObject([{ rev: 3 }, { rev: 4 }]);
});

test.each([
  ["Remove", "remove", /goals, lines and messages of Noor disappear/],
  ["Make organizer", "hand-over", /Noor becomes the organizer/],
])("%s asks first, beside the member", async (press, call, words) => {
  const { server, writes } = openCircles({ circle: own });
  await chooseOf("Noor", press);
  await expect.element(question).toMatchTextContent(words);
  await expect.element(button("Cancel")).toHaveFocus();
  server.wrote = () => {
    server.circle = { ...circle, rows: [you()] };
  };
  await quickClick(question.getByRole("button", { name: press }));
  await expect.element(page.getByRole("listitem", { name: "Noor" })).not.toBeInTheDocument();
  expect(writes()).toMatchObject([
    { call: `POST /api/circles/${circle.id}/members/uid-noor/${call}` },
  ]);
});

test("a report needs words, is kept until it is sent, and says so", async () => {
  const { writes } = openCircles();
  await choose("Report to the admins");
  const text = page.getByLabelText("What happened");
  await quickClick(button("Send report"));
  await expect.element(text).toHaveAccessibleDescription(/Please write what happened/);
  await text.fill("Advertising");
  await quickClick(button("Cancel"));
  await choose("Report to the admins");
  await expect.element(text).toHaveValue("Advertising");
  await quickClick(button("Send report"));
  await expect.element(page.getByText("Your report was sent.")).toBeVisible();
  expect(writes()).toMatchObject([
    { call: `POST /api/circles/${circle.id}/report`, body: { text: "Advertising" } },
  ]);
  await choose("Report to the admins");
  await expect.element(text).toHaveValue("");
});

test("invitation links are created and withdrawn", async () => {
  const { server, writes } = openCircles({ circle: own });
  const withLinks = (...invitations: (typeof invitation)[]) => {
    server.wrote = () => {
      server.circle = { ...own, invitations };
    };
  };
  server.refusing = "circle.full";
  await quickClick(button("Create invitation link"));
  await expect.element(alert).toHaveTextContent(errors["circle.full"].text());
  server.refusing = null;
  withLinks(invitation);
  await quickClick(button("Create invitation link"));
  await expect.element(page.getByText("Link created.")).toBeVisible();
  const link = page.getByLabelText("Invitation link");
  await expect.element(link).toHaveValue(invitation.link);
  await expect.element(link).toHaveAccessibleDescription("Valid until Jan 29, 2027");
  withLinks();
  await quickClick(button("Withdraw"));
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Invitations" })).toHaveFocus();
  expect(writes().at(-1)?.call).toBe(
    `POST /api/circles/${circle.id}/invitations/${invitation.id}/withdraw`,
  );
});

test("a link that the browser doesn't copy is selected", async () => {
  openCircles({ circle: { ...own, invitations: [invitation] } });
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  write.mockRejectedValueOnce(new Error("denied"));
  await quickClick(button("Copy link"));
  await expect.element(page.getByText(/couldn't be copied/)).toBeVisible();
  expect(getSelection()?.toString()).toBe(invitation.link);
  await quickClick(button("Copy link"));
  await expect.element(page.getByText("Link copied.")).toBeVisible();
});

test("one's goals are brought and taken back once they are unfolded", async () => {
  const read = { id: "goal-read", title: "Read" };
  const goals = [goalCalled("Read"), goalCalled("Run")];
  const { server, asked, writes } = openCircles({ goals });
  const withGoals = (...of: (typeof read)[]) => {
    server.circle = { ...circle, rows: [you({ goals: of })] };
  };
  const fold = page.getByText("Your goals in this circle");
  await expect.element(fold).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain("/api/goals");
  await quickClick(fold);
  server.wrote = () => withGoals(read);
  await quickClick(button("Bring Read"));
  await expect.element(button("Take back Read")).toBeVisible();
  await expect.element(button("Bring Run")).toBeVisible();
  server.wrote = () => withGoals();
  await quickClick(button("Take back Read"));
  await expect.element(button("Bring Read")).toBeVisible();
  await expect.element(fold).toHaveFocus();
  const at = `POST /api/circles/${circle.id}/goals/goal-read`;
  expect(writes().map(({ call }) => call)).toEqual([at, `${at}/take-back`]);
});

test.each([
  [4, true],
  [5, false],
])("with %i goals in the circle one more can be brought: %s", async (count, more) => {
  const goals = Array.from({ length: count }, (_, n) => ({ id: `${n}`, title: `Goal ${n}` }));
  openCircles({ circle: { ...circle, rows: [you({ goals })] }, goals: [goalCalled("Run")] });
  await quickClick(page.getByText("Your goals in this circle"));
  await expect.poll(() => button(/^Take back/).elements()).toHaveLength(count);
  await expect.poll(() => button("Bring Run").elements()).toHaveLength(more ? 1 : 0);
  await expect
    .poll(() => page.getByText("You can bring up to 5 goals.").elements())
    .toHaveLength(more ? 0 : 1);
});
