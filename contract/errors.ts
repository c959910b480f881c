import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { plainNotation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { formErrors } from "./form-errors.ts";
import { goalCard } from "./goals.ts";
import { noteErrors } from "./note-errors.ts";
import { shownErrors, type ErrorAnswer } from "./shown-errors.ts";
import { tokenErrors } from "./token-errors.ts";
import { webhookErrors } from "./webhook-errors.ts";

export const errors: Readonly<Record<RefusalCode, ErrorAnswer>> = {
  ...shownErrors,
  ...formErrors,
  ...noteErrors,
  ...tokenErrors,
  ...webhookErrors,
  "request.too-large": { status: 413, text: "The request is too large." },
  "request.not-json": { status: 415, text: "The request must be JSON." },
  "request.method": { status: 405, text: "This method is not allowed here." },
  "request.foreign-origin": { status: 403, text: "The request comes from another site." },
  "request.foreign-host": { status: 421, text: "Cairn does not answer under this name." },
  "request.from-outside": {
    status: 403,
    text: "Cairn runs in development mode here: it answers this machine and its own network alone, and no proxy.",
  },
  "request.key-reused": { status: 409, text: "This request key was used for something else." },
  "sign-in.invalid-state": { status: 400, text: "Invalid state" },
  "sign-in.code-refused": { status: 400, text: "Invalid code" },
  "sign-in.provider-failed": { status: 502, text: "Provider unavailable" },
  "sign-in.account-disabled": { status: 403, text: "This account is disabled" },
  "sign-in.invalid-token": { status: 401, text: "Invalid token" },
  "sign-in.not-offered": {
    status: 409,
    text: "This way to sign in is not offered here. Please reload the page.",
  },
  "sign-in.provider-silent": {
    status: 502,
    text: "The sign-in cannot be reached right now. Please try again in a moment.",
  },
  "sign-in.address-missing": {
    status: 403,
    text: "Your organization does not tell your email address",
  },
  "sign-in.address-unverified": {
    status: 403,
    text: "Your organization has not verified your email address",
  },
  "sign-in.address-elsewhere": {
    status: 403,
    text: "Your email address is of a domain that is not let in here",
  },
  "identity.sign-in-again": {
    status: 403,
    text: `You signed in more than ${limits.freshSignInMinutes} minutes ago. Please sign in again, then join the two.`,
  },
  // The login page prefixes 'Function failed: '.
  "identity.of-another": { status: 409, text: "That account has a Cairn account of its own" },
  "identity.second": { status: 409, text: "You sign in with another account of it already" },
  "identity.last": { status: 409, text: "One way to sign in has to remain." },
  "token.not-valid": {
    status: 401,
    text: "This access token is not valid: it is mistyped, has run out or was revoked.",
  },
  "token.not-allowed": { status: 403, text: "This access token may not do that." },
  "goal.not-ended": { status: 409, text: "This goal is under way." },
  "goal.not-paused": { status: 409, text: "This goal is not paused." },
  "goal.undo-too-late": { status: 409, text: "This can no longer be undone." },
  "goal.reopen-too-late": {
    status: 409,
    text: `A goal can be taken up again within ${limits.reopenDays} days.`,
  },
  "goal.why-missing": { status: 400, text: "Please say why: your coach will read it." },
  "pause.day-invalid": {
    status: 400,
    text: `Choose a day within the next ${limits.pauseDays} days.`,
  },
  "pause.too-many": {
    status: 409,
    text: `A goal can be paused up to ${limits.pausesPerGoal} times.`,
  },
  "email.check-in-link-wrong": {
    status: 400,
    text: "This link is not valid. You can check in at Cairn too.",
  },
  "goal.no-streak": { status: 409, text: "This goal does not count days in a row." },
  "import.not-csv": { status: 400, text: "This line cannot be read as CSV." },
  "import.columns-missing": {
    status: 400,
    text: "The first line has to name the columns: day, value and, where there are notes, note.",
  },
  "import.several-goals": {
    status: 400,
    text: "This file has lines of several goals. Please choose the one to import.",
  },
  "import.too-many": {
    status: 400,
    text: `A file can hold up to ${numberInWords(limits.importLines, plainNotation)} lines.`,
  },
  "import.day-invalid": { status: 400, text: "The day has to be a date like 2026-03-10." },
  "import.day-too-early": { status: 400, text: "The day is more than ten years ago." },
  "import.day-goes-back": { status: 400, text: "The day is before that of the line above it." },
  "import.day-before-ledger": {
    status: 409,
    text: "The day is before the last one in the goal's ledger.",
  },
  "import.value-invalid": { status: 400, text: "The value does not fit this goal." },
  "import.value-ambiguous": {
    status: 400,
    text: "This number could mean 1200 or 1.2, for example. Please write it without a thousands separator.",
  },
  "import.note-too-long": {
    status: 400,
    text: `A note can hold up to ${limits.entryNote} characters.`,
  },
  "import.nothing": {
    status: 400,
    text: "There is nothing to import: no line changes the value.",
  },
  "import.goal-moved": {
    status: 409,
    text: "The goal has changed since you looked. Please look once more.",
  },
  "step.missing": { status: 400, text: "Please write the step." },
  "step.too-long": { status: 400, text: `A step can hold up to ${limits.step} characters.` },
  "step.too-many": {
    status: 409,
    text: `A goal can have up to ${limits.stepsPerGoal} steps.`,
  },
  "suggestion.too-many": {
    status: 409,
    text: `Up to ${limits.suggestionsPerGoal} suggestions can wait for an answer.`,
  },
  "if-then.missing": { status: 400, text: "Please fill in both halves." },
  "if-then.too-long": {
    status: 400,
    text: `Each half of an if-then plan can hold up to ${limits.ifThen} characters.`,
  },
  "if-then.too-many": {
    status: 409,
    text: `A goal can have up to ${limits.ifThensPerGoal} if-then plans.`,
  },
  "coaching.none": { status: 409, text: "Nobody coaches this goal now." },
  "coaching.another": { status: 409, text: "Somebody else coaches this goal by now." },
  "coaching.too-late": {
    status: 409,
    text: `An acceptance can be taken back within ${limits.takeBackDays} days. After that a coaching ends with its goal.`,
  },
  "note.nudged-lately": {
    status: 409,
    text: `There was a nudge on this goal within the last ${limits.nudgeDays} days.`,
  },
  "note.nothing-missed": { status: 409, text: "No check-in is missed on this goal now." },
  "private-note.too-long": {
    status: 400,
    text: `A note for yourself can hold up to ${numberInWords(limits.privateNote, plainNotation)} characters.`,
  },
  "private-note.too-many": {
    status: 409,
    text: `You can keep up to ${limits.privateNotesPerGoal} notes for yourself on a goal.`,
  },
  "email.no-address": { status: 409, text: "There is no email address to verify." },
  "email.already-verified": { status: 409, text: "This email address is already verified." },
  "email.verification-too-soon": {
    status: 429,
    text: "A verification email was sent a moment ago. Please try again later.",
  },
  // product 17.3
  "admin.user-not-found": { status: 401, text: "No user found with this email address." },
  "admin.wrong-password": { status: 401, text: "Incorrect password." },
  "admin.invalid-email": { status: 400, text: "Invalid email address." },
  "admin.too-many-attempts": {
    status: 429,
    text: "Too many failed attempts. Please try again later.",
  },
  "admin.code-missing": { status: 401, text: "Please enter the code of your authenticator app." },
  "admin.code-wrong": { status: 401, text: "This code is wrong or was used before." },
  "admin.set-up-code": {
    status: 403,
    text: "This code is wrong, was used before or has run out. A new start of Cairn prints another.",
  },
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
  "announcement.over": { status: 409, text: "Nothing of this announcement waits any more." },
  "seed.too-large": {
    status: 409,
    text: "These seed data are too many for this page. Use npm run seed on the server's machine.",
  },
};

const fileGoal = z.strictObject({ key: z.string(), name: z.string(), lines: z.int() });

/** `goal`: the fresh row after a stale write; `fileGoals`: the goals to choose from. */
export const errorBody = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    /** On 5xx, for the operator's log. */
    requestId: z.optional(z.string()),
  }),
  goal: z.optional(goalCard),
  fileGoals: z.optional(z.array(fileGoal)),
});
export type ErrorBody = z.output<typeof errorBody>;
