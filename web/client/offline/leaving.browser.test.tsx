import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { deviceOf } from "../fixtures/device.fixture.ts";
import { keptStep } from "#web/goals/fixtures/step-window.fixture.tsx";
import { leavePress, pressesLeft } from "../fixtures/left-press.fixture.ts";
import { now } from "../fixtures/moment.fixture.ts";
import { showScreen } from "../fixtures/screen.fixture.tsx";
import { user } from "../fixtures/user.fixture.ts";
import type { PendingStep } from "./pending-step.ts";
import { SignOut } from "../sign-out.tsx";

/** Where the document was to lead. The browser does not go there, so that the test stays. */
function leads(): string[] {
  const to: string[] = [];
  const stay = (event: NavigateEvent) => {
    event.preventDefault();
    to.push(new URL(event.destination.url).pathname);
  };
  navigation.addEventListener("navigate", stay);
  onTestFinished(() => navigation.removeEventListener("navigate", stay));
  return to;
}

/** The way out of somebody of whom this device keeps so many steps, beside one of somebody else. */
async function shown(count: number, ...left: Partial<PendingStep>[]) {
  const device = await deviceOf(user.uid);
  const step = {
    goalId: "g",
    goal: null as never,
    change: { kind: "step" },
    at: now.at,
    day: now.today,
    tried: false,
    refused: null,
  } as const;
  const uids = [...Array.from({ length: count }, () => user.uid), "somebody else"];
  await device.fill(uids.map((uid, at) => ({ ...step, uid, key: `key ${at}` })));
  for (const press of left) leavePress({ ...keptStep(), ...press });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({}));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  showScreen(<SignOut />);
  const whose = async () => (await device.kept()).map(({ uid }) => uid);
  return { asked, whose, to: leads() };
}

const out = page.getByRole("button", { name: "Sign Out", exact: true });
const question = page.getByRole("alertdialog", { name: "Sign out?" });

test.each([
  [1, "1 change hasn't been sent yet. Sign out and lose it?"],
  [2, "2 changes haven't been sent yet. Sign out and lose them?"],
])("with %i step that wait it asks: %s", async (count, words) => {
  const { asked, whose, to } = await shown(count);
  await out.click();
  await expect.element(question).toHaveAccessibleDescription(words);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(out).toHaveFocus();
  expect(asked).toEqual([]);
  expect(await whose()).toHaveLength(count + 1);
  await quickClick(out);
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => to).toEqual(["/"]);
  expect(asked).toHaveLength(1);
  expect(await whose()).toEqual(["somebody else"]);
});

test("what is only written down counts too, and what is kept as well once", async () => {
  const grace = "somebody else";
  const { to } = await shown(1, { key: "key 0" }, { key: "key 9" }, { uid: grace });
  await quickClick(out);
  await expect
    .element(question)
    .toHaveAccessibleDescription("2 changes haven't been sent yet. Sign out and lose them?");
  await quickClick(question.getByRole("button", { name: "Sign out" }));
  await expect.poll(() => to).toEqual(["/"]);
  expect(pressesLeft(user.uid)).toEqual([]);
  expect(pressesLeft(grace)).toHaveLength(1);
});

test("without any it asks nothing", async () => {
  const { whose, to } = await shown(0);
  await quickClick(out);
  await expect.poll(() => to).toEqual(["/"]);
  expect(await whose()).toEqual(["somebody else"]);
});

test("a device that cannot forget does not hold up who signs out", async () => {
  const { to } = await shown(0);
  const broken = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("It is broken.", "UnknownError");
  });
  onTestFinished(() => broken.mockRestore());
  await quickClick(out);
  await expect.poll(() => to).toEqual(["/"]);
});
