import type { Renderer } from "#contract/view.ts";
import type { Language, sourceLanguage } from "#domain/language.ts";
import type { SignInNetworks } from "./sign-in-network.ts";
import type { Database } from "./db/database.ts";
import type { Assets } from "./http/assets.ts";
import type { Live } from "./live/hub.ts";
import type { Log } from "./log.ts";
import type { ServedConfig } from "./secret-key.ts";
import type { OutboxSignal } from "./deliveries/outbox-signal.ts";
import type { SenderRefusals } from "./mail/sender-refusals.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import type { Sign } from "./secret.ts";

/** The documents of a language. */
export interface Pages extends Renderer {
  readonly assets: Assets;
}

export interface Deps {
  readonly config: ServedConfig;
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** 128 random bits, 22 characters. */
  readonly newId: () => string;
  /** By way; see `configuredProviders`. */
  readonly providers: SignInNetworks;
  readonly live: Live;
  readonly log: Log;
  /** Of the offered languages, and of English. */
  readonly pages: Readonly<Partial<Record<Language, Pages>> & Record<typeof sourceLanguage, Pages>>;
  /** Its files are those of all languages. */
  readonly assets: Assets;
  /** Null without SMTP_URL in production: mail is withdrawn instead of sent. */
  readonly mail: MailTransport | null;
  readonly senderRefusals: SenderRefusals;
  /** Call after the commit of a transaction that queued mail. */
  readonly outboxSignal: OutboxSignal;
  readonly sign: Sign;
}
