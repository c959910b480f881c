import { expect, it } from "vitest";
import type { Connection, Connections } from "./connection.ts";
import { DatabaseUnavailable } from "./failure.ts";
import { type Lease, runTransaction } from "./transaction.ts";

/** Connections that write down what they are asked, and fail at one statement. */
function written(failing?: string) {
  const asked: string[] = [];
  const connection: Connection = {
    query: async (_name, sql) => {
      asked.push(sql);
      if (sql === failing) throw new DatabaseUnavailable("lost");
      return { rows: [], command: sql.toUpperCase(), count: undefined };
    },
    script: () => Promise.reject(new TypeError("not asked for")),
  };
  const connections: Connections = {
    engine: "embedded",
    once: connection.query,
    held: (work) => work(connection),
    unlimited: (work) => work(connection),
    apart: () => Promise.reject(new TypeError("not asked for")),
    close: async () => {},
  };
  return { asked, connections };
}

it("ends work that takes too long, and takes its connection away", async () => {
  const { asked, connections } = written();
  let kept: Lease | undefined;
  const endless = runTransaction(connections, 20, (_connection, lease) => {
    kept = lease;
    return new Promise(() => {});
  });
  await expect(endless).rejects.toThrow(DatabaseUnavailable);
  expect(asked).toEqual(["begin", "rollback"]);
  expect(kept).toEqual({ open: false });
});

it("tells both reasons when the rollback fails as well", async () => {
  const { asked, connections } = written("rollback");
  const failing = runTransaction(connections, 1_000, () => Promise.reject(new RangeError("first")));
  const error: unknown = await failing.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(error).toMatchObject({ cause: { errors: [new RangeError("first"), expect.anything()] } });
  expect(asked).toEqual(["begin", "rollback"]);
});

it("neither repeats nor rolls back a commit whose outcome is unknown", async () => {
  const { asked, connections } = written("commit");
  await expect(runTransaction(connections, 1_000, async () => 1)).rejects.toThrow(
    DatabaseUnavailable,
  );
  expect(asked).toEqual(["begin", "commit"]);
});
