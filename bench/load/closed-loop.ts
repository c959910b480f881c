import { Connection, openConnection } from "./connection.ts";
import { requestsOf } from "./requests.ts";
import { quantile, type LoadResult, type LoadTask } from "./tasks.ts";

/** One request at a time on each connection. */
export async function closedLoop(task: LoadTask): Promise<LoadResult> {
  const requests = requestsOf(task.path, task.port, task.people);
  const connections = await Promise.all(
    Array.from({ length: task.connections }, () => openConnection(task.port)),
  );
  const times: number[] = [];
  const began = performance.now();
  const until = began + task.milliseconds;
  const busy = async (connection: Connection): Promise<void> => {
    for (let sent = began; sent < until;) {
      sent = performance.now();
      await connection.send(requests.next().value);
      times.push(performance.now() - sent);
    }
    connection.close();
  };
  await Promise.all(connections.map((socket) => busy(new Connection(socket))));
  const seconds = (performance.now() - began) / 1_000;
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}
