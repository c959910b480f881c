import { refuse, type Ruled } from "./refusal.ts";
import * as limits from "./limits.ts";
import { plainLine } from "./short-text.ts";

/** Who a link is for, as the list says (product 38.7). */
export function inviteeName(invitee: string): Ruled<string> {
  const tidy = plainLine(invitee);
  if (tidy === "") return refuse("join.invitee-missing", "invitee");
  return tidy.length > limits.invitee ? refuse("join.invitee-too-long", "invitee") : tidy;
}

/** The name of somebody who joins (product 38.8). */
export function joiningName(name: string): Ruled<string> {
  const tidy = plainLine(name);
  const fits = tidy !== "" && tidy.length <= limits.displayName;
  return fits ? tidy : refuse("profile.name-missing", "name");
}
