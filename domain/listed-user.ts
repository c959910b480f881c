import { words } from "./listed-user.words.ts";

interface Known {
  readonly fullName: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
}

/** A person's name and email in the list of users (product 17.7). */
export function listedAs({ fullName, displayName, email }: Known): {
  readonly fullName: string;
  readonly email: string;
} {
  return {
    fullName: fullName || displayName || words.unknownUser,
    email: email || words.noEmail,
  };
}
