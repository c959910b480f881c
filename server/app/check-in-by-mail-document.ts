import {
  TOKEN,
  writeCheckInByMail,
  type ByMail,
  type Unsaved,
} from "#contract/check-in-by-mail.ts";
import { words } from "#contract/check-in-by-mail.words.ts";
import { errors } from "#contract/errors.ts";
import { audiences } from "#domain/check-in.ts";
import { isRefused, refuse, type RefusalCode, type Ruled } from "#domain/refusal.ts";
import { healths, keptAnswers } from "#domain/weekly-check-in.ts";
import {
  readByMail,
  writeByMail,
  type LinkCall,
} from "#server/email/check-in-by-mail/check-in-by-mail-slices.ts";
import { bytesOf } from "#server/platform/http/request.ts";

export async function byMailOf(asked: LinkCall, url: URL): Promise<ByMail> {
  const shown = await readByMail(asked, url.searchParams.get(TOKEN) ?? "");
  return isRefused(shown)
    ? { shown: null, refused: errors[shown.refused].text(), unsaved: null }
    : { shown, refused: null, unsaved: null };
}

export interface NotWritten {
  readonly status: number;
  readonly data: { readonly readCheckInByMail: ByMail };
}

/** The token alone authorizes, as in RFC 8058; without a referrer the form's origin is null. */
export async function pressedByMail(
  asked: LinkCall,
  request: Request,
  url: URL,
): Promise<NotWritten | null> {
  const form = await formOf(request);
  const said = (name: string) => {
    const value = isRefused(form) ? null : form.get(name);
    return typeof value === "string" ? value : "";
  };
  const health: Unsaved["health"] = healths.find((one) => one === said("health")) ?? "";
  const pressed = {
    health,
    step: said("step") === "step",
    kept: keptAnswers.find((one) => one === said("kept")) ?? null,
    // Forms send each new line as two characters.
    promise: said("promise").replaceAll("\r\n", "\n"),
  };
  const notWritten = async (code: RefusalCode, why = errors[code].text()) => ({
    status: errors[code].status,
    data: { readCheckInByMail: { ...(await byMailOf(asked, url)), unsaved: { ...pressed, why } } },
  });
  if (isRefused(form)) return notWritten(form.refused);
  if (health === "") return notWritten("request.invalid", words.notChosen);
  const input = writeCheckInByMail.input.safeParse({
    ...pressed,
    token: url.searchParams.get(TOKEN) ?? "",
    circle: audiences.find((one) => one === said("circle")) ?? "private",
    coachId: said("coachId") || null,
  });
  if (!input.success) return notWritten("request.invalid");
  const written = await writeByMail(asked, input.data);
  return isRefused(written) ? notWritten(written.refused) : null;
}

async function formOf(request: Request): Promise<Ruled<FormData>> {
  const bytes = await bytesOf(request);
  if (isRefused(bytes)) return bytes;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = new Response(bytes, { headers }).formData();
  return form.catch(() => refuse("request.invalid"));
}
