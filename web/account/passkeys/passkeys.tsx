import { useState, type RefObject } from "react";
import type { OwnPasskey } from "#contract/passkeys.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { ApiError } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { words as account } from "../account.words.ts";
import { focusNext } from "../focus-next.ts";
import { SignInAgain } from "../sign-in-again.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { ListedPasskey } from "./listed-passkey.tsx";
import { words } from "./passkeys.words.ts";
import { useAdding, useEditing, usePasskeys, useRemoving } from "./use-passkeys.ts";

interface Props {
  readonly title: RefObject<HTMLHeadingElement | null>;
}

// product 38.2
export function Passkeys({ title }: Props) {
  const { data, error, refetch } = usePasskeys();
  if (data === undefined && error !== null)
    return <Failed onRetry={() => void refetch()}>{error.message}</Failed>;
  if (data === undefined) return <Reading>{words.loading}</Reading>;
  return <OwnPasskeys passkeys={data.passkeys} title={title} />;
}

function isStale(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === "passkey.sign-in-again";
}

function OwnPasskeys({ passkeys, title }: Props & { readonly passkeys: readonly OwnPasskey[] }) {
  const [news, setNews] = useState("");
  const [isOpen, setOpen] = useState(false);
  const adding = useAdding(({ name }) => {
    setNews(words.added(bidiIsolated(name)));
    setOpen(false);
    title.current?.focus();
  });
  const editing = useEditing(({ passkey, name }) =>
    setNews(
      name === undefined
        ? words.adminAllowed(bidiIsolated(passkey.name))
        : words.renamed(bidiIsolated(name)),
    ),
  );
  const removing = useRemoving(({ passkey, button }) => {
    setNews(words.removed(bidiIsolated(passkey.name)));
    focusNext(button, title.current);
  });
  const all = [adding, editing, removing];
  const begin = () => {
    setNews("");
    for (const one of all) one.reset();
  };
  const stale = all.map(({ error }) => error).find(isStale);
  if (stale !== undefined)
    return (
      <SignInAgain
        reason={stale.message}
        undone={words.notChanged}
        cancel={account.notNow}
        onCancel={() => {
          begin();
          title.current?.focus();
        }}
      />
    );
  const failure = editing.error ?? removing.error;
  return (
    <>
      {passkeys.length === 0 && <p>{words.none}</p>}
      {passkeys.length > 0 && (
        <FoldedList of={passkeys}>
          {(passkey) => (
            <ListedPasskey
              passkey={passkey}
              editing={editing.isPending && editing.variables.passkey.id === passkey.id}
              removing={removing.isPending && removing.variables.passkey.id === passkey.id}
              onEdit={(change, done) => {
                begin();
                editing.mutate({ passkey, ...change }, { onSuccess: done });
              }}
              onRemove={(button) => {
                begin();
                removing.mutate({ passkey, button });
              }}
            />
          )}
        </FoldedList>
      )}
      {failure !== null && <Alert>{failure.message}</Alert>}
      <Status tone="green">{news}</Status>
      <AddPasskey
        isOpen={isOpen}
        onToggle={setOpen}
        pending={adding.isPending}
        refused={adding.error}
        onAdd={(name) => {
          begin();
          adding.mutate(name);
        }}
      />
    </>
  );
}
