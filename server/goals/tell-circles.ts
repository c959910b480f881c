import type { Deps } from "#server/platform/deps.ts";

type Told = Pick<Deps, "db" | "live" | "log">;

function readMembers({ db }: Told, goalId: string) {
  return db.kysely
    .selectFrom("circle_goals as b")
    .innerJoin("circle_members as m", "m.circle_id", "b.circle_id")
    .select(["b.circle_id as id", "m.user_id as uid"])
    .where("b.goal_id", "=", goalId)
    .execute();
}

/** Tells the circles of a goal that a check-in was made; after the commit, so it never fails (product 41.5). */
export async function tellCircles(deps: Told, goalId: string): Promise<void> {
  try {
    const members = await readMembers(deps, goalId);
    for (const [id, of] of Map.groupBy(members, (member) => member.id))
      deps.live.publish(
        { entity: "circle", id, rev: 1 },
        of.map(({ uid }) => uid),
      );
  } catch (error) {
    deps.log.error("circles.not-told", error, { goalId });
  }
}
