import { describe, expect, test } from "vitest";
import * as limits from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { callableStatuses } from "./callable-statuses.ts";
import { errors } from "./errors.ts";
import { formErrors } from "./form-errors.ts";
import { noteErrors } from "./note-errors.ts";
import { errorText, shownErrors, type ErrorTexts } from "./shown-errors.ts";

// As they are written in docs/product.md; not put together from anything.
const written: Readonly<Partial<Record<RefusalCode, string>>> = {
  "session.missing": "Error: Not logged in",
  "session.goal-not-saved": "You must be logged in to save a goal.",
  "goal.incomplete": "Please fill out all fields before saving.",
  "goal.due-date-invalid":
    "Invalid due date. Please ensure you have selected a valid date (e.g., YYYY-MM-DD or MM/DD/YYYY).",
  "goal.target-not-a-number": "Numeric target value must be a number.",
  "goal.target-date-invalid": "Invalid target date for 'Measurable' field.",
  "goal.streak-target-invalid": "Daily streak target must be a positive number of days.",
  "goal.measure-unknown": "Invalid measurable type selected.",
  "progress.already-done": "Already done",
  "progress.no-action-for-date": "No action for Date type",
  "progress.unknown-type": "Unknown type",
  "progress.value-invalid": "Error updating",
  "progress.stale": "Error updating",
  "server.unavailable":
    "Unable to connect to the server. Please check your internet connection and try again.",
  "note.content-required": "Note content is required",
  "note.missing": "Please enter a note",
  "note.too-short": "Note must be at least 10 characters long",
  "invitation.invalid":
    "The goal you were invited to coach no longer exists or the link is invalid.",
  "invitation.own": "You cannot accept an invitation to coach yourself.",
  "invitation.goal-gone": "The goal you were invited to coach no longer exists.",
  "invitation.taken": "This goal is already being coached by someone else.",
  // The login page writes 'Function failed: ' before them.
  "sign-in.account-disabled": "This account is disabled",
  "sign-in.invalid-state": "Invalid state",
  "identity.of-another": "That account has a Cairn account of its own",
  "identity.second": "You sign in with another account of it already",
  "identity.last": "One way to sign in has to remain.",
  "sign-in.not-offered": "This way to sign in is not offered here. Please reload the page.",
  "sign-in.provider-silent":
    "The sign-in cannot be reached right now. Please try again in a moment.",
  "sign-in.address-missing": "Your organization does not tell your email address",
  "sign-in.address-unverified": "Your organization has not verified your email address",
  "sign-in.address-elsewhere": "Your email address is of a domain that is not let in here",
  // Admin sign-in (product 17.3)
  "admin.user-not-found": "No user found with this email address.",
  "admin.wrong-password": "Incorrect password.",
  "admin.invalid-email": "Invalid email address.",
  "admin.too-many-attempts": "Too many failed attempts. Please try again later.",
  "admin.sign-in-failed": "Failed to log in. Please check your email and password.",
  "admin.setup-failed": "Failed to set up admin user. Please try again.",
};

test.each(Object.entries(written))("%s reads %j", (code, text) => {
  expect(errors[code as RefusalCode].text).toBe(text);
});

const statuses: Readonly<Record<number, readonly RefusalCode[]>> = {
  400: [
    "request.invalid",
    "sign-in.invalid-state",
    "sign-in.code-refused",
    "profile.name-missing",
    "profile.email-invalid",
    "goal.incomplete",
    "goal.due-date-invalid",
    "goal.target-not-a-number",
    "goal.target-date-invalid",
    "goal.streak-target-invalid",
    "goal.measure-unknown",
    "goal.why-missing",
    "pause.day-invalid",
    "milestone.title-missing",
    "progress.value-invalid",
    "progress.date-in-future",
    "progress.day-too-early",
    "import.not-csv",
    "import.columns-missing",
    "import.several-goals",
    "import.too-many",
    "import.day-invalid",
    "import.day-too-early",
    "import.day-goes-back",
    "import.value-invalid",
    "import.value-ambiguous",
    "import.note-too-long",
    "import.nothing",
    "check-in.message-missing",
    "check-in.message-too-long",
    "step.missing",
    "step.too-long",
    "if-then.missing",
    "if-then.too-long",
    "note.content-required",
    "note.missing",
    "note.too-short",
    "note.too-long",
    "reply.missing",
    "reply.too-long",
    "private-note.too-long",
    "token.name-missing",
    "token.name-too-long",
    "token.days-invalid",
    "email.verification-failed",
    "email.unsubscribe-failed",
    "email.check-in-link-wrong",
    "announcement.subject-missing",
    "announcement.subject-too-long",
    "announcement.text-missing",
    "announcement.text-too-long",
    "colleague.address-missing",
    "colleague.address-wrong",
    "colleague.too-many",
    "webhook.url-invalid",
    "webhook.url-not-https",
    "webhook.url-private",
    "webhook.events-missing",
    "admin.invalid-email",
    "admin.password-too-short",
    "admin.password-too-long",
    "admin.password-too-common",
  ],
  401: [
    "session.missing",
    "session.goal-not-saved",
    "sign-in.invalid-token",
    "token.not-valid",
    "admin.user-not-found",
    "admin.wrong-password",
    "admin.sign-in-failed",
    "admin.code-missing",
    "admin.code-wrong",
  ],
  403: [
    "request.foreign-origin",
    "request.from-outside",
    "not-allowed",
    "sign-in.account-disabled",
    "sign-in.address-missing",
    "sign-in.address-unverified",
    "sign-in.address-elsewhere",
    "account.sign-in-again",
    "token.not-allowed",
    "identity.sign-in-again",
    "token.sign-in-again",
    "admin.own-account",
    "admin.set-up-code",
  ],
  404: [
    "not-found",
    "invitation.invalid",
    "admin.account-unknown",
    "admin.user-gone",
    "seed.not-here",
  ],
  405: ["request.method"],
  409: [
    "sign-in.not-offered",
    "identity.of-another",
    "identity.second",
    "identity.last",
    "check-in.not-due",
    "check-in.done",
    "note.nudged-lately",
    "note.nothing-missed",
    "request.key-reused",
    "form.overtaken",
    "token.too-many",
    "goal.too-many",
    "goal.already-completed",
    "goal.closed",
    "goal.not-ended",
    "goal.not-paused",
    "goal.undo-too-late",
    "goal.reopen-too-late",
    "pause.too-many",
    "goal.not-far-enough",
    "goal.no-streak",
    "progress.already-done",
    "progress.no-action-for-date",
    "progress.unknown-type",
    "progress.undo-too-late",
    "progress.undo-overtaken",
    "progress.stale",
    "import.day-before-ledger",
    "import.goal-moved",
    "step.too-many",
    "suggestion.too-many",
    "if-then.too-many",
    "reply.too-many",
    "invitation.not-now",
    "invitation.own",
    "invitation.goal-gone",
    "invitation.taken",
    "coaching.none",
    "coaching.another",
    "coaching.too-late",
    "private-note.too-many",
    "email.no-address",
    "email.already-verified",
    "announcement.nobody",
    "announcement.over",
    "webhook.too-many",
    "webhook.off",
    "admin.account-exists",
    "admin.secret-key-missing",
    "admin.secret-key-wrong",
    "admin.last-admin",
    "admin.sync-running",
    "seed.too-large",
  ],
  413: ["request.too-large"],
  415: ["request.not-json"],
  421: ["request.foreign-host"],
  429: [
    "request.rate",
    "profile.zone-too-soon",
    "email.verification-too-soon",
    "admin.too-many-attempts",
  ],
  500: ["server.failed", "admin.setup-failed"],
  502: ["sign-in.provider-failed", "sign-in.provider-silent"],
  503: ["server.unavailable"],
};

test("every refusal has its status", () => {
  const found = Object.entries(errors).map(([code, { status }]) => `${status} ${code}`);
  const wanted = Object.entries(statuses).flatMap(([status, codes]) =>
    codes.map((code) => `${status} ${code}`),
  );
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test.each(Object.entries(errors))("%s has a text that a person can read", (_, { text }) => {
  expect(text).toMatch(/^[A-Z][^<>{}]{3,}[.a-z]$/);
});

test("a limit that a text names is the one that holds", () => {
  expect(errors["goal.too-many"].text).toContain(` ${limits.goalsPerUser} `);
  expect(errors["goal.not-far-enough"].text).toContain(` ${limits.markComplete} `);
  expect(errors["progress.day-too-early"].text).toContain(` ${limits.backDatedDays} days`);
  expect(errors["check-in.message-too-long"].text).toContain(` ${limits.checkIn} `);
  expect(errors["announcement.subject-too-long"].text).toContain(` ${limits.mailSubject} `);
  expect(errors["announcement.text-too-long"].text).toContain(` ${limits.announcementText} `);
  expect(errors["note.too-short"].text).toContain(` ${limits.noteFrom} `);
  expect(errors["note.too-long"].text).toContain(` ${limits.note} `);
  expect(errors["reply.too-long"].text).toContain(` ${limits.reply} `);
  expect(errors["reply.too-many"].text).toContain(` ${limits.repliesPerNote} `);
  expect(errors["identity.sign-in-again"].text).toContain(` ${limits.freshSignInMinutes} `);
  expect(errors["account.sign-in-again"].text).toContain(` ${limits.freshSignInMinutes} `);
  expect(errors["profile.zone-too-soon"].text).toContain(` ${limits.zoneChangeHours} `);
});

describe("the callable protocol", () => {
  test("has the status words of product 21.3", () => {
    const expected =
      "400 invalid-argument, 401 unauthenticated, 403 permission-denied, 404 not-found, 409 aborted, " +
      "429 resource-exhausted, 499 cancelled, 500 internal, 501 unimplemented, 503 unavailable, " +
      "504 deadline-exceeded";
    const words = Object.entries(callableStatuses).map(
      ([status, word]) => `${status} ${word.toLowerCase().replaceAll("_", "-")}`,
    );
    expect(words.join(", ")).toBe(expected);
  });

  test("writes them as PERMISSION_DENIED", () => {
    expect(callableStatuses[403]).toBe("PERMISSION_DENIED");
    for (const word of Object.values(callableStatuses)) expect(word).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  });
});

describe("what a browser says by itself", () => {
  test.each<ErrorTexts>([shownErrors, formErrors, noteErrors])(
    "has the text that the server has",
    (own) => {
      for (const [code, { text }] of Object.entries(own))
        expect([code, errorText(code as RefusalCode, own)]).toEqual([code, text]);
      expect(errors).toMatchObject(own);
    },
  );

  test("is on a form what any screen says, where the form says nothing else", () => {
    expect(errorText("request.rate", formErrors)).toBe(errors["request.rate"].text);
  });

  test("is that something went wrong, where only a server can know what", () => {
    expect(errorText("admin.wrong-password")).toBe(errors["server.failed"].text);
  });
});
