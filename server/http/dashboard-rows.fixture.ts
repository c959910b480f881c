import type { EndpointName } from "#contract/endpoints.ts";
import { move } from "../goals/goal.fixture.ts";
import type { Row, Sample, Shared, World } from "./endpoint-rows.fixture.ts";

type DashboardEndpoint = Extract<
  EndpointName,
  "undoProgress" | "readLedger" | "readBadges" | "listCheckIns" | "addCheckIn"
>;

/** A goal with one change, and the entry of it. */
async function movedGoal({ goal, people }: World): Promise<{ goalId: string; entryId: string }> {
  const goalId = await goal();
  const reply = await move(people.owner, goalId, { kind: "change", by: 2, note: "In one evening" });
  if (reply.status !== 200) throw new Error(reply.text);
  return { goalId, entryId: reply.body.entryId };
}

async function checkIns({ goal }: World, freeText: Shared["freeText"]): Promise<readonly Sample[]> {
  const params = { goalId: await goal() };
  const instead = { message: freeText };
  return [
    { params, body: { message: "A good week", circle: "coach" }, instead },
    { params, body: { message: "A slow week", circle: "private" }, instead },
  ];
}

/** The rows of what only the dashboard and its modal ask for. */
export function dashboardRows(shared: Shared): Readonly<Record<DashboardEndpoint, Row>> {
  const { signedIn, onlyOwner, freeText } = shared;
  return {
    undoProgress: {
      right: async (world) => [{ params: await movedGoal(world), body: {} }],
      answers: onlyOwner,
    },
    readLedger: {
      right: async (world) => [{ params: { goalId: (await movedGoal(world)).goalId } }],
      answers: { ...onlyOwner, coach: 200 },
    },
    readBadges: { right: async () => [{}], answers: signedIn },
    listCheckIns: { right: async () => [{}], answers: signedIn },
    addCheckIn: { right: (world) => checkIns(world, freeText), answers: onlyOwner },
  };
}
