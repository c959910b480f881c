import { Client, type ClientConfig, Pool, type PoolClient } from "pg";
import type { DatabaseOptions } from "../database.ts";
import type { Hosts } from "./hosts.ts";
import { clientConfig } from "./postgres-address.ts";

export interface ClientPool {
  taken(): Promise<PoolClient>;
  close(): Promise<void>;
}

export function openPool(
  hosts: Hosts,
  config: ClientConfig & { max: number },
  log: DatabaseOptions["log"],
  check: (client: Client) => Promise<void>,
): ClientPool {
  const pool = new Pool({ ...config, Client: clientTo(hosts) });
  // Without a listener a lost connection ends the process.
  pool.on("error", (error) => log("A database connection was lost.", error));
  pool.on("connect", (client) => client.on("error", ignored));
  const checked = new WeakSet<PoolClient>();
  return {
    taken: async () => {
      await hosts.known;
      const client = await pool.connect();
      if (checked.has(client)) return client;
      try {
        await hosts.check(client);
        await check(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      checked.add(client);
      return client;
    },
    close: () => pool.end(),
  };
}

function clientTo(hosts: Hosts): new (config?: ClientConfig) => Client {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, ...clientConfig(hosts.current) });
      hosts.follow(this);
    }
  };
}

function ignored(): void {}
