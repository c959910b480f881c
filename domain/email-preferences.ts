import { differences, merged, conflictingField, type Fields } from "./form-change.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** What a person may turn on and off (product 15.5). */
export const mailToggles = [
  "weeklyUpdates",
  "announcements",
  "goalReminders",
  "coachingNotes",
  "marketingEmails",
] as const;
export type MailToggle = (typeof mailToggles)[number];

export const frequencies = ["weekly", "biweekly", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

/** A person's choice of mail (product 15.5). */
export interface EmailPreferences extends Readonly<Record<MailToggle, boolean>> {
  readonly frequency: Frequency;
  readonly unsubscribeAll: boolean;
}

/** What a person has who never chose (product 15.5). */
export const defaultPreferences: EmailPreferences = {
  weeklyUpdates: true,
  announcements: true,
  goalReminders: true,
  coachingNotes: true,
  marketingEmails: false,
  frequency: "weekly",
  unsubscribeAll: false,
};

const allOff = {
  weeklyUpdates: false,
  announcements: false,
  goalReminders: false,
  coachingNotes: false,
  marketingEmails: false,
} as const satisfies Record<MailToggle, false>;

/** The preferences after unsubscribeAll was turned: on takes all five with it, off leaves them off (product 15.6). */
export function unsubscribedFromAll(preferences: EmailPreferences, on: boolean): EmailPreferences {
  return { ...preferences, ...(on ? allOff : {}), unsubscribeAll: on };
}

/** What may be stored of a wish: unsubscribeAll never stands beside a toggle that is on (product 15.6). */
export function settledPreferences(wish: EmailPreferences): EmailPreferences {
  return unsubscribedFromAll(wish, wish.unsubscribeAll);
}

/** True where two choices are the same: there is nothing to save. */
export function samePreferences(one: EmailPreferences, other: EmailPreferences): boolean {
  return Object.keys(differences(one, other)).length === 0;
}

/** The preferences after a change; a toggle that is turned on ends unsubscribeAll (product 15.6). */
export function withChange(
  preferences: EmailPreferences,
  change: Fields<EmailPreferences>,
): EmailPreferences {
  const unsubscribeAll =
    preferences.unsubscribeAll && !mailToggles.some((toggle) => change[toggle]);
  return settledPreferences(merged({ ...preferences, unsubscribeAll }, change));
}

/**
 * What is to be stored of a change that was made on a form, which showed `shown` in the changed fields. Refused where it
 * would take back what was changed elsewhere meanwhile, above all unsubscribing from all (product 15.8).
 */
export function changedPreferences(
  stored: EmailPreferences,
  change: Fields<EmailPreferences>,
  shown: Fields<EmailPreferences>,
): Ruled<EmailPreferences> {
  const overtaken = conflictingField(stored, change, shown);
  if (overtaken !== undefined) return refuse("form.overtaken", overtaken);
  const next = withChange(stored, change);
  // Only who saw that all is off may turn something on.
  const resubscribes = stored.unsubscribeAll && !next.unsubscribeAll;
  if (resubscribes && change.unsubscribeAll === undefined)
    return refuse("form.overtaken", "unsubscribeAll");
  return next;
}
