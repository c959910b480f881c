import { useCallback, useDeferredValue, useRef, useState } from "react";
import type { ListedUser, UserAction } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import { late } from "#web/client/late-part.tsx";
import { useSendsMail } from "#web/client/view-context.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { SeparatorField, useSeparator } from "#web/ui/separator-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { ZoneWords } from "../admin-zone.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { FailedInvitations } from "./failed-invitations.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LoadControls } from "./load-controls.tsx";
import { useExportUsers, useManageUser, useSyncUsers, type ActionResult } from "./user-actions.ts";
import type { InviteDraft } from "./use-inviting.ts";
import { useUsers } from "./user-pages.ts";
import { UserParts } from "./user-parts.tsx";
import { words } from "./users.words.ts";

const JoinLinks = late(() => import("./join-links.tsx").then((part) => part.JoinLinks));

const noAddresses: InviteDraft = { addresses: "" };

// product 17.7
export function UsersPage() {
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const users = useUsers(q);
  const manage = useManageUser(users.refresh);
  const sync = useSyncUsers(() => users.read.refetch());
  const exporting = useExportUsers();
  const separator = useSeparator();
  const [inviting, setInviting] = useState(false);
  const [draft, setDraft] = useState(noAddresses);
  const sendsMail = useSendsMail();
  const [invited, setInvited] = useState<{ readonly at: number; readonly data: ActionResult }>();
  const [asked, setAsked] = useState<ListedUser | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate } = manage;
  const act = useCallback(
    (user: ListedUser, action: UserAction) =>
      action === "delete" ? setAsked(user) : mutate({ user, action }),
    [mutate],
  );
  const remove = (user: ListedUser) => {
    setAsked(null);
    // The focused button is removed with its row.
    mutate({ user, action: "delete" }, { onSuccess: () => heading.current?.focus() });
  };
  const done = invited && { submittedAt: invited.at, data: invited.data };
  const outcome = [manage, sync, exporting, ...(done ? [done] : [])].toSorted(
    (a, b) => b.submittedAt - a.submittedAt,
  )[0]?.data;
  const { variables } = manage;
  const pending =
    manage.isPending && variables ? { uid: variables.user.uid, action: variables.action } : null;
  return (
    <AdminLayout current="admin-users">
      <Row spread>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <Row>
          {sendsMail && <Button onClick={() => setInviting(true)}>{words.invite}</Button>}
          <Button pending={exporting.isPending} onClick={() => exporting.mutate(separator.asked)}>
            {words.download}
          </Button>
          <Button pending={sync.isPending} onClick={() => sync.mutate()}>
            {words.sync}
          </Button>
        </Row>
      </Row>
      <TextField
        label={words.search}
        type="search"
        value={typed}
        maxLength={limits.searchText}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SeparatorField {...separator.field} />
      {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
      <FailedInvitations />
      <JoinLinks />
      <Found users={users} pending={pending} onAct={act} q={q} />
      {inviting && (
        <InviteDialog
          draft={draft}
          onType={setDraft}
          onClose={() => setInviting(false)}
          onInvited={(data) => {
            setInvited({ at: Date.now(), data });
            setDraft(noAddresses);
            setInviting(false);
          }}
        />
      )}
      <DeleteDialog user={asked} onClose={() => setAsked(null)} onDelete={remove} />
    </AdminLayout>
  );
}

interface FoundProps extends Pick<Parameters<typeof UserParts>[0], "pending" | "onAct"> {
  readonly users: ReturnType<typeof useUsers>;
  readonly q: string;
}

function Found({ users, pending, onAct, q }: FoundProps) {
  const { read } = users;
  if (read.isPending) return <Reading>{words.loading}</Reading>;
  if (read.data === undefined)
    return <Failed onRetry={() => void read.refetch()}>{words.loadFailed}</Failed>;
  if (read.data.users.length === 0)
    return <EmptyState>{q !== "" ? words.noneFound : words.nobody}</EmptyState>;
  return (
    <Stack key={q}>
      <ZoneWords />
      <UserParts pages={read.data} pending={pending} onAct={onAct} />
      <LoadControls q={q} pages={read.data} />
    </Stack>
  );
}
