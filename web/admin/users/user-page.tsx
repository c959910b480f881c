import { useRef, useState } from "react";
import type { ListedUser, UserDetails } from "#contract/admin.ts";
import { useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { ZoneWords } from "../admin-zone.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useUserDetails } from "./use-user.ts";
import { useManageUser } from "./user-actions.ts";
import { UserButtons } from "./user-buttons.tsx";
import { UserCards } from "./user-cards.tsx";
import { words } from "./user.words.ts";
import { words as listWords } from "./users.words.ts";

interface Props {
  readonly uid?: string;
}

// product 33.7
export function UserPage({ uid = "" }: Props) {
  const { data, isError, refetch } = useUserDetails(uid);
  const manage = useManageUser(async () => void (await refetch()));
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<ListedUser | null>(null);
  const own = useUser().uid === uid;
  const remove = (user: ListedUser) => {
    setAsked(null);
    // The focused button goes with the user.
    manage.mutate({ user, action: "delete" }, { onSuccess: () => heading.current?.focus() });
  };
  return (
    <AdminLayout current="admin-user">
      <Row spread>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {data?.user.fullName ?? words.title}
        </h1>
        {data &&
          (own ? (
            <p>{listWords.ownAccount}</p>
          ) : (
            <UserButtons
              user={data.user}
              pending={manage.isPending ? manage.variables.action : null}
              onAct={(user, action) =>
                action === "delete" ? setAsked(user) : manage.mutate({ user, action })
              }
            />
          ))}
      </Row>
      {manage.data && <Alert tone={manage.data.tone}>{manage.data.text}</Alert>}
      <Details details={data} isError={isError} onRetry={() => void refetch()} />
      <DeleteDialog user={asked} onClose={() => setAsked(null)} onDelete={remove} />
    </AdminLayout>
  );
}

interface DetailsProps {
  readonly details: UserDetails | null | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
}

function Details({ details, isError, onRetry }: DetailsProps) {
  if (details === null)
    return (
      <>
        <p>{words.gone}</p>
        <p>
          <ButtonLink href="/admin/users">{words.toUsers}</ButtonLink>
        </p>
      </>
    );
  if (details === undefined)
    return isError ? (
      <Failed onRetry={onRetry}>{words.loadFailed}</Failed>
    ) : (
      <Reading>{words.loading}</Reading>
    );
  return (
    <>
      <ZoneWords />
      <UserCards details={details} />
    </>
  );
}
