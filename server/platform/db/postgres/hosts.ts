import { Client, type ClientConfig } from "pg";
import type { DatabaseOptions } from "../database.ts";
import { limits } from "../limits.ts";
import { ask } from "./ask.ts";
import { hangUp } from "./hang-up.ts";
import { clientConfig, type PostgresAddress } from "./postgres-address.ts";
import { type HostState, primaryAmong } from "./primary.ts";
import { longestAnswer } from "./session-settings.ts";

/** Milliseconds between two checks of a host. */
const BEAT_MS = 1_000;
/** The first check may take longer: connecting too early could reach the old primary. */
const FIRST_MS = 3_000;

const IS_WRITABLE = "current_setting('transaction_read_only') = 'off' as is_writable";
// `pg_current_wal_lsn` fails on a standby.
const STATE = `select ${IS_WRITABLE},
  case when pg_is_in_recovery() then 0
    else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`;

export interface Hosts {
  readonly current: PostgresAddress;
  /** Resolved once all hosts have answered or timed out. */
  readonly known: Promise<void>;
  /** Cuts this client when another host becomes primary. */
  follow(client: Client): void;
  check(client: Pick<Client, "query">): Promise<void>;
  close(): Promise<void>;
}

export function openHosts(
  addresses: readonly PostgresAddress[],
  log: DatabaseOptions["log"],
): Hosts {
  return addresses.length > 1 ? new SeveralHosts(addresses, log) : oneHost(addresses);
}

function oneHost([current]: readonly PostgresAddress[]): Hosts {
  if (current === undefined) throw new TypeError("An address has at least one host.");
  return {
    current,
    known: Promise.resolve(),
    follow() {},
    async check() {},
    async close() {},
  };
}

class SeveralHosts implements Hosts {
  readonly #addresses: readonly PostgresAddress[];
  readonly #log: DatabaseOptions["log"];
  readonly #watches: readonly HostWatch[];
  readonly #followed = new Set<Client>();
  readonly known: Promise<void>;
  #place = 0;
  #newest = 0;

  constructor(addresses: readonly PostgresAddress[], log: DatabaseOptions["log"]) {
    this.#addresses = addresses;
    this.#log = log;
    this.#watches = addresses.map((address) => new HostWatch(address, () => this.#choose()));
    this.known = Promise.all(this.#watches.map(({ asked }) => asked)).then(() => this.#choose());
  }

  get current(): PostgresAddress {
    const address = this.#addresses[this.#place];
    if (address === undefined) throw new TypeError("There is no such host.");
    return address;
  }

  follow = (client: Client): void => {
    this.#followed.add(client);
    client.once("end", () => this.#followed.delete(client));
  };

  check = async (client: Pick<Client, "query">): Promise<void> => {
    const query = { text: `select ${IS_WRITABLE}` };
    const { rows } = await ask<{ is_writable: boolean }>(client, query, longestAnswer(limits));
    if (rows[0]?.is_writable !== true) throw new Error(`${this.current.name} takes no writes`);
  };

  close = async (): Promise<void> => {
    await Promise.all(this.#watches.map((watch) => watch.close()));
  };

  #choose(): void {
    const states = this.#watches.map(({ state }) => state);
    const place = primaryAmong(states, this.#place, this.#newest);
    this.#newest = Math.max(this.#newest, states[place]?.timeline ?? 0);
    if (place === this.#place) return;
    this.#place = place;
    this.#log(`The database is at ${this.current.name} now.`);
    // Fail pending queries now: the old host will not answer them.
    for (const client of this.#followed) client.connection.stream.destroy();
    this.#followed.clear();
  }
}

export async function connectedTo(hosts: Hosts, config: ClientConfig): Promise<Client> {
  await hosts.known;
  const client = new Client({ ...config, ...clientConfig(hosts.current) });
  // The running query reports a loss itself.
  client.on("error", () => {});
  hosts.follow(client);
  try {
    await client.connect();
    await hosts.check(client);
  } catch (error) {
    await hangUp(client);
    throw error;
  }
  return client;
}

class HostWatch {
  readonly #config: ClientConfig;
  readonly #told: () => void;
  readonly #beat: NodeJS.Timeout;
  readonly asked: Promise<void>;
  state: HostState | undefined;
  #client: Client | undefined;
  #asking: Promise<void> | undefined;

  constructor({ connectionString, ssl }: PostgresAddress, told: () => void) {
    this.#config = {
      connectionString,
      ssl,
      application_name: "cairn hosts",
    };
    this.#told = told;
    this.asked = this.#asking = this.#ask(FIRST_MS);
    this.#beat = setInterval(() => void this.#next(), BEAT_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    await Promise.all([this.asked, this.#asking]);
    this.#drop();
  }

  async #next(): Promise<void> {
    this.#asking ??= this.#ask(BEAT_MS);
    await this.#asking;
    this.#told();
  }

  async #ask(longest: number): Promise<void> {
    try {
      this.#client ??= await this.#connected(longest);
      const query = { text: STATE };
      const { rows } = await ask<{ is_writable: boolean; timeline: number }>(
        this.#client,
        query,
        longest,
      );
      const [row] = rows;
      this.state = row && { isWritable: row.is_writable, timeline: row.timeline };
    } catch {
      this.state = undefined;
      this.#drop();
    } finally {
      this.#asking = undefined;
    }
  }

  async #connected(longest: number): Promise<Client> {
    const client = new Client({ ...this.#config, connectionTimeoutMillis: longest });
    client.on("error", () => {});
    await client.connect();
    return client;
  }

  #drop(): void {
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }
}
