import { createHmac, timingSafeEqual } from "node:crypto";

/** Where a page of users ends. */
export interface UserPosition {
  readonly createdAt: number;
  readonly uid: string;
}

const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

// Signed under the hash of the session's own secret: no key is shared between servers for it, and a cursor is worth
// nothing in another session.
function signature(position: string, sessionHash: string): string {
  return createHmac("sha256", sessionHash).update(`users ${position}`).digest("base64url");
}

/** The cursor of the page after a position, for one session. */
export function userCursor({ createdAt, uid }: UserPosition, sessionHash: string): string {
  const position = `${createdAt}.${uid}`;
  return `${position}.${signature(position, sessionHash)}`;
}

/** The position of a cursor that this session was given; null of any other. */
export function userPosition(cursor: string, sessionHash: string): UserPosition | null {
  const [, createdAt = "", uid = "", given = ""] = CURSOR.exec(cursor) ?? [];
  const right = Buffer.from(signature(`${createdAt}.${uid}`, sessionHash));
  const same = given.length === right.length && timingSafeEqual(Buffer.from(given), right);
  return same ? { createdAt: Number(createdAt), uid } : null;
}
