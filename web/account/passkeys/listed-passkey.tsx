import { useEffect, useRef, useState, type FormEvent } from "react";
import { passkeyErrors } from "#contract/passkey-errors.ts";
import type { OwnPasskey } from "#contract/passkeys.ts";
import { errorText } from "#contract/shown-errors.ts";
import * as limits from "#domain/limits.ts";
import { passkeyName } from "#domain/passkey.ts";
import { isRefused } from "#domain/refusal.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../account.module.css";
import { words } from "./passkeys.words.ts";

interface Change {
  readonly name?: string;
  readonly forAdmin?: true;
}

interface Props {
  readonly passkey: OwnPasskey;
  readonly editing: boolean;
  readonly removing: boolean;
  readonly onEdit: (change: Change, done: () => void) => void;
  readonly onRemove: (button: HTMLButtonElement) => void;
}

export function ListedPasskey({ passkey, editing, removing, onEdit, onRemove }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const { isAdmin } = useUser();
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming)
    return (
      <RenameForm
        name={passkey.name}
        pending={editing}
        onCancel={() => setRenaming(false)}
        onSave={(name) => onEdit({ name }, () => setRenaming(false))}
      />
    );
  const which = <span className="visually-hidden">{words.of(passkey.name)}</span>;
  return (
    <Row spread>
      <div>
        <p>
          <bdi>{passkey.name}</bdi>
        </p>
        <Facts {...passkey} />
      </div>
      <Row>
        {isAdmin && !passkey.forAdmin && passkey.worksHere && (
          <Button pending={editing} onClick={() => onEdit({ forAdmin: true }, () => {})}>
            {words.allowAdmin}
            {which}
          </Button>
        )}
        <Button ref={rename} onClick={() => setRenaming(true)}>
          {words.rename}
          {which}
        </Button>
        <Button pending={removing} onClick={(event) => onRemove(event.currentTarget)}>
          {words.remove}
          {which}
        </Button>
      </Row>
    </Row>
  );
}

function Facts({ createdAt, lastUsedAt, backedUp, forAdmin, worksHere }: OwnPasskey) {
  const now = useNow();
  const ago = (at: number) => timeAgo(at, now.at);
  const used = lastUsedAt === null ? words.unused : words.lastUsed(ago(lastUsedAt));
  return (
    <p className={styles["quiet"]}>
      <span>{words.facts(ago(createdAt), used)}</span>
      {backedUp && <span>{words.synced}</span>}
      {forAdmin && <span>{words.opensAdmin}</span>}
      {!worksHere && <span>{words.elsewhere}</span>}
    </p>
  );
}

interface RenameProps {
  readonly name: string;
  readonly pending: boolean;
  readonly onCancel: () => void;
  readonly onSave: (name: string) => void;
}

function RenameForm({ name: before, pending, onCancel, onSave }: RenameProps) {
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const named = passkeyName(name);
    if (!isRefused(named)) return named === before ? onCancel() : onSave(named);
    setFault(errorText(named.refused, passkeyErrors));
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack>
        <TextField
          ref={field}
          label={words.name}
          autoComplete="off"
          maxLength={limits.passkeyName}
          value={name}
          error={fault}
          onChange={(event) => {
            setFault(undefined);
            setName(event.target.value);
          }}
        />
        <Row>
          <Button type="submit" look="primary" pending={pending}>
            {words.save}
          </Button>
          <Button onClick={onCancel}>{words.cancel}</Button>
        </Row>
      </Stack>
    </form>
  );
}
