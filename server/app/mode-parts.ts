import type { Hono } from "hono";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import { openLinkedIn } from "#server/account/sign-in/open-linkedin.ts";
import { openOrganization } from "#server/account/sign-in/open-organization.ts";
import {
  providerHost,
  type OnQuirk,
  type SignInNetworks,
} from "#server/platform/sign-in-network.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Log } from "#server/platform/log.ts";
import type { MailTransport } from "#server/platform/mail/mail-transport.ts";

/** External services, real or simulated, and the pages of the simulated ones. */
export interface ModeParts {
  readonly providers: SignInNetworks;
  /** Null: none is sent. */
  readonly mail: MailTransport | null;
  mount(app: Hono, deps: Deps): void;
}

/** The stand-in is loaded in development and demo mode only. */
async function openNetwork(
  config: Config,
  db: Promise<Database>,
  onQuirk: OnQuirk,
): Promise<Pick<ModeParts, "providers" | "mount">> {
  if (config.linkedin)
    return {
      providers: { network: openLinkedIn(config, config.linkedin, onQuirk) },
      mount: () => {},
    };
  if (config.mode === "production") return { providers: {}, mount: () => {} };
  const [{ openStandIn }, { demoPeople }, { seededCast }] = await Promise.all([
    import("#server/development/stand-in/open-stand-in.ts"),
    import("#server/development/stand-in/people.ts"),
    import("#server/seed/seeded-cast.ts"),
  ]);
  const others = config.mode === "demo" ? [] : demoPeople;
  const people = async () => [...others, ...(await seededCast(await db))];
  const { network, mount } = openStandIn(config, people);
  return { providers: { network }, mount };
}

/** The mailbox is loaded in development mode only. */
export async function openMail(config: Config): Promise<Pick<ModeParts, "mail" | "mount">> {
  if (config.smtp !== null) {
    const { openSmtp } = await import("#server/platform/mail/smtp-transport.ts");
    return { mail: openSmtp(config.smtp, config.mailFrom, config.publicUrl), mount: () => {} };
  }
  if (config.mode === "production") return { mail: null, mount: () => {} };
  // The mailbox reads the outbox, so nothing is sent; the demo has no mailbox.
  const mail: MailTransport = { send: async () => ({ kind: "sent" }), close: () => {} };
  if (config.mode === "demo") return { mail, mount: () => {} };
  const { mountMailbox } = await import("#server/development/mailbox/mount-mailbox.ts");
  return { mail, mount: mountMailbox };
}

export async function openModeParts(
  config: Config,
  db: Promise<Database>,
  log: Log,
): Promise<ModeParts> {
  const onStale = (error: unknown) => log.error("sign-in.discovery-failed", error);
  const onQuirk =
    (way: IdentityProvider): OnQuirk =>
    (quirk) =>
      log.warn("sign-in.provider-quirk", { way, provider: providerHost(config, way), ...quirk });
  const [signIn, outgoing] = await Promise.all([
    openNetwork(config, db, onQuirk("network")),
    openMail(config),
  ]);
  const organizations = config.organizations.map((settings) => {
    const told = { onStale, onQuirk: onQuirk(settings.way) };
    return [settings.way, openOrganization(settings, config.publicUrl, told)] as const;
  });
  return {
    providers: { ...signIn.providers, ...Object.fromEntries(organizations) },
    mail: outgoing.mail,
    mount(app, deps) {
      signIn.mount(app, deps);
      outgoing.mount(app, deps);
    },
  };
}
