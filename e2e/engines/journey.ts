import type { Front } from "../front.ts";
import { dayFromToday } from "../goal.fixture.ts";
import { oneTimeAddresses } from "../one-time-addresses.ts";
import type { Server } from "../server.fixture.ts";
import { people } from "../sign-in.fixture.ts";
import { until, type Screen } from "./screen.ts";
import { the, type Target } from "./target.ts";

/** One thing that people do, told when it is done or has failed. */
export type Step = (title: string, work: () => Promise<void>) => Promise<void>;

export interface Cast {
  readonly owner: Screen;
  /** Another window of the owner's browser. */
  readonly second: Screen;
  readonly coach: Screen;
  readonly admin: Screen;
  readonly server: Pick<Server, "origin" | "kill" | "start">;
  readonly front: Pick<Front, "timesAsked">;
  /** What the first start said of the first admin. */
  readonly firstAdmin: () => { readonly email: string; readonly password: string };
  readonly step: Step;
  readonly keepsNothing: boolean;
}

const description = "Read twelve chapters";
const button = (name: string | RegExp, within?: Target) => the("button", name, within);
const card = the("listitem", description, the("region", "Your SMART Goals"));

/** From the first sign-in to a coach's note, an admin's figures, one-time links and a day offline. */
export async function walk(cast: Cast): Promise<void> {
  await setGoal(cast);
  await moveGoal(cast);
  await coachGoal(cast);
  await lookAtFigures(cast);
  await openOnce(cast);
  if (!cast.keepsNothing) await goOffline(cast);
}

async function signIn(screen: Screen, name: string): Promise<void> {
  await screen.press(button("Sign in with LinkedIn"));
  await screen.press(button(new RegExp(`^${name}`)));
}

async function setGoal({ owner, server: { origin }, step }: Cast): Promise<void> {
  await step("signs in by the stand-in, past the quote", async () => {
    await owner.open(origin);
    await signIn(owner, people.complete);
    // The quote leaves by itself after 5 seconds, which a slow machine may need.
    await owner.press(the("way", /^(Skip|Dashboard)$/));
    await owner.sees(the("heading", "Dashboard"));
  });
  await step("sets a goal in seven steps, a radio button by arrow keys", async () => {
    await owner.press(the("link", "Add New SMART Goal"));
    await owner.press(button("Start from scratch"));
    await fillSteps(owner);
    await owner.press(button("Save Goal"));
    await owner.press(the("link", "See it on your dashboard"));
    await owner.sees(card, "0 of 12 chapters");
    await owner.sees(card, "Productivity");
  });
}

async function fillSteps(owner: Screen): Promise<void> {
  const [month = "", ...rest] = dayFromToday(40).split("-");
  const fields = [
    () => owner.fill(the("field", "Description"), description),
    () => chooseByArrows(owner, "Career", "Productivity"),
    () => owner.fill(the("field", "Specific"), "One chapter at a time, — über alles Ångström."),
    () => fillNumeric(owner),
    () => owner.fill(the("field", "Achievable"), "Half an hour a day."),
    () => owner.fill(the("field", "Relevant"), "I want to know how it ends."),
    () => owner.fill(the("field", "Due date"), [...rest, month].join("/")),
  ];
  for (const [index, fill] of fields.entries()) {
    if (index > 0) await owner.press(button("Next"));
    await fill();
  }
}

async function chooseByArrows(screen: Screen, first: string, next: string): Promise<void> {
  await screen.press(the("radio", first));
  await screen.tap("ArrowDown");
  await screen.seesChecked(the("radio", next));
}

async function fillNumeric(owner: Screen): Promise<void> {
  await owner.press(the("radio", "A number"));
  await owner.fill(the("field", "Target"), "12");
  await owner.fill(the("field", "Unit"), "chapters");
}

async function moveGoal({ owner, second, server: { origin }, step }: Cast): Promise<void> {
  const update = button("Update Progress", card);
  const modal = the("dialog", "Update Progress");
  await step("moves it by one on its card, and takes that back", async () => {
    await owner.press(button(`Add 1 to ${description}`));
    await owner.sees(card, "1 of 12 chapters");
    await owner.press(button(`Undo the last change to ${description}`));
    await owner.sees(card, "0 of 12 chapters");
  });
  await step("moves it in its window: staged steps, then a set value", async () => {
    await owner.press(update);
    await owner.press(button("Increase", modal));
    await owner.press(button("Increase", modal));
    await owner.press(button("Save", modal));
    await owner.seesGone(modal);
    await owner.sees(card, "2 of 12 chapters");
    await owner.press(update);
    await chooseByArrows(owner, "Quick Update", "Set Value");
    await owner.fill(the("field", "New value (chapters)", modal), "4.5");
    await owner.press(button("Save", modal));
    await owner.seesGone(modal);
    await owner.sees(card, "4.5 of 12 chapters");
  });
  await step("leaves the window by Escape, and is back at its button", async () => {
    await owner.press(update);
    await owner.press(button("Increase", modal));
    await owner.tap("Escape");
    await owner.seesGone(modal);
    await owner.seesFocused(update);
    await owner.sees(card, "4.5 of 12 chapters");
  });
  await step("sees a change in another window, without a reload", async () => {
    await second.open(origin);
    await second.sees(card, "4.5 of 12 chapters");
    const before = await second.documentId();
    await owner.press(button(`Add 1 to ${description}`));
    await second.sees(card, "5.5 of 12 chapters");
    await second.press(button(`Add 1 to ${description}`));
    await owner.sees(card, "6.5 of 12 chapters");
    if ((await second.documentId()) !== before) throw new Error("The window was loaded again.");
  });
}

async function coachGoal({ owner, second, coach, step }: Cast): Promise<void> {
  await step("invites a coach, who opens the link, signs in and accepts", async () => {
    await owner.press(the("link", "Share Goals"));
    await owner.press(the("link", `Select ${description}`));
    await owner.press(the("radio", "Invite Coach"));
    await owner.press(button("Create invitation link"));
    await coach.open(await owner.valueOf(the("field", "Invitation link")));
    await signIn(coach, people.another);
    await coach.press(button("Accept Invitation"));
    await owner.sees(the("main"), `${people.another} is now coaching this goal.`);
  });
  const theirs = the("listitem", description, the("region", "Goals you coach"));
  await step("hears the coach's note at once, and answers it", async () => {
    await coach.press(the("link", "View Coaching Goals"));
    await coach.fill(the("field", "Your note", theirs), "A good beginning");
    await coach.press(button("Add Note", the("region", "Coach Feedback", theirs)));
    await second.press(the("link", "1 unread coach note", card));
    await second.sees(the("main"), "A good beginning");
    await second.press(button(/^Reply to the note/));
    await second.fill(the("field", "Your reply"), "Thank you");
    await second.press(button("Send reply"));
    await coach.sees(theirs, "Thank you");
  });
}

async function lookAtFigures({ admin, server: { origin }, firstAdmin, step }: Cast): Promise<void> {
  await step("signs in as the first admin and sees the figures", async () => {
    const { email, password } = firstAdmin();
    await admin.open(`${origin}/admin/login`);
    await admin.fill(the("field", "Email"), email);
    await admin.fill(the("field", "Password"), password);
    await admin.press(button("Sign in"));
    await admin.sees(the("heading", "Admin Dashboard"));
    await admin.sees(the("main"), /Total Users\s?3\D/);
    await admin.sees(the("main"), /Total Goals\s?1\D/);
  });
}

async function openOnce({ coach, server: { origin }, front, step }: Cast): Promise<void> {
  await step(
    "opens addresses that are good for one request, and each is asked for once",
    async () => {
      await coach.open(origin);
      await coach.isServedByWorker();
      for (const address of oneTimeAddresses) {
        // A download is no document.
        await coach.open(origin + address).catch(() => undefined);
        // WebKit's driver may say that a page is open before it has been asked for.
        await until(async () => front.timesAsked(address) > 0, `the request for ${address}`);
        const times = front.timesAsked(address);
        if (times !== 1) throw new Error(`${address} was asked for ${times} times.`);
      }
    },
  );
  await step("signs out, and others sign in in the same browser", async () => {
    for (const name of [people.third, people.complete, people.another]) {
      await coach.open(origin);
      await coach.isAlive();
      await coach.press(button("Sign Out"));
      await signIn(coach, name);
      await coach.press(the("way", /^(Skip|Dashboard)$/));
      await coach.sees(the("heading", "Dashboard"));
    }
  });
}

async function goOffline({ owner, server, step }: Cast): Promise<void> {
  await step("logs a step without a server, and opens the app without one", async () => {
    await owner.open(server.origin);
    await owner.sees(card, "6.5 of 12 chapters");
    await owner.isServedByWorker();
    await server.kill();
    await owner.press(button(`Add 1 to ${description}`));
    await owner.sees(card, "7.5 of 12 chapters");
    await owner.sees(card, "Waiting to be sent");
    await owner.open(server.origin);
    await owner.sees(the("heading", "You're offline"));
    await owner.sees(the("region", "Waiting to be sent"), description);
  });
  await step("is led back once the server is there, and the step has counted once", async () => {
    await server.start();
    await owner.sees(card, "7.5 of 12 chapters");
    await owner.open(server.origin);
    await owner.sees(card, "7.5 of 12 chapters");
  });
}
