import { limits } from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";

/** How a refusal is answered: the HTTP status, and the text that a person reads. */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string;
}

const UNREACHABLE =
  "Unable to connect to the server. Please check your internet connection and try again.";

const FAILED = { status: 500, text: "Something went wrong. Please try again." };

/** The refusals whose text the browser may have to know by itself: the first script carries them. */
export const shownErrors = {
  "request.invalid": { status: 400, text: "The request is not valid." },
  "request.rate": { status: 429, text: "Too many requests. Please try again later." },
  "form.overtaken": {
    status: 409,
    text: "This was changed elsewhere meanwhile. Please look at it once more, then save.",
  },
  "session.missing": { status: 401, text: "Error: Not logged in" },
  "session.goal-not-saved": { status: 401, text: "You must be logged in to save a goal." },
  "not-found": { status: 404, text: "Not found." },
  "not-allowed": { status: 403, text: "You are not allowed to do this." },
  "server.unavailable": { status: 503, text: UNREACHABLE },
  "server.failed": FAILED,
  "profile.name-missing": { status: 400, text: "Please enter your name." },
  "profile.email-invalid": { status: 400, text: "Please enter a valid email address." },
  "profile.zone-too-soon": {
    status: 429,
    text: `The time zone can be changed once in ${limits.zoneChangeHours} hours.`,
  },
  "account.sign-in-again": {
    status: 403,
    text: `You signed in more than ${limits.freshSignInMinutes} minutes ago. Please sign in again, then delete your account.`,
  },
  "goal.incomplete": { status: 400, text: "Please fill out all fields before saving." },
  "goal.due-date-invalid": {
    status: 400,
    text: "Invalid due date. Please ensure you have selected a valid date (e.g., YYYY-MM-DD or MM/DD/YYYY).",
  },
  "goal.target-not-a-number": { status: 400, text: "Numeric target value must be a number." },
  "goal.target-date-invalid": { status: 400, text: "Invalid target date for 'Measurable' field." },
  "goal.streak-target-invalid": {
    status: 400,
    text: "Daily streak target must be a positive number of days.",
  },
  "goal.measure-unknown": { status: 400, text: "Invalid measurable type selected." },
  "goal.too-many": {
    status: 409,
    text: `You have reached the limit of ${limits.goalsPerUser} goals.`,
  },
  "goal.already-completed": { status: 409, text: "This goal is already complete." },
  "goal.closed": { status: 409, text: "This goal is closed." },
  "goal.not-far-enough": {
    status: 409,
    text: `A goal can be marked complete from ${limits.markComplete} percent.`,
  },
  "progress.already-done": { status: 409, text: "Already done" },
  "progress.no-action-for-date": { status: 409, text: "No action for Date type" },
  "progress.value-invalid": { status: 400, text: "Error updating" },
  "progress.date-in-future": { status: 400, text: "The day cannot be in the future." },
  "progress.day-too-early": {
    status: 400,
    text: `Progress can be logged up to ${limits.backDatedDays} days back, and not before the goal was created.`,
  },
  "progress.undo-too-late": { status: 409, text: "This change can no longer be undone." },
  "progress.undo-overtaken": {
    status: 409,
    text: "Something was logged after this change, so it cannot be undone.",
  },
  "progress.stale": { status: 409, text: "Error updating" },
  "check-in.message-missing": { status: 400, text: "Please write a message." },
  "check-in.message-too-long": {
    status: 400,
    text: `A check-in can hold up to ${limits.checkIn} characters.`,
  },
  "check-in.not-due": { status: 409, text: "No check-in is due on this goal now." },
  "check-in.done": { status: 409, text: "This check-in is done already." },
  "note.content-required": { status: 400, text: "Note content is required" },
  "note.missing": { status: 400, text: "Please enter a note" },
  "note.too-short": {
    status: 400,
    text: `Note must be at least ${limits.noteFrom} characters long`,
  },
  "note.too-long": { status: 400, text: `A note can hold up to ${limits.note} characters.` },
  "reply.missing": { status: 400, text: "Please write a reply." },
  "reply.too-long": { status: 400, text: `A reply can hold up to ${limits.reply} characters.` },
  "reply.too-many": {
    status: 409,
    text: `A note can have up to ${limits.repliesPerNote} replies.`,
  },
  "invitation.not-now": {
    status: 409,
    text: "A coach can be invited to an active goal that has none.",
  },
  "invitation.invalid": {
    status: 404,
    text: "The goal you were invited to coach no longer exists or the link is invalid.",
  },
  "invitation.own": {
    status: 409,
    text: "You cannot accept an invitation to coach yourself.",
  },
  "invitation.goal-gone": {
    status: 409,
    text: "The goal you were invited to coach no longer exists.",
  },
  "invitation.taken": {
    status: 409,
    text: "This goal is already being coached by someone else.",
  },
  "email.verification-failed": { status: 400, text: "Verification failed. Please try again." },
  "email.unsubscribe-failed": {
    status: 400,
    text: "This unsubscribe link is not valid. Your mail can be turned off in Email Settings too.",
  },
  "announcement.subject-missing": { status: 400, text: "Please enter a subject." },
  "announcement.subject-too-long": {
    status: 400,
    text: `A subject can hold up to ${limits.mailSubject} characters.`,
  },
  "announcement.text-missing": { status: 400, text: "Please write the message." },
  "announcement.text-too-long": {
    status: 400,
    text: `A message can hold up to ${limits.announcementText} characters.`,
  },
  "announcement.nobody": {
    status: 409,
    text: "Nobody would get this: nobody with a verified address wants this kind of mail.",
  },
  "admin.sign-in-failed": {
    status: 401,
    text: "Failed to log in. Please check your email and password.",
  },
  "seed.not-here": { status: 404, text: "Seed data exists in development mode only." },
} as const satisfies Partial<Record<RefusalCode, ErrorAnswer>>;

/** The text of a refusal that was worked out in the browser, or that no server answered; of those that a server alone says, that something went wrong. */
export function errorText(code: RefusalCode): string {
  const known: Partial<Record<RefusalCode, ErrorAnswer>> = shownErrors;
  return (known[code] ?? FAILED).text;
}
