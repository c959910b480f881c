import { sameSecret, type Sign } from "#server/platform/secret.ts";

/** 132 bits. */
const LENGTH = 22;

/** Derived, so that the database alone does not reveal it (product 30.4). */
export function slugOf(sign: Sign, pageId: string): string {
  return sign("milestone", pageId).slice(0, LENGTH);
}

export function isSlugOf(sign: Sign, pageId: string, slug: string): boolean {
  return sameSecret(slugOf(sign, pageId), slug);
}
