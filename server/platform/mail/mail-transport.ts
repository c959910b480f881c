export interface ComposedMail {
  /** With angle brackets; the same at every attempt. */
  readonly messageId: string;
  /** Milliseconds. */
  readonly writtenAt: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `refused`: permanent, the recipient. `blocked`: the sender or server, so all mail.
 * `unclear`: one of the two. `later`: retry.
 */
export type Delivery =
  | { readonly kind: "sent" }
  | { readonly kind: "later" | "refused" | "blocked" | "unclear"; readonly reason: string };

export interface MailTransport {
  send(mail: ComposedMail): Promise<Delivery>;
  close(): void;
}
