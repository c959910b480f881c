import type { Client, QueryConfig, QueryResult, QueryResultRow } from "pg";

/**
 * Rejects after `longest` milliseconds; the connection is then unusable.
 * Callbacks, because promises and `query_timeout` keep answers in memory longer (decision 56).
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
