import { useId, type ReactNode } from "react";
import type { UserDetails } from "#contract/admin.ts";
import { words as mailWords } from "#domain/mail.words.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useProviders } from "#web/client/sign-in/sign-in-providers.ts";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { StatCard } from "#web/ui/stat-card.tsx";
import admin from "../admin.module.css";
import { Moment } from "../moment.tsx";
import { StateBadge } from "./user-buttons.tsx";
import styles from "./user.module.css";
import { words } from "./user.words.ts";
import { words as listWords } from "./users.words.ts";

interface Props {
  readonly details: UserDetails;
}

/** Figures alone: admins see no goals. */
export function UserCards({ details }: Props) {
  return (
    <>
      <Account details={details} />
      <SignIns details={details} />
      <CheckIns details={details} />
      <Mails details={details} />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Account({ details: { user, lastActiveAt } }: Props) {
  return (
    <Section title={words.account}>
      <dl className={styles["facts"]}>
        <Fact label={listWords.email}>{user.email}</Fact>
        <Fact label={listWords.status}>
          <StateBadge user={user} />
        </Fact>
        <Fact label={listWords.signedUp}>
          <Moment at={user.createdAt} />
        </Fact>
        <Fact label={words.lastActive}>
          {lastActiveAt === null ? words.never : <Moment at={lastActiveAt} time />}
        </Fact>
      </dl>
    </Section>
  );
}

function SignIns({ details }: Props) {
  const { identities, passkeys, passkeyUsedAt, adminSignInAt, openSessions } = details;
  const providers = useProviders();
  const notation = useNotation();
  return (
    <Section title={words.signIns}>
      {identities.length + passkeys === 0 && adminSignInAt === null ? (
        <p>{words.noSignIns}</p>
      ) : (
        <dl className={styles["facts"]}>
          {identities.map(({ issuer, way, lastSignInAt }) => {
            const name = providers.find((one) => one.way === way)?.name;
            return (
              <Fact
                key={issuer}
                label={words.lastSignIn(name ?? URL.parse(issuer)?.host ?? issuer)}
              >
                <Moment at={lastSignInAt} time />
              </Fact>
            );
          })}
          {passkeys > 0 && (
            <>
              <Fact label={words.passkeys}>{numberInWords(passkeys, notation)}</Fact>
              <Fact label={words.lastPasskeySignIn}>
                {passkeyUsedAt === null ? words.never : <Moment at={passkeyUsedAt} time />}
              </Fact>
            </>
          )}
          {adminSignInAt !== null && (
            <Fact label={words.lastAdminSignIn}>
              <Moment at={adminSignInAt} time />
            </Fact>
          )}
        </dl>
      )}
      <p className={admin["soft"]}>
        {words.openSessions(openSessions, numberInWords(openSessions, notation))}
      </p>
    </Section>
  );
}

function CheckIns({ details: { checkIns } }: Props) {
  const notation = useNotation();
  const { done, due, missed } = checkIns;
  const all = done + due + missed;
  return (
    <Section title={words.checkIns}>
      {all === 0 ? (
        <p>{words.noCheckIns}</p>
      ) : (
        <>
          <dl className={admin["figures"]}>
            <StatCard label={words.done}>
              {words.doneOfDue(numberInWords(done, notation), numberInWords(all, notation))}
            </StatCard>
            <StatCard label={words.missed}>{numberInWords(missed, notation)}</StatCard>
            <StatCard label={words.stillDue}>{numberInWords(due, notation)}</StatCard>
          </dl>
          <p className={admin["soft"]}>{words.checkInsOf}</p>
        </>
      )}
    </Section>
  );
}

function Mails({ details: { mails } }: Props) {
  const notation = useNotation();
  const sum = (of: "sent" | "failed") => mails.reduce((total, mail) => total + mail[of], 0);
  const rows = mails.map(({ type, ...mail }) => ({ ...mail, name: mailWords.types[type] }));
  return (
    <Section title={words.mails}>
      {mails.length === 0 ? (
        <p>{words.noMails}</p>
      ) : (
        <>
          <table className={styles["counts"]}>
            <thead>
              <tr>
                <th scope="col">{words.mailType}</th>
                <th scope="col">{words.sent}</th>
                <th scope="col">{words.failed}</th>
              </tr>
            </thead>
            <tbody>
              {[...rows, { name: words.mailTotal, sent: sum("sent"), failed: sum("failed") }].map(
                ({ name, sent, failed }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{numberInWords(sent, notation)}</td>
                    <td>{numberInWords(failed, notation)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
          <p className={admin["soft"]}>{words.mailsOf}</p>
        </>
      )}
    </Section>
  );
}
