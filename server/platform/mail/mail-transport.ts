/** One mail, ready to leave. */
export interface ComposedMail {
  /** With its angle brackets; the same at every try. */
  readonly messageId: string;
  /** When it was written, in milliseconds. */
  readonly writtenAt: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What became of one try. `refused` is for good and concerns the recipient, `blocked` concerns the sender or the server and so
 * every mail, of `unclear` that is not said; `later` may go well another time.
 */
export type Delivery =
  | { readonly kind: "sent" }
  | { readonly kind: "later" | "refused" | "blocked" | "unclear"; readonly reason: string };

/** Where mail leaves the product. */
export interface MailTransport {
  send(mail: ComposedMail): Promise<Delivery>;
  close(): void;
}
