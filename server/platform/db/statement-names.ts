import { createHash } from "node:crypto";

// Each prepared statement costs memory in every session of the server, for as long as the session lives.
const most = 500;
const longest = 8_192;

/** Gives statements their names, so that every engine plans each of them once. */
export class StatementNames {
  readonly #texts = new Map<string, string>();
  readonly #names = new Map<string, string>();

  /** For generated SQL. Beyond the bounds there is no name, and the statement is planned each time. */
  ofText(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (this.#names.size >= most || sql.length > longest) return undefined;
    const name = `q_${createHash("sha256").update(sql).digest("hex").slice(0, 24)}`;
    this.#names.set(sql, name);
    return name;
  }

  /** For hand-written SQL: its own name, which must always mean the same text. */
  ofStatement({ name, sql }: { name: string; sql: string }): string {
    const text = this.#texts.get(name);
    if (text === undefined) this.#texts.set(name, sql);
    else if (text !== sql) throw new TypeError(`Two statements are named ${name}.`);
    return name;
  }
}
