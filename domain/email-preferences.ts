import { differences, merged, conflictingField, type Fields } from "./form-change.ts";
import { refuse, type Ruled } from "./refusal.ts";

export const mailToggles = [
  "weeklyUpdates",
  "announcements",
  "goalReminders",
  "circleAsks",
  "coachingNotes",
  "marketingEmails",
] as const;
export type MailToggle = (typeof mailToggles)[number];

export const frequencies = ["weekly", "biweekly", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export interface EmailPreferences extends Readonly<Record<MailToggle, boolean>> {
  readonly frequency: Frequency;
  readonly unsubscribeAll: boolean;
}

export const defaultPreferences: EmailPreferences = {
  weeklyUpdates: true,
  announcements: true,
  goalReminders: true,
  circleAsks: true,
  coachingNotes: true,
  marketingEmails: false,
  frequency: "weekly",
  unsubscribeAll: false,
};

/** Another toggle that has to be on too. */
export const outerToggles: Readonly<Partial<Record<MailToggle, MailToggle>>> = {
  circleAsks: "goalReminders",
};

/** Whether mail of a toggle is wanted. */
export function isWanted(preferences: EmailPreferences, toggle: MailToggle): boolean {
  const outer = outerToggles[toggle];
  return (
    !preferences.unsubscribeAll &&
    preferences[toggle] &&
    (outer === undefined || preferences[outer])
  );
}

const allOff = {
  weeklyUpdates: false,
  announcements: false,
  goalReminders: false,
  circleAsks: false,
  coachingNotes: false,
  marketingEmails: false,
} as const satisfies Record<MailToggle, false>;

/** Preferences after setting unsubscribeAll: on turns every toggle off (product 15.6). */
export function unsubscribedFromAll(preferences: EmailPreferences, on: boolean): EmailPreferences {
  return { ...preferences, ...(on ? allOff : {}), unsubscribeAll: on };
}

/** Storable preferences: unsubscribeAll excludes every toggle (product 15.6). */
export function settledPreferences(wish: EmailPreferences): EmailPreferences {
  return unsubscribedFromAll(wish, wish.unsubscribeAll);
}

export function samePreferences(one: EmailPreferences, other: EmailPreferences): boolean {
  return Object.keys(differences(one, other)).length === 0;
}

/** Preferences after a change; turning a toggle on ends unsubscribeAll (product 15.6). */
export function withChange(
  preferences: EmailPreferences,
  change: Fields<EmailPreferences>,
): EmailPreferences {
  const unsubscribeAll =
    preferences.unsubscribeAll && !mailToggles.some((toggle) => change[toggle]);
  return settledPreferences(merged({ ...preferences, unsubscribeAll }, change));
}

/** Preferences to store; refused on a conflict with the `shown` fields (product 15.8). */
export function changedPreferences(
  stored: EmailPreferences,
  change: Fields<EmailPreferences>,
  shown: Fields<EmailPreferences>,
): Ruled<EmailPreferences> {
  const overtaken = conflictingField(stored, change, shown);
  if (overtaken !== undefined) return refuse("form.overtaken", overtaken);
  const next = withChange(stored, change);
  // Resubscribing requires a form that showed unsubscribeAll.
  const resubscribes = stored.unsubscribeAll && !next.unsubscribeAll;
  if (resubscribes && change.unsubscribeAll === undefined)
    return refuse("form.overtaken", "unsubscribeAll");
  return next;
}
