import type { Client, QueryConfig, QueryResult, QueryResultRow } from "pg";

/**
 * What a server answers to a query. Rejects after `longest` milliseconds, where there is a limit: the connection is of no use
 * then. By a callback of ours, since promises and `query_timeout` of the driver keep each answer in memory for longer than it is
 * used, and every collection of young objects copies it (decision 56).
 */
export function ask<Row extends QueryResultRow>(
  client: Pick<Client, "query">,
  query: QueryConfig,
  longest: number | null,
): Promise<QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`It did not answer within ${longest} ms.`));
    const timer = longest === null ? undefined : setTimeout(late, longest);
    client.query<Row>(query, (error, result) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    });
  });
}
