import { sampleGoal } from "#domain/sample-goal.ts";
import type { SampleRequest } from "./sample-requests.ts";

const oneCircle = { circleId: sampleGoal.id };
const oneMember = { circleId: sampleGoal.id, uid: sampleGoal.id };
const oneGoal = { circleId: sampleGoal.id, goalId: sampleGoal.id };
const texts = { name: "Early birds", purpose: "We write before breakfast." };
const link = { id: sampleGoal.id, invite: "a-token" };

export const sampleCircleRequests = {
  listCircles: {},
  createCircle: { inputs: [{ ...texts, goalIds: [sampleGoal.id] }] },
  readCircle: { params: oneCircle, query: { of: "2025-03-10" } },
  editCircle: { params: oneCircle, inputs: [{ ...texts, rev: 1 }] },
  inviteToCircle: { params: oneCircle, inputs: [{}] },
  withdrawCircleInvitation: {
    params: { ...oneCircle, invitationId: sampleGoal.id },
    inputs: [{}],
  },
  previewCircle: { query: link },
  joinCircle: { inputs: [{ ...link, goalIds: [] }] },
  bringGoal: { params: oneGoal, inputs: [{}] },
  takeGoalBack: { params: oneGoal, inputs: [{}] },
  writeCircleLine: {
    params: oneCircle,
    inputs: [{ line: "Two evenings, then the chapter.", asksForHelp: false }],
  },
  markCircleSeen: { params: oneCircle, inputs: [{ uid: sampleGoal.id, week: "2025-03-10" }] },
  writeCircleMessage: { params: oneCircle, inputs: [{ text: "Shall we read it together?" }] },
  leaveCircle: { params: oneCircle, inputs: [{}] },
  removeMember: { params: oneMember, inputs: [{}] },
  handCircleOver: { params: oneMember, inputs: [{}] },
  endCircle: { params: oneCircle, inputs: [{}] },
  listCircleReports: {},
  closeCircleReport: { inputs: [{ reportId: sampleGoal.id }] },
  reportCircle: { params: oneCircle, inputs: [{ text: "Somebody advertises here." }] },
} as const satisfies Readonly<Record<string, SampleRequest>>;
