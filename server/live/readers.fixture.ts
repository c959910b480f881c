/** What a process of readers is asked to open: a stream for each cookie. */
export interface Asked {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** The position of their document. */
  readonly since: string;
  readonly cookies: readonly string[];
}

/** What one reader has heard of changes that are numbered from 1. */
export interface Heard {
  newest: number;
  /** No number was missed or came twice. */
  whole: boolean;
  resets: number;
  /** How often it came back because it was told to. */
  returns: number;
}

export type Told = { readonly begun: number } | { readonly readers: readonly Heard[] };
