import * as limits from "#domain/limits.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** Forms refuse with these locally, so they ship with the form's script. */
export const formErrors = {
  "request.invalid": { status: 400, text: "The request is not valid." },
  "form.overtaken": {
    status: 409,
    text: "This was changed elsewhere meanwhile. Please look at it once more, then save.",
  },
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
  "goal.closed": { status: 409, text: "This goal is closed." },
  "milestone.title-missing": { status: 400, text: "Please give the page a title." },
  "progress.value-invalid": { status: 400, text: "Error updating" },
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
  "colleague.address-missing": { status: 400, text: "Please enter an email address." },
  "colleague.address-wrong": { status: 400, text: "One of these is not an email address." },
  "colleague.too-many": {
    status: 400,
    text: `Up to ${limits.colleaguesAtOnce} people can be invited at once.`,
  },
  "admin.sign-in-failed": {
    status: 401,
    text: "Failed to log in. Please check your email and password.",
  },
  "seed.not-here": { status: 404, text: "Seed data exists in development mode only." },
} as const satisfies ErrorTexts;
