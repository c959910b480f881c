import { z } from "zod/mini";
import { limits } from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { goalCard } from "./goals.ts";

/** How a refusal is answered: the HTTP status, and the text that a person reads. */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string;
}

const UNREACHABLE =
  "Unable to connect to the server. Please check your internet connection and try again.";

/** Every refusal of the product with its status and exact text. */
export const errors: Readonly<Record<RefusalCode, ErrorAnswer>> = {
  "request.invalid": { status: 400, text: "The request is not valid." },
  "request.too-large": { status: 413, text: "The request is too large." },
  "request.not-json": { status: 415, text: "The request must be JSON." },
  "request.method": { status: 405, text: "This method is not allowed here." },
  "request.foreign-origin": { status: 403, text: "The request comes from another site." },
  "request.foreign-host": { status: 421, text: "Cairn does not answer under this name." },
  "request.from-outside": {
    status: 403,
    text: "Cairn runs in development mode here: it answers this machine and its own network alone, and no proxy.",
  },
  "request.rate": { status: 429, text: "Too many requests. Please try again later." },
  "request.key-reused": { status: 409, text: "This request key was used for something else." },
  "form.overtaken": {
    status: 409,
    text: "This was changed elsewhere meanwhile. Please look at it once more, then save.",
  },
  "session.missing": { status: 401, text: "Error: Not logged in" },
  "session.goal-not-saved": { status: 401, text: "You must be logged in to save a goal." },
  "not-found": { status: 404, text: "Not found." },
  "not-allowed": { status: 403, text: "You are not allowed to do this." },
  "server.unavailable": { status: 503, text: UNREACHABLE },
  "server.failed": { status: 500, text: "Something went wrong. Please try again." },
  "sign-in.invalid-state": { status: 400, text: "Invalid state" },
  "sign-in.code-refused": { status: 400, text: "Invalid code" },
  "sign-in.provider-failed": { status: 502, text: "Provider unavailable" },
  "sign-in.account-disabled": { status: 403, text: "This account is disabled" },
  "sign-in.invalid-token": { status: 401, text: "Invalid token" },
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
  "email.no-address": { status: 409, text: "There is no email address to verify." },
  "email.already-verified": { status: 409, text: "This email address is already verified." },
  "email.verification-too-soon": {
    status: 429,
    text: "A verification email was sent a moment ago. Please try again later.",
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
  // Admin sign-in (product 17.3)
  "admin.user-not-found": { status: 401, text: "No user found with this email address." },
  "admin.wrong-password": { status: 401, text: "Incorrect password." },
  "admin.invalid-email": { status: 400, text: "Invalid email address." },
  "admin.too-many-attempts": {
    status: 429,
    text: "Too many failed attempts. Please try again later.",
  },
  "admin.sign-in-failed": {
    status: 401,
    text: "Failed to log in. Please check your email and password.",
  },
  "admin.code-missing": { status: 401, text: "Please enter the code of your authenticator app." },
  "admin.code-wrong": { status: 401, text: "This code is wrong or was used before." },
  "admin.setup-failed": {
    status: 500,
    text: "Failed to set up admin user. Please try again.",
  },
  "admin.password-too-short": {
    status: 400,
    text: `A password needs at least ${limits.adminPasswordLeast} characters.`,
  },
  "admin.password-too-long": {
    status: 400,
    text: `A password can hold up to ${limits.adminPasswordMost} characters.`,
  },
  "admin.password-too-common": {
    status: 400,
    text: "This password is among those that are tried first. Choose another one.",
  },
  "admin.account-exists": { status: 409, text: "An admin account with this address exists." },
  "admin.account-unknown": { status: 404, text: "There is no admin account with this address." },
  "admin.secret-key-missing": {
    status: 409,
    text: "SECRET_KEY is not set. Set it to the server's own: second factors are kept under it.",
  },
  "admin.secret-key-wrong": {
    status: 409,
    text: "SECRET_KEY is not the one that second factors are kept under, and nothing was changed. Set it to the server's own; where the server's key has changed, turn the old second factors off first (totp EMAIL --off).",
  },
  "admin.own-account": { status: 403, text: "You cannot do this to your own account." },
  "admin.last-admin": { status: 409, text: "At least one admin has to remain." },
  "admin.user-gone": { status: 404, text: "This user no longer exists." },
  "admin.sync-running": { status: 409, text: "A sync is already running." },
  "seed.not-here": { status: 404, text: "Seed data exists in development mode only." },
  "seed.too-large": {
    status: 409,
    text: "These seed data are too many for this page. Use npm run seed on the server's machine.",
  },
};

/** The body of every refusal. `goal` is the fresh row where a stale one was refused. */
export const errorBody = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    /** On 5xx, for the operator's log. */
    requestId: z.optional(z.string()),
  }),
  goal: z.optional(goalCard),
});
export type ErrorBody = z.output<typeof errorBody>;

/** The status words of the callable protocol for each HTTP status (product 21.3). */
export const callableStatuses: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  409: "ABORTED",
  429: "RESOURCE_EXHAUSTED",
  499: "CANCELLED",
  500: "INTERNAL",
  501: "UNIMPLEMENTED",
  503: "UNAVAILABLE",
  504: "DEADLINE_EXCEEDED",
};
