import { createHash } from "node:crypto";

// A prepared statement costs memory in every session for its lifetime.
const most = 500;
const longest = 8_192;

export class StatementNames {
  readonly #texts = new Map<string, string>();
  readonly #names = new Map<string, string>();

  /** For generated SQL. Beyond the bounds it stays unnamed and is planned each time. */
  ofText(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (this.#names.size >= most || sql.length > longest) return undefined;
    const name = `q_${createHash("sha256").update(sql).digest("hex").slice(0, 24)}`;
    this.#names.set(sql, name);
    return name;
  }

  /** A name must always mean the same text. */
  ofStatement({ name, sql }: { name: string; sql: string }): string {
    const text = this.#texts.get(name);
    if (text === undefined) this.#texts.set(name, sql);
    else if (text !== sql) throw new TypeError(`Two statements are named ${name}.`);
    return name;
  }
}
