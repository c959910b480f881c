import { isEmailAddress, typedAddress } from "./email-address.ts";
import { merged, conflictingField, type Fields } from "./form-change.ts";
import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { plainLine } from "./short-text.ts";

export interface Profile {
  readonly email: string | null;
  readonly displayName: string | null;
  readonly profileData: object | null;
}

/** True with email, displayName and profileData (product 13.6). */
export function isCompleteProfile(profile: Profile): boolean {
  return Boolean(profile.email && profile.displayName && profile.profileData);
}

export interface ProfileDraft {
  readonly displayName: string;
  readonly email: string;
}

function tidied({ displayName, email }: Fields<ProfileDraft>): Fields<ProfileDraft> {
  return {
    displayName: displayName === undefined ? undefined : plainLine(displayName),
    email: email === undefined ? undefined : typedAddress(email),
  };
}

/** The trimmed name and email; refused with the wrong field. */
export function editedProfile(draft: ProfileDraft): Ruled<ProfileDraft> {
  const { displayName, email } = merged(draft, tidied(draft));
  if (displayName === "" || displayName.length > limits.displayName)
    return refuse("profile.name-missing", "displayName");
  if (!isEmailAddress(email)) return refuse("profile.email-invalid", "email");
  return { displayName, email };
}

/** The profile to store; refused on a conflict with the `shown` fields (product 13.11). */
export function changedProfile(
  stored: ProfileDraft,
  change: Fields<ProfileDraft>,
  shown: Fields<ProfileDraft>,
): Ruled<ProfileDraft> {
  // Tidied first: an earlier save of the same words is no conflict.
  const tidy = tidied(change);
  const overtaken = conflictingField(stored, tidy, shown);
  if (overtaken !== undefined) return refuse("form.overtaken", overtaken);
  return editedProfile(merged(stored, tidy));
}
