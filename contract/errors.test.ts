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
  "identity.of-another": "That account is already connected to another Cairn account",
  "identity.second": "You already sign in with another account from this provider",
  "identity.last": "You need at least one way to sign in.",
  "sign-in.not-offered": "This way to sign in isn't available. Please reload the page.",
  "sign-in.provider-silent":
    "The sign-in service can't be reached right now. Please try again in a moment.",
  "sign-in.address-missing": "Your organization didn't share your email address",
  "sign-in.address-unverified": "Your organization hasn't verified your email address",
  "sign-in.address-elsewhere": "This email domain can't sign in here",
  // Admin sign-in (product 17.3)
  "admin.user-not-found": "No user found with this email address.",
  "admin.wrong-password": "Incorrect password.",
  "admin.invalid-email": "Invalid email address.",
  "admin.too-many-attempts": "Too many failed attempts. Please try again later.",
  "admin.sign-in-failed": "Failed to log in. Please check your email and password.",
  "admin.setup-failed": "Failed to set up admin user. Please try again.",
};

test.each(Object.entries(written))("%s reads %j", (code, text) => {
  expect(errors[code as RefusalCode].text()).toBe(text);
});

const statuses = [400, 401, 403, 404, 405, 409, 413, 415, 421, 429, 500, 502, 503];

test.each(Object.entries(errors))("%s has a status that clients expect", (code, { status }) => {
  expect(/\.too-(long|short)$/.test(code) ? [400] : statuses).toContain(status);
});

test.each(Object.entries(errors))("%s has a text that a person can read", (_, { text }) => {
  expect(text()).toMatch(/^[A-Z][^<>{}]{3,}[.a-z]$/);
});

test("a limit that a text names is the one that holds", () => {
  expect(errors["goal.too-many"].text()).toContain(` ${limits.goalsPerUser} `);
  expect(errors["goal.not-far-enough"].text()).toContain(` ${limits.markComplete}%`);
  expect(errors["progress.day-too-early"].text()).toContain(` ${limits.backDatedDays} days`);
  expect(errors["check-in.message-too-long"].text()).toContain(` ${limits.checkIn} `);
  expect(errors["announcement.subject-too-long"].text()).toContain(` ${limits.mailSubject} `);
  expect(errors["announcement.text-too-long"].text()).toContain(` ${limits.announcementText} `);
  expect(errors["note.too-short"].text()).toContain(` ${limits.noteFrom} `);
  expect(errors["note.too-long"].text()).toContain(` ${limits.note} `);
  expect(errors["reply.too-long"].text()).toContain(` ${limits.reply} `);
  expect(errors["reply.too-many"].text()).toContain(` ${limits.repliesPerNote} `);
  expect(errors["identity.sign-in-again"].text()).toContain(` ${limits.freshSignInMinutes} `);
  expect(errors["account.sign-in-again"].text()).toContain(` ${limits.freshSignInMinutes} `);
  expect(errors["profile.zone-too-soon"].text()).toContain(` ${limits.zoneChangeHours} `);
});

test("the callable protocol has the status words of product 21.3", () => {
  const words = Object.entries(callableStatuses).map(([status, word]) => `${status} ${word}`);
  expect(words.join(", ")).toBe(
    "400 INVALID_ARGUMENT, 401 UNAUTHENTICATED, 403 PERMISSION_DENIED, 404 NOT_FOUND, 409 ABORTED, " +
      "429 RESOURCE_EXHAUSTED, 499 CANCELLED, 500 INTERNAL, 501 UNIMPLEMENTED, 503 UNAVAILABLE, " +
      "504 DEADLINE_EXCEEDED",
  );
});

describe("what a browser says by itself", () => {
  test.each<ErrorTexts>([shownErrors, formErrors, noteErrors])(
    "has the text that the server has",
    (own) => {
      for (const [code, { text }] of Object.entries(own))
        expect([code, errorText(code as RefusalCode, own)]).toEqual([code, text()]);
      expect(errors).toMatchObject(own);
    },
  );

  test("is on a form what any screen says, where the form says nothing else", () => {
    expect(errorText("request.rate", formErrors)).toBe(errors["request.rate"].text());
  });

  test("is that something went wrong, where only a server can know what", () => {
    expect(errorText("admin.wrong-password")).toBe(errors["server.failed"].text());
  });
});
