import { createHmac, timingSafeEqual } from "node:crypto";

export interface UserPosition {
  readonly createdAt: number;
  readonly uid: string;
}

const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

// Signed with the session's hash: no server key is needed, and no other session can use it.
function signature(position: string, sessionHash: string): string {
  return createHmac("sha256", sessionHash).update(`users ${position}`).digest("base64url");
}

export function userCursor({ createdAt, uid }: UserPosition, sessionHash: string): string {
  const position = `${createdAt}.${uid}`;
  return `${position}.${signature(position, sessionHash)}`;
}

export function userPosition(cursor: string, sessionHash: string): UserPosition | null {
  const [, createdAt = "", uid = "", given = ""] = CURSOR.exec(cursor) ?? [];
  const right = Buffer.from(signature(`${createdAt}.${uid}`, sessionHash));
  const same = given.length === right.length && timingSafeEqual(Buffer.from(given), right);
  return same ? { createdAt: Number(createdAt), uid } : null;
}
