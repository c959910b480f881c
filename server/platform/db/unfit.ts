import { typedCommand } from "../typed-command.ts";
import type { Maintenance } from "./database.ts";
import { SqlError } from "./failure.ts";

export class DatabaseUnfit extends Error {
  override name = "DatabaseUnfit";
}

export async function ifFit<T>(
  connection: Pick<Maintenance, "query">,
  work: () => Promise<T>,
): Promise<T> {
  await refuseOtherEncodings(connection);
  try {
    return await work();
  } catch (error) {
    throw isForbidden(error) ? await forbidden(connection, error) : error;
  }
}

type Query = Pick<Maintenance, "query">;

/** Other encodings reject, change, or do not check texts. */
async function refuseOtherEncodings(connection: Query): Promise<void> {
  const [row] = await connection.query<Record<"encoding" | "name" | "other" | "role", string>>(
    `select pg_encoding_to_char(encoding) as encoding, datname as name,
       quote_ident(datname || '_utf8') as other, quote_ident(session_user) as role
     from pg_database where datname = current_database()`,
  );
  if (row === undefined || row.encoding === "UTF8") return;
  const { encoding, name, other, role } = row;
  throw new DatabaseUnfit(
    `The database ${name} has the encoding ${encoding}, in which Cairn cannot keep every text: it needs UTF8. Make another one, and name it in DATABASE_URL: create database ${other} owner ${role} template template0 encoding 'UTF8' locale_provider libc locale 'C'; What is in the old one is moved by '${typedCommand("backup", "FILE")}' with the old DATABASE_URL, and then '${typedCommand("restore", "FILE --move")}' with the new one.`,
  );
}

/** 3F000: no schema of the search path is usable. */
function isForbidden(error: unknown): error is SqlError {
  return error instanceof SqlError && (error.code === "42501" || error.code === "3F000");
}

async function forbidden(connection: Query, cause: SqlError): Promise<DatabaseUnfit> {
  const [row] = await connection.query<
    Record<"name" | "role" | "schema", string> & { readonly owner: string | null }
  >(
    `select current_database() as name, quote_ident(session_user) as role,
       quote_ident(coalesce(current_schema(), 'public')) as schema,
       (select quote_ident(tableowner) from pg_tables
         where tablename = 'schema_versions' and tableowner <> session_user limit 1) as owner`,
  );
  const { name, role, schema, owner } = row ?? { name: "", role: "", schema: "", owner: null };
  const run =
    owner === null
      ? `grant usage, create on schema ${schema} to ${role};`
      : `reassign owned by ${owner} to ${role}; or name ${owner} in DATABASE_URL, whose tables these are.`;
  return new DatabaseUnfit(
    `${cause.message}. In the database ${name}, as its owner or a superuser, run: ${run}`,
    { cause },
  );
}
