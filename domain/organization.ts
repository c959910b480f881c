import { refuse, type Ruled } from "./refusal.ts";

export interface VouchedMail {
  readonly email: string | null;
  /** True only if the provider verified it. */
  readonly emailVerified: boolean;
  /** False for a private account, whatever its address. */
  readonly managed: boolean;
}

/** Admits anyone without domains, else a verified address of one, exactly (product 31.4). */
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
