import type { Deps } from "#server/platform/deps.ts";

/** The admins, whose list shows a person who is new, or who reads otherwise than before. */
export function tellAdmins(
  { live }: Pick<Deps, "live">,
  { uid, rev }: { readonly uid: string; readonly rev: number },
  admins: readonly string[],
): void {
  if (admins.length > 0) live.publish({ entity: "account", id: uid, rev }, admins);
}
