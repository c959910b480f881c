import { describe, expect, test } from "vitest";
import {
  byToken,
  can,
  isForAdmins,
  needsSession,
  policy,
  tokenRights,
  type Relation,
  type Right,
} from "./policy.ts";

const relations: readonly Relation[] = ["visitor", "self", "owner", "coach", "admin"];
const rights = Object.keys(policy) as Right[];

function printed(): string {
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(19), ...cells.map((cell) => cell.padEnd(7))].join(" ").trimEnd();
  const rows = rights.map((right) =>
    line(
      right,
      relations.map((relation) => (can(right, [relation]) ? "yes" : "-")),
    ),
  );
  return [line("", relations), ...rows].join("\n");
}

test("who may do what", () => {
  expect(printed()).toMatchInlineSnapshot(`
    "                    visitor self    owner   coach   admin
    session.read        yes     yes     -       -       -
    session.start       yes     yes     -       -       -
    session.join        yes     yes     -       -       -
    session.end         -       yes     -       -       -
    session.bearer      -       yes     -       -       -
    profile.edit        -       yes     -       -       -
    dashboard.read      -       yes     -       -       -
    goal.list           -       yes     -       -       -
    goal.create         -       yes     -       -       -
    goal.read           -       -       yes     yes     -
    timeline.read       -       -       yes     yes     -
    goal.progress       -       -       yes     -       -
    goal.import         -       -       yes     -       -
    goal.complete       -       -       yes     -       -
    goal.confirm        -       -       -       yes     -
    goal.edit           -       -       yes     -       -
    goal.end            -       -       yes     -       -
    goal.delete         -       -       yes     -       -
    goal.pause-all      -       yes     -       -       -
    plan.read           -       -       yes     yes     -
    plan.change         -       -       yes     -       -
    plan.suggest        -       -       -       yes     -
    badge.read          -       yes     -       -       -
    check-in.list       -       yes     -       -       -
    check-in.add        -       -       yes     -       -
    check-in.read       -       -       yes     yes     -
    check-in.acknowledge -       -       -       yes     -
    check-in.acknowledge-shown -       yes     -       -       -
    check-in.by-mail    yes     yes     -       -       -
    goal.share          -       -       yes     -       -
    share.count         -       yes     -       -       -
    milestone.write     -       -       yes     -       -
    milestone.take-down -       -       yes     -       -
    invitation.open     -       -       yes     -       -
    invitation.withdraw -       -       yes     -       -
    invitation.read     yes     yes     -       -       -
    invitation.accept   -       yes     -       -       -
    coaching.take-back  -       -       yes     -       -
    coaching.step-down  -       -       -       yes     -
    circle.list         -       yes     -       -       -
    circle.create       -       yes     -       -       -
    circle.read         -       -       -       -       -
    circle.take-part    -       -       -       -       -
    circle.organize     -       -       -       -       -
    circle.preview      yes     yes     -       -       -
    circle.join         -       yes     -       -       -
    coaching.read       -       yes     -       -       -
    feedback.read       -       yes     -       -       -
    note.list           -       -       yes     yes     -
    note.add            -       -       -       yes     -
    note.mark-read      -       -       yes     -       -
    note.reply          -       -       yes     yes     -
    note.mark-replies-read -       -       -       yes     -
    private-note.read   -       -       -       yes     -
    private-note.write  -       -       -       yes     -
    live.read           -       yes     -       -       -
    document.read       yes     yes     -       -       -
    email.send-verification -       yes     -       -       -
    email.verify        yes     yes     -       -       -
    email.unsubscribe   yes     yes     -       -       -
    email-preferences.read -       yes     -       -       -
    email-preferences.save -       yes     -       -       -
    admin.sign-in       yes     yes     -       -       -
    admin.read          -       -       -       -       yes
    admin.manage        -       -       -       -       yes
    announcement.read   -       -       -       -       yes
    announcement.send   -       -       -       -       yes
    webhook.read        -       -       -       -       yes
    webhook.manage      -       -       -       -       yes
    account.sessions    -       yes     -       -       -
    account.identities  -       yes     -       -       -
    account.passkeys    -       yes     -       -       -
    account.tokens      -       yes     -       -       -
    account.calendar    -       yes     -       -       -
    account.export      -       yes     -       -       -
    account.delete      -       yes     -       -       -
    seed.manage         yes     yes     -       -       -"
  `);
});

describe("several relations", () => {
  test("carry what any of them carries, and nothing else", () => {
    for (const right of rights)
      for (const one of relations)
        for (const other of relations)
          expect(can(right, [one, other])).toBe(can(right, [one]) || can(right, [other]));
  });

  test("none carry nothing", () => {
    expect(rights.filter((right) => can(right, []))).toEqual([]);
  });
});

test("what only admins may do, nobody else may beside them", () => {
  expect(rights.filter(isForAdmins)).toEqual(rights.filter((right) => can(right, ["admin"])));
});

describe("by an access token", () => {
  test("so much may be done, and no more", () => {
    expect(tokenRights).toMatchInlineSnapshot(`
      {
        "log": [
          "dashboard.read",
          "goal.list",
          "goal.read",
          "badge.read",
          "check-in.list",
          "check-in.read",
          "goal.progress",
        ],
        "read": [
          "dashboard.read",
          "goal.list",
          "goal.read",
          "badge.read",
          "check-in.list",
          "check-in.read",
        ],
      }
    `);
  });

  test("everybody is the owner of what is theirs, never a coach or an admin", () => {
    expect(byToken(relations)).toEqual(["self", "owner"]);
    expect(byToken(["coach"])).toEqual([]);
  });

  test("nothing that a visitor or an admin alone may is opened, and nothing that its person may not", () => {
    for (const right of Object.values(tokenRights).flat())
      expect([right, needsSession(right), can(right, byToken(relations))]).toEqual([
        right,
        true,
        true,
      ]);
  });
});
