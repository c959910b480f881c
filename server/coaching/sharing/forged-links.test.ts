import { expect, it } from "vitest";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { newId, newSecret } from "#server/platform/random.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { openTestApp, type Person, type Reply } from "#server/app/fixtures/test-app.fixture.ts";
import {
  accept,
  invite,
  paramsOf,
  preview,
  type TypedLink,
} from "../fixtures/invitation.fixture.ts";

const MARKUP = '<img src=x onerror="alert(1)">';

interface World {
  readonly links: readonly Required<TypedLink>[];
  readonly guest: Person;
  readonly hash: () => Promise<string>;
  readonly told: readonly object[];
}

/** Five people with an open invitation each, and one without. */
async function world(db: Parameters<typeof openTestApp>[0]): Promise<World> {
  const test = await openTestApp(db);
  const links: Required<TypedLink>[] = [];
  for (let number = 0; number < 5; number += 1) {
    const owner = await test.person({ name: `Person ${number} ${MARKUP}` });
    const goal = await addGoal(owner, { description: `Goal ${number} ${MARKUP}` });
    links.push(paramsOf(await invite(owner, goal.id)));
  }
  return { links, guest: await test.person(), hash: () => tableHash(db), told: test.told };
}

/** Every mixture of inviter, goal and token; a true link has the same number thrice. */
function mixtures({ links }: World) {
  return links.flatMap(({ inviterId }, inviter) =>
    links.flatMap(({ goalId }, goal) =>
      links.map(({ invite: token }, of) => ({
        link: { inviterId, goalId, inviterName: MARKUP, invite: token },
        numbers: [inviter, goal, of],
      })),
    ),
  );
}

function wrongOnes({ links }: World): TypedLink[] {
  const [one, other] = [links[0]!, links[1]!];
  const token = one.invite;
  const tokens = [
    "",
    " ",
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    token.toUpperCase(),
    token.split("").toReversed().join(""),
    ` ${token}`,
    `${token}=`,
    newSecret(),
    one.goalId,
    MARKUP,
    "' or 1=1--",
    "a'); drop table invitations;--",
  ];
  const ids = ["", "x", newId(), "null", "%", "__proto__", "' or '1'='1", MARKUP, "*"];
  const three = { inviterId: one.inviterId, goalId: one.goalId };
  return [
    ...tokens.map((invite_) => ({ ...one, invite: invite_ })),
    ...ids.flatMap((id) => [
      { ...one, inviterId: id },
      { ...one, goalId: id },
      { ...three, inviterId: id },
      { ...three, goalId: id },
    ]),
    { ...three, inviterId: other.inviterId },
    { ...three, goalId: other.goalId },
    { inviterId: one.goalId, goalId: one.inviterId },
  ];
}

describeWithDatabase("a forged link", (open) => {
  it("reads nothing and changes nothing, whatever is swapped among five goals and people", async () => {
    const all = await world(await open());
    const before = await all.hash();
    const told = all.told.length;
    const answers = new Set<string>();
    const expectInvalid = (reply: Reply, what: object) => {
      expect([reply.status, what]).toEqual([404, what]);
      answers.add(reply.text);
    };
    const mixed = mixtures(all).filter(({ numbers }) => new Set(numbers).size > 1);
    expect(mixed).toHaveLength(120);
    for (const link of [...mixed.map((one) => one.link), ...wrongOnes(all)]) {
      expectInvalid(await preview(all.guest, link), link);
      expectInvalid(await accept(all.guest, link), link);
    }
    expect([...answers]).toEqual([
      JSON.stringify({
        error: {
          code: "invitation.invalid",
          message: "The goal you were invited to coach no longer exists or the link is invalid.",
        },
      }),
    ]);
    expect(all.told).toHaveLength(told);
    expect(await all.hash()).toBe(before);
  });

  it("the true ones read exactly a name and a description, of the record and never of the link", async () => {
    const all = await world(await open());
    const real = mixtures(all).filter(({ numbers }) => new Set(numbers).size === 1);
    expect(real).toHaveLength(5);
    for (const { link, numbers } of real) {
      const { invite: _, ...three } = link;
      const shown = {
        inviterName: `Person ${numbers[0]} ${MARKUP}`,
        goalDescription: `Goal ${numbers[0]} ${MARKUP}`,
        coaching: false,
      };
      expect((await preview(all.guest, link)).body).toEqual(shown);
      expect((await preview(all.guest, three)).body).toEqual(shown);
    }
  });
});
