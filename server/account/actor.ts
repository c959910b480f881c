/** The signed-in person behind a request, as far as rules and stores need to know. */
export interface Actor {
  readonly uid: string;
  readonly sessionId: string;
  readonly kind: "user" | "admin";
  /** IANA zone in which this person's days are counted. */
  readonly timeZone: string;
}
