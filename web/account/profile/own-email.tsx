import { NoMail } from "#web/ui/no-mail.tsx";
import { useUser } from "#web/client/session.ts";
import { useSendsMail } from "#web/client/view-context.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { words } from "../account.words.ts";
import { Setting } from "../setting.tsx";

// product 14.10
export function OwnEmail() {
  const { email, customEmailVerified } = useUser();
  const sendsMail = useSendsMail();
  if (!sendsMail)
    return (
      <Setting title={words.emails}>
        <NoMail />
      </Setting>
    );
  const line = customEmailVerified ? words.emailsGoTo : words.emailsWait;
  return (
    <Setting title={words.emails}>
      <p>{email === null ? words.noEmail : line(<bdi>{email}</bdi>)}</p>
      <p>
        <ButtonLink href="/email-preferences">{words.chooseEmails}</ButtonLink>
      </p>
    </Setting>
  );
}
