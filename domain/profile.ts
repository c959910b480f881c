import { isEmailAddress, typedAddress } from "./email-address.ts";
import { merged, conflictingField, type Fields } from "./form-change.ts";
import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { plainLine } from "./short-text.ts";

/** What the sign-in answer says of a person (product 13.4). */
export interface Profile {
  readonly email: string | null;
  readonly displayName: string | null;
  readonly profileData: object | null;
}

/** Complete only with email, displayName and profileData (product 13.6). */
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

/** The stored name and address from what was typed on /profile-setup; or which of the two is wrong. */
export function editedProfile(draft: ProfileDraft): Ruled<ProfileDraft> {
  const { displayName, email } = merged(draft, tidied(draft));
  if (displayName === "" || displayName.length > limits.displayName)
    return refuse("profile.name-missing", "displayName");
  if (!isEmailAddress(email)) return refuse("profile.email-invalid", "email");
  return { displayName, email };
}

/**
 * What is to be stored of a change that was made on a form, which showed `shown` in the changed fields; what is missing is
 * empty. Refused where it would take back what was changed elsewhere meanwhile, or as `editedProfile` does (product 13.11).
 */
export function changedProfile(
  stored: ProfileDraft,
  change: Fields<ProfileDraft>,
  shown: Fields<ProfileDraft>,
): Ruled<ProfileDraft> {
  // As it would be stored: what an earlier save of the same words has written is nobody else's change.
  const tidy = tidied(change);
  const overtaken = conflictingField(stored, tidy, shown);
  if (overtaken !== undefined) return refuse("form.overtaken", overtaken);
  return editedProfile(merged(stored, tidy));
}
