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

/** The preferences after one toggle was turned; one that is turned on ends unsubscribeAll (product 15.6). */
export function toggled(
  preferences: EmailPreferences,
  toggle: MailToggle,
  on: boolean,
): EmailPreferences {
  const unsubscribeAll = preferences.unsubscribeAll && !on;
  return { ...preferences, [toggle]: on, unsubscribeAll };
}

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
  const fields = [...mailToggles, "frequency", "unsubscribeAll"] as const;
  return fields.every((field) => one[field] === other[field]);
}
