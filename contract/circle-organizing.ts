import { z } from "zod/mini";
import { circleInvitation, drafted, oneCircle } from "./circles.ts";
import { endpoint } from "./endpoint.ts";
import { id, nothing, rev } from "./fields.ts";

export const editCircle = endpoint({
  method: "PUT",
  path: "/api/circles/:circleId",
  right: "circle.organize",
  counted: "circle",
  summary: "Change name and purpose, at the revision that was shown",
  params: oneCircle,
  input: z.strictObject({ ...drafted, rev }),
  output: nothing,
});

export const inviteToCircle = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/invitations",
  right: "circle.organize",
  counted: "invitation",
  summary: "Create a link by which one person joins, for 14 days",
  params: oneCircle,
  input: nothing,
  output: z.strictObject({ invitation: circleInvitation }),
});

export const withdrawCircleInvitation = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/invitations/:invitationId/withdraw",
  right: "circle.organize",
  counted: { because: "it ends an invitation, and those are counted" },
  summary: "Withdraw an invitation that was not used",
  params: z.strictObject({ circleId: id, invitationId: id }),
  input: nothing,
  output: nothing,
});

export const removeMember = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/members/:uid/remove",
  right: "circle.organize",
  counted: { because: "it ends a membership, and those are counted" },
  summary: "Remove another member, with all that was theirs",
  params: z.strictObject({ circleId: id, uid: id }),
  input: nothing,
  output: nothing,
});

export const handCircleOver = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/members/:uid/hand-over",
  right: "circle.organize",
  counted: "circle",
  summary: "Make another member the organizer",
  params: z.strictObject({ circleId: id, uid: id }),
  input: nothing,
  output: nothing,
});

export const endCircle = endpoint({
  method: "POST",
  path: "/api/circles/:circleId/end",
  right: "circle.organize",
  counted: { because: "it removes a circle, and those are counted" },
  summary: "End the circle for everybody, with all that is in it",
  params: oneCircle,
  input: nothing,
  output: nothing,
});
