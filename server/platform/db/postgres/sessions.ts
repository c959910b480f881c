import type { Client, ClientConfig } from "pg";
import type { DatabaseOptions } from "../database.ts";
import { type Limits, limits as ours } from "../limits.ts";
import { decoderOf } from "../values.ts";
import { type ClientPool, openPool } from "./client-pool.ts";
import { hangUp } from "./hang-up.ts";
import { connectedTo, type Hosts, openHosts } from "./hosts.ts";
import { postgresAddresses } from "./postgres-address.ts";
import {
  checkOptions,
  checkSettings,
  longestAnswer,
  readSearchPath,
  sessionSettings,
  setSession,
  type TimeLimits,
  WrongSettings,
} from "./session-settings.ts";
import { sharesSessions } from "./shared-session.ts";

export interface Sessions {
  readonly pool: ClientPool;
  /** Outside the pool, bypassing a pooler in transaction mode. */
  alone(more: ClientConfig, limits: TimeLimits): Promise<Client>;
  close(): Promise<void>;
}

export async function openSessions(options: DatabaseOptions): Promise<Sessions> {
  const { direct, limits = ours, log, poolSize: max = 10 } = options;
  const hosts = openHosts(postgresAddresses(options.url), log);
  const directHosts = direct === undefined ? hosts : openHosts(postgresAddresses(direct), log);
  const config = connecting(limits);
  const own = new OwnSessions(hosts, config, limits);
  const pooled = new PooledSessions(directHosts, config, limits);
  const check = direct === undefined ? own.check : pooled.check;
  const pool = openPool(hosts, { ...config, max }, log, check);
  const close = async () => {
    await pool.close();
    await Promise.all([hosts.close(), directHosts.close()]);
  };
  try {
    if (direct !== undefined) await pooled.learn();
    (await pool.taken()).release();
  } catch (error) {
    const wrong = wrongSettings(error);
    if (wrong === null) return { pool, alone, close };
    await close();
    throw wrong;
  }
  return { pool, alone, close };

  async function alone(more: ClientConfig, times: TimeLimits): Promise<Client> {
    const client = await connectedTo(directHosts, { ...config, ...more });
    try {
      await setSession(client, sessionSettings(times), longestAnswer(limits));
    } catch (error) {
      await hangUp(client);
      throw error;
    }
    return client;
  }
}

function connecting(limits: Limits): ClientConfig {
  return {
    application_name: "cairn",
    keepAlive: true,
    connectionTimeoutMillis: limits.wait,
    types: { getTypeParser: (type: number) => decoderOf(type) ?? asText },
  };
}

const asText = (text: string) => text;

const MANUAL = "docs/scaling.md has more under 'A pooler between'.";

function wrongSettings(error: unknown): WrongSettings | null {
  if (error instanceof WrongSettings) return error;
  const words = error instanceof Error ? error.message : "";
  if (!words.includes("unsupported startup parameter")) return null;
  return new WrongSettings(
    `The pooler of DATABASE_URL refuses what the address asks for (${words}). Leave 'options' out of the address, and give these settings to its role. ${MANUAL}`,
  );
}

abstract class CheckedSessions {
  protected readonly hosts: Hosts;
  protected readonly config: ClientConfig;
  protected readonly longest: number;
  protected readonly wanted: Readonly<Record<string, string>>;

  constructor(hosts: Hosts, config: ClientConfig, limits: Limits) {
    this.hosts = hosts;
    this.config = config;
    this.longest = longestAnswer(limits);
    this.wanted = sessionSettings(limits);
  }

  protected areShared(client: Client): Promise<boolean> {
    return sharesSessions(client, () => connectedTo(this.hosts, this.config), this.longest);
  }
}

/** Sessions are ours to set. Checked once for each host. */
class OwnSessions extends CheckedSessions {
  readonly #known = new Set<string>();

  check = async (client: Client): Promise<void> => {
    const { name, options } = this.hosts.current;
    if (this.#known.has(name)) return setSession(client, this.wanted, this.longest);
    if (await this.areShared(client)) throw await this.#withoutDirect(client);
    await checkOptions(client, options, this.longest);
    await setSession(client, this.wanted, this.longest);
    await checkSettings(client, this.wanted, this.longest);
    this.#known.add(name);
  };

  async #withoutDirect(client: Client): Promise<WrongSettings> {
    const settings = await checkSettings(client, this.wanted, this.longest).then(
      () => "",
      (error: unknown) => ` ${error instanceof Error ? error.message : String(error)}`,
    );
    return new WrongSettings(
      `DATABASE_URL leads to a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.${settings} ${MANUAL}`,
    );
  }
}

/** A pooler hands out sessions with the role's settings, so each one is checked. */
class PooledSessions extends CheckedSessions {
  #searchPath: Readonly<Record<string, string>> = {};

  /** Requests must find the tables where migrations, on the direct address, created them. */
  async learn(): Promise<void> {
    const client = await connectedTo(this.hosts, this.config);
    try {
      if (await this.areShared(client))
        throw new WrongSettings(
          `DATABASE_DIRECT_URL leads to a pooler in transaction mode: it has to be the address of PostgreSQL itself. ${MANUAL}`,
        );
      this.#searchPath = { search_path: await readSearchPath(client, this.longest) };
    } finally {
      await hangUp(client);
    }
  }

  check = (client: Client): Promise<void> =>
    checkSettings(client, { ...this.wanted, ...this.#searchPath }, this.longest);
}
