import { domainsOf, type Environment } from "./organization-settings.ts";

const emailSignIns = ["off", "invited", "domains", "open"] as const;

/** Who may sign in by a link sent to their address (product 40.1). */
export interface SignInByEmail {
  readonly who: (typeof emailSignIns)[number];
  /** Of `domains`, in ASCII. */
  readonly domains: readonly string[];
}

const NAME = "SIGN_IN_BY_EMAIL";

/** `otherwise` where it is not set. */
export function signInByEmailOf(
  env: Environment,
  { otherwise, hasMail }: { readonly otherwise: SignInByEmail["who"]; readonly hasMail: boolean },
  problems: string[],
): SignInByEmail {
  const text = env[NAME] || otherwise;
  const who = emailSignIns.find((value) => value === text);
  const domains = domainsOf("SIGN_IN_EMAIL_DOMAINS", env, problems);
  if (who === undefined)
    problems.push(`${NAME} must be off, invited, domains or open, not '${text}'.`);
  else if (who !== "off" && !hasMail)
    problems.push(`${NAME}=${who} needs SMTP_URL, since it sends links by email.`);
  // Whoever names domains believes that others are kept out.
  if ((who === "domains") !== domains.length > 0)
    problems.push(`${NAME}=domains and SIGN_IN_EMAIL_DOMAINS must be set together.`);
  return { who: who ?? "off", domains };
}
