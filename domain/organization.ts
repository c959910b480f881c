import { refuse, type Ruled } from "./refusal.ts";

/** What a provider says of somebody's mail. */
export interface VouchedMail {
  /** Null where it says none that can be one. */
  readonly email: string | null;
  /** True only where it says that the address was verified. */
  readonly emailVerified: boolean;
  /** False for a private account, for which no organization answers, whatever address it has. */
  readonly managed: boolean;
}

/**
 * Whether an organization's sign-in lets somebody in: with no domains everybody whom the provider knows, else whoever
 * has a verified address of one of them, to the letter. Refused by what is missing (product 31.4).
 */
export function letIn(
  { email, emailVerified, managed }: VouchedMail,
  domains: readonly string[],
): Ruled<true> {
  if (domains.length === 0) return true;
  if (email === null) return refuse("sign-in.address-missing");
  if (!emailVerified) return refuse("sign-in.address-unverified");
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return managed && domains.includes(domain) ? true : refuse("sign-in.address-elsewhere");
}
