import { useId, useRef } from "react";
import type { ListedUser } from "#contract/admin.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row } from "#web/ui/layout.tsx";
import { words } from "./users.words.ts";

interface Props {
  readonly user: ListedUser | null;
  readonly onClose: () => void;
  readonly onDelete: (user: ListedUser) => void;
}

// product 17.8
export function DeleteDialog({ user, onClose, onDelete }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [whoId, questionId] = [useId(), useId()];
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.deleteUser(bidiIsolated(user?.fullName ?? ""))}
      describedBy={`${whoId} ${questionId}`}
      initialFocus={cancel}
    >
      <p id={whoId}>
        <bdi>{user?.fullName}</bdi>, {user?.email}
      </p>
      <p id={questionId}>{words.deleteQuestion(user?.uid ?? "")}</p>
      <Row>
        <Button ref={cancel} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="danger" onClick={() => user && onDelete(user)}>
          {words.delete}
        </Button>
      </Row>
    </Dialog>
  );
}
