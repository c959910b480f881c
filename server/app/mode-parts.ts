import type { Hono } from "hono";
import { openLinkedIn } from "#server/account/sign-in/open-linkedin.ts";
import type { SignInNetwork } from "#server/platform/sign-in-network.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { MailTransport } from "#server/platform/mail/mail-transport.ts";
import { openMail } from "./open-mail.ts";

/** What stands outside, real or played by development mode, and the pages that come with a played part. */
export interface ModeParts {
  readonly network: SignInNetwork;
  readonly mail: MailTransport;
  mount(app: Hono, deps: Deps): void;
}

interface Gate {
  readonly network: SignInNetwork;
  mount(app: Hono): void;
}

/** LinkedIn where there are credentials, else the stand-in, which only development mode ever loads. */
async function openGate(config: Config, db: Promise<Database>): Promise<Gate> {
  if (config.linkedin) return { network: openLinkedIn(config, config.linkedin), mount: () => {} };
  const [{ openStandIn }, { demoPeople }, { seededCast }] = await Promise.all([
    import("#server/development/stand-in/open-stand-in.ts"),
    import("#server/development/stand-in/people.ts"),
    import("#server/seed/seeded-cast.ts"),
  ]);
  return openStandIn(config, async () => [...demoPeople, ...(await seededCast(await db))]);
}

/** Opens what the configuration names. Everything that one mode has and another has not is mounted here. */
export async function openModeParts(config: Config, db: Promise<Database>): Promise<ModeParts> {
  const [gate, desk] = await Promise.all([openGate(config, db), openMail(config)]);
  return {
    network: gate.network,
    mail: desk.transport,
    mount(app, deps) {
      gate.mount(app);
      desk.mount(app, deps);
    },
  };
}
