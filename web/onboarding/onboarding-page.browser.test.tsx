import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { errors } from "#contract/errors.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import {
  accepted,
  answer,
  calls,
  fetched,
  link,
  open,
  person,
  preview,
  refusal,
  search,
  sent,
  serve,
  standInForServer,
  unreachable,
} from "./fixtures/onboarding-screen.fixture.tsx";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const button = (name: string) => page.getByRole("button", { name });
const way = (name: string) => page.getByRole("link", { name });

standInForServer();

test("reads the link from the address, which loses it at once, and keeps it for a reload", async () => {
  serve(answer(200, preview));
  const { close } = open(null, `${search}&plan=Pro`);
  await expect.element(heading("Ann invites you to coach a goal")).toHaveFocus();
  expect(location.search).toBe("?plan=Pro");
  const [[asked] = [""]] = calls("/api/invitation");
  const query = new URLSearchParams(asked.split("?")[1]);
  // Its name of the inviter is not asked about either.
  expect(Object.fromEntries(query)).toEqual(link);
  close();
  open(null);
  await expect.element(heading("Ann invites you to coach a goal")).toBeVisible();
});

test("what the server says is shown, never what the address says", async () => {
  serve(answer(200, { ...preview, inviterName: "Ann <img src=x>" }));
  open(null, search);
  await expect.element(heading("Ann <img src=x> invites you to coach a goal")).toBeVisible();
  expect(document.querySelector("main")?.textContent).not.toContain("Your bank");
  expect(document.querySelector("main img")).toBeNull();
});

test.each(["", "?inviterId=ann", "?goalId=goal&inviterName=Ann&invite=token"])(
  "the address %j is not asked about",
  async (address) => {
    open(person, address);
    await expect.element(heading("This link is incomplete")).toHaveFocus();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        "Invalid or incomplete invitation link. Please ensure you have the correct link from the inviter.",
      );
    expect(fetched).not.toHaveBeenCalled();
    expect(document.querySelectorAll("main button")).toHaveLength(0);
  },
);

test("an incomplete link does not bring back the one before", async () => {
  serve(answer(200, preview));
  const { close } = open(null, search);
  await expect.element(button("Sign in with LinkedIn")).toBeVisible();
  close();
  history.replaceState(history.state, "", "?inviterId=ann");
  open(null);
  await expect.element(heading("This link is incomplete")).toBeVisible();
});

test("a refusal on reading shows its text and both ways on; so does one on accepting", async () => {
  serve(refusal("invitation.own"));
  const { close } = open(person, search);
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["invitation.own"].text());
  await seesWaysOn();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  close();
  serve(answer(200, preview), { accept: refusal("invitation.taken") });
  open(person, search);
  await button("Accept Invitation").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["invitation.taken"].text());
  await seesWaysOn();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

async function seesWaysOn() {
  await expect.element(way("Go to My Dashboard")).toHaveAttribute("href", "/");
  await expect
    .element(way("View Coaching Goals"))
    .toHaveAttribute("href", "/coaching?highlight=a%2Fgoal");
}

test("is accepted by keyboard, once, and leads to the coaching goals", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  serve(answer(200, preview), { accept: () => promise });
  const { visited } = open(person, search);
  await expect.element(heading("Ann invites you to coach a goal")).toHaveFocus();
  // Reading writes nothing.
  expect(fetched.mock.calls.every(([, { method }]) => method === "GET")).toBe(true);
  await expect.element(page.getByText("You're signed in as Bo.")).toBeVisible();
  // Not theirs to see yet.
  expect(way("Read ten books").elements()).toHaveLength(0);
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Accept Invitation")).toHaveFocus();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(heading("Accepting the invitation")).toHaveFocus();
  await expect.element(page.getByRole("status")).toHaveTextContent("Verifying...");
  expect(document.querySelectorAll("main button")).toHaveLength(0);
  resolve(await answer(200, accepted)());
  await expect.element(heading("You are now coaching Ann")).toHaveFocus();
  await expect.element(page.getByText("What happens next")).toBeVisible();
  expect(sent("/api/invitation/accept")).toEqual([link]);
  await userEvent.keyboard("{Tab}");
  await expect.element(way("Read ten books")).toHaveFocus();
  await expect.element(way("Read ten books")).toHaveAttribute("href", goalPath(link.goalId));
  await userEvent.keyboard("{Tab}");
  await expect.element(way("View Coaching Goals")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(visited.at(-1)).toBe("/coaching?highlight=a%2Fgoal");
});

test("the coaching goals that were read before are read again", async () => {
  serve(answer(200, preview), { accept: answer(200, accepted) });
  const { client } = open(person, search);
  client.setQueryData(["readCoaching"], { goals: [], ids: [] });
  await quickClick(button("Accept Invitation"));
  await expect.element(heading("You are now coaching Ann")).toBeVisible();
  await expect.poll(() => client.getQueryState(["readCoaching"])?.isInvalidated).toBe(true);
});

test("two presses before the first has been drawn accept it once", async () => {
  serve(answer(200, preview), { accept: answer(200, accepted) });
  open(person, search);
  await expect.element(button("Accept Invitation")).toBeVisible();
  const pressed = button("Accept Invitation").element() as HTMLElement;
  pressed.click();
  pressed.click();
  await expect.element(page.getByText("What happens next")).toBeVisible();
  expect(sent("/api/invitation/accept")).toEqual([link]);
});

test("who coaches the goal already reads so at once", async () => {
  serve(answer(200, { ...preview, coaching: true }));
  open(person, search);
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent('You are already coaching Ann for the goal "Read ten books".');
  await seesWaysOn();
});

test("an acceptance without an answer can be tried again", async () => {
  serve(answer(200, preview), { accept: unreachable });
  open(person, search);
  await quickClick(button("Accept Invitation"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Failed to accept the invitation. Please try again.");
  await seesWaysOn();
  serve(answer(200, preview), { accept: answer(200, accepted) });
  await button("Try Again").click();
  await expect.element(heading("You are now coaching Ann")).toHaveFocus();
});

test("a failed read can be tried again", async () => {
  serve(refusal("server.failed"));
  open(person, search);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Could not retrieve goal details.");
  await seesWaysOn();
  const { promise, resolve } = Promise.withResolvers<Response>();
  serve(() => promise);
  await quickClick(button("Try Again"));
  await expect.element(heading("Coach Invitation")).toHaveFocus();
  resolve(await answer(200, preview)());
  await expect.element(heading("Ann invites you to coach a goal")).toHaveFocus();
});

test("a visitor signs in with the way back to this link", async () => {
  serve(answer(200, preview));
  open(null, search);
  await expect.element(heading("Ann invites you to coach a goal")).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(button("Sign in with LinkedIn")).toHaveAttribute("aria-busy", "true");
  expect(sent("/api/sign-in")).toEqual([
    { way: "network", returnTo: "/coach-onboarding?inviterId=ann&goalId=a%2Fgoal&invite=token" },
  ]);
});

const ended = "Your session has ended. Please sign in again to accept.";

test("a session that is over on accepting leads back to the sign-in", async () => {
  serve(answer(200, preview), { accept: refusal("session.missing") });
  const { session } = open(person, search);
  await quickClick(button("Accept Invitation"));
  await expect.element(page.getByRole("status")).toHaveTextContent(ended);
  await expect.element(heading("Ann invites you to coach a goal")).toHaveFocus();
  await expect.element(button("Sign in with LinkedIn")).toBeVisible();
  expect(session.read().phase).toBe("ended");
});

test("a session that ends meanwhile shows the sign-in, and is taken up again", async () => {
  serve(answer(200, preview));
  const { session } = open(person, search);
  await expect.element(button("Accept Invitation")).toBeVisible();
  session.end();
  await expect.element(page.getByRole("status")).toHaveTextContent(ended);
  await expect.element(heading("Ann invites you to coach a goal")).toHaveFocus();
  serve(answer(200, preview), { session: answer(200, { user: person }) });
  dispatchEvent(new Event("focus"));
  await expect.element(button("Accept Invitation")).toBeVisible();
});

test("a visitor who comes back to this tab is asked after", async () => {
  serve(answer(200, preview));
  open(null, search);
  await expect.element(button("Sign in with LinkedIn")).toBeVisible();
  const before = calls("/api/session").length;
  dispatchEvent(new Event("focus"));
  await expect.poll(() => calls("/api/session").length).toBe(before + 1);
  await expect.element(button("Sign in with LinkedIn")).toBeVisible();
});
