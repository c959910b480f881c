import { sameSecret, type Sign } from "#server/platform/secret.ts";

/** 132 bits. */
const LENGTH = 22;

/** Where the public page of this id stands: nothing that is stored leads there (product 30.4). */
export function slugOf(sign: Sign, pageId: string): string {
  return sign("milestone", pageId).slice(0, LENGTH);
}

/** True of the slug that this server makes of an id, not one under another secret. */
export function isSlugOf(sign: Sign, pageId: string, slug: string): boolean {
  return sameSecret(slugOf(sign, pageId), slug);
}
