import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { badge } from "./badges.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, text } from "./fields.ts";
import { goalCard } from "./goals.ts";
import { milestonePage } from "./milestones.ts";

const oneGoal = z.strictObject({ goalId: id });

const invitation = z.strictObject({
  id,
  /** `PUBLIC_URL/coach-onboarding?inviterId&goalId&inviterName&invite`. */
  link: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitation>;

export const readSharing = endpoint({
  method: "GET",
  path: "/api/goals/:goalId/sharing",
  right: "goal.share",
  summary: "One of the person's own goals, its open invitation with its link, and its public page",
  params: oneGoal,
  output: z.strictObject({
    goal: goalCard,
    invitation: z.nullable(invitation),
    page: z.nullable(milestonePage),
  }),
});

export const countShare = endpoint({
  method: "POST",
  path: "/api/shares",
  right: "share.count",
  counted: "share",
  summary: "Count one share or copy, once a key",
  input: z.strictObject({ goalId: z.nullable(id), by: z.enum(["share", "copy"]) }),
  output: z.strictObject({ shareCount: z.int(), badges: z.array(badge) }),
  keyed: true,
});

export const openInvitation = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/invitation",
  right: "invitation.open",
  counted: "invitation",
  summary: "Invite a coach: opens an invitation for 14 days, or answers the one that is open",
  params: oneGoal,
  input: nothing,
  output: z.strictObject({ invitation }),
});

export const withdrawInvitation = endpoint({
  method: "POST",
  path: "/api/goals/:goalId/invitation/withdraw",
  right: "invitation.withdraw",
  counted: { because: "it ends an invitation, and those are counted" },
  summary: "Withdraw the open invitation; where there is none, nothing happens",
  params: oneGoal,
  input: nothing,
  output: nothing,
});

// Lax: anything malformed here is an invalid link, not an invalid request.
const link = {
  inviterId: text(100),
  goalId: text(100),
  inviterName: z.optional(text(limits.displayName * 2)),
  invite: z.optional(text(100)),
};

export const previewInvitation = endpoint({
  method: "GET",
  path: "/api/invitation",
  right: "invitation.read",
  summary:
    "What an invitation's link leads to: the inviter's name and the goal's description, nothing else",
  query: z.strictObject(link),
  output: z.strictObject({
    inviterName: z.string(),
    goalDescription: text(limits.description),
    /** Already coached by the asker. */
    coaching: z.boolean(),
  }),
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/invitation/accept",
  right: "invitation.accept",
  counted: { because: "it uses up an invitation, and those are counted" },
  summary:
    "Become the coach of the goal that a link invites to; once more by the same coach changes nothing",
  input: z.strictObject(link),
  output: z.strictObject({
    goalId: id,
    inviterName: z.string(),
    goalDescription: text(limits.description),
    /** Accepted before by the same person. */
    already: z.boolean(),
  }),
});
