import { z } from "zod/mini";
import { frequencies } from "#domain/email-preferences.ts";
import { endpoint } from "./endpoint.ts";
import { id, nothing, text } from "./fields.ts";
import * as limits from "#domain/limits.ts";

const done = z.strictObject({ success: z.literal(true) });

/** Callable (product 21.2); the address is ignored, mail goes to the stored one. */
export const sendVerificationEmail = endpoint({
  method: "POST",
  path: "/functions/sendVerificationEmail",
  right: "email.send-verification",
  counted: { because: "1 a minute and 5 a day, by their own rows (product 15.2)" },
  summary:
    "Send the person's stored address a link to verify it; once a minute and five times a day",
  input: z.strictObject({
    data: z.strictObject({ email: z.nullable(text(limits.email * 2)), userId: id }),
  }),
  output: z.strictObject({ result: done }),
});

/** Callable (product 21.2). */
export const verifyEmail = endpoint({
  method: "POST",
  path: "/functions/verifyEmail",
  right: "email.verify",
  counted: {
    because:
      "an address tries so many tokens a minute; the first verifies, later ones write nothing",
  },
  summary:
    "Verify the address that a link was sent to; the same again until the link's 24 hours end",
  input: z.strictObject({ data: z.strictObject({ token: text(128) }) }),
  output: z.strictObject({ result: done }),
});

const emailPreferences = z.strictObject({
  weeklyUpdates: z.boolean(),
  announcements: z.boolean(),
  goalReminders: z.boolean(),
  circleAsks: z.boolean(),
  coachingNotes: z.boolean(),
  marketingEmails: z.boolean(),
  frequency: z.enum(frequencies),
  unsubscribeAll: z.boolean(),
});

const storedPreferences = z.strictObject({
  emailPreferences,
  email: z.nullable(z.string()),
  customEmailVerified: z.boolean(),
});
export type StoredPreferences = z.output<typeof storedPreferences>;

export const readEmailPreferences = endpoint({
  method: "GET",
  path: "/api/email-preferences",
  right: "email-preferences.read",
  summary: "What mail the person wants, and whether their address is verified",
  output: storedPreferences,
});

const preferenceChange = z.partial(emailPreferences);

export const saveEmailPreferences = endpoint({
  method: "PUT",
  path: "/api/email-preferences",
  right: "email-preferences.save",
  counted: "settings",
  summary:
    "Choose what mail to get; unsubscribeAll turns all toggles off. Fields that are left out stay; one that is no longer as it was shown is refused",
  input: z.strictObject({ ...preferenceChange.shape, shown: z.optional(preferenceChange) }),
  output: storedPreferences,
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/unsubscribe",
  right: "email.unsubscribe",
  counted: {
    because: "an address tries so many tokens a minute; what is off already writes nothing",
  },
  summary: "Turn off the kind of mail that a token came with, or all mail; works signed out",
  input: z.strictObject({ token: text(256), all: z.boolean() }),
  output: nothing,
});
