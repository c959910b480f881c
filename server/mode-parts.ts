import type { Hono } from "hono";
import { openLinkedIn } from "./account/open-linkedin.ts";
import type { SignInNetwork } from "./account/sign-in-network.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Deps } from "./deps.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import { openMail } from "./mail/open-mail.ts";

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
    import("./stand-in/open-stand-in.ts"),
    import("./stand-in/people.ts"),
    import("./seed/seeded-cast.ts"),
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
