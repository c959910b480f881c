import { exportAccount, readSession } from "#contract/account.ts";
import { goalPath } from "#contract/routes.ts";
import { expect, test } from "./cairn.fixture.ts";
import { openMail } from "./email.fixture.ts";
import { addGoal, ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { acceptLink, inviteTo } from "./sharing.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

test(
  "an acceptance is taken back, another coach steps down, and what they kept stays theirs, by keyboard",
  { tag: "@proof" },
  async ({ page: owner, openBrowser, guard }) => {
    // Whose coaching has ended asks once more; the frame of a mail allows no script.
    guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
    guard.tolerates(/^Blocked script execution in '[^']+\/mailbox\//);
    const [other, coach] = [
      await (await openBrowser()).newPage(),
      await (await openBrowser()).newPage(),
    ];
    const [mine, theirs] = [keyboard(owner), keyboard(coach)];
    await signInUnseen(owner);
    await signInUnseen(other, people.another);
    await signInUnseen(coach, people.third);
    const description = ownName("Write");
    const goal = await addGoal(owner.request, { description });
    const about = owner.getByRole("region", { name: "Coach", exact: true });

    // Not who was meant.
    const { link } = await inviteTo(owner.request, goal);
    await acceptLink(other.request, link);
    await other.goto("/coaching");
    await owner.goto(goalPath(goal.id));
    await mine.press(about.getByRole("button", { name: "Not who you meant?" }));
    await mine.press(owner.getByRole("alertdialog").getByRole("button", { name: "Take it back" }));
    await expect(about.getByText(`${people.another} no longer coaches this goal.`)).toBeVisible();
    await expect(about.getByRole("heading", { name: "Coach" })).toBeFocused();
    await expect(other.getByText(`You no longer coach “${description}”`)).toBeVisible();
    await other.goto(link);
    await expect(other.getByText(/no longer exists or the link is invalid/)).toBeVisible();

    // Another one coaches, keeps a note, and steps down; the owner has the page open.
    await acceptLink(coach.request, (await inviteTo(owner.request, goal)).link);
    await expect(about.getByText(`${people.third} is coaching this goal.`)).toBeVisible();
    await coach.goto(goalPath(goal.id));
    const own = coach.getByRole("region", { name: "Only for you" });
    await theirs.type(own.getByLabel("A note for yourself"), "Gives up on Wednesdays");
    await theirs.press(own.getByRole("button", { name: "Keep note" }));
    await expect(own.getByRole("listitem")).toContainText("Gives up on Wednesdays");
    await theirs.press(coach.getByRole("button", { name: "Step down" }));
    const question = coach.getByRole("alertdialog", { name: "Step down as coach?" });
    await theirs.press(question.getByRole("button", { name: "Step down" }));
    await expect(coach.getByText(`You no longer coach “${description}”`)).toBeVisible();
    await expect(about.getByRole("link", { name: "Invite Coach" })).toBeVisible();
    const timeline = owner.getByRole("region", { name: "Timeline" });
    await expect(timeline.getByText(`${people.third} stepped down as coach`)).toBeVisible();
    await expect(timeline.getByText(`${people.another} no longer coaches`)).toBeVisible();

    // What was kept is in the coach's own download, and in nothing of the owner's.
    const downloads = [coach, owner].map(async ({ request }) =>
      (await request.get(exportAccount.path)).text(),
    );
    const [kept, told] = await Promise.all(downloads);
    expect(kept).toContain("Gives up on Wednesdays");
    expect(told).not.toContain("Gives up on Wednesdays");

    // The owner is told by mail, which leads back to the goal.
    const session = await (await owner.request.get(readSession.path)).json();
    const subject = `${people.third} no longer coaches ${description}`;
    const { user } = session as { readonly user: { readonly email: string } };
    const mail = await openMail(owner, subject, user.email);
    await expect(mail.getByText(/no longer sees this goal/)).toBeVisible();
    await mail.getByRole("link", { name: "Open your goal" }).click();
    await expect(owner.getByRole("heading", { level: 1, name: description })).toBeVisible();
  },
);
