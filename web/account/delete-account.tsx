import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { DELETE_WORD, deleteAccount } from "#contract/account.ts";
import { ApiError, call } from "#web/client/api.ts";
import { forgetSession } from "#web/client/drafts.ts";
import { late } from "#web/client/late-part.tsx";
import { useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "./account.words.ts";
import { Setting } from "./setting.tsx";

const SignInAgain = late(
  () => import("./late-settings.ts").then((part) => part.SignInAgain),
  <Reading>{words.loadingIdentities}</Reading>,
);

function useDeletion() {
  const client = useQueryClient();
  const { uid } = useUser();
  return useMutation({
    mutationFn: () => call(deleteAccount, { input: { confirmation: DELETE_WORD } }),
    onSuccess: async () => {
      await forgetSession(client, uid);
      location.assign("/");
    },
  });
}

function asksForSignIn(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "account.sign-in-again";
}

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const remove = useDeletion();
  const close = () => {
    setOpen(false);
    remove.reset();
  };
  return (
    <Setting title={words.deleteTitle}>
      <p>{words.deleteWhat}</p>
      <p>
        <Button look="danger" onClick={() => setOpen(true)}>
          {words.deleteAccount}
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        title={words.deleteQuestion}
        describedBy={asksForSignIn(remove.error) ? "again-words" : "delete-words"}
      >
        {asksForSignIn(remove.error) ? (
          <SignInAgain
            reason={remove.error?.message ?? ""}
            undone={words.nothingDeleted}
            cancel={words.keepAccount}
            onCancel={close}
          />
        ) : (
          <>
            <Confirm
              pending={remove.isPending || remove.isSuccess}
              onCancel={close}
              onConfirm={() => remove.mutate()}
            />
            {remove.isError && <Alert>{remove.error.message}</Alert>}
          </>
        )}
      </Dialog>
    </Setting>
  );
}

interface ConfirmProps {
  readonly pending: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function Confirm({ pending, onCancel, onConfirm }: ConfirmProps) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  const confirm = () => {
    if (typed.trim() === DELETE_WORD) return onConfirm();
    setWrong(true);
    field.current?.querySelector("input")?.focus();
  };
  return (
    <form
      ref={field}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) confirm();
      }}
    >
      <Stack>
        <p id="delete-words">{words.deleteWarning}</p>
        <TextField
          label={words.deleteWord(DELETE_WORD)}
          value={typed}
          autoComplete="off"
          error={wrong ? words.deleteWordWrong(DELETE_WORD) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Row>
          <Button onClick={onCancel}>{words.deleteCancel}</Button>
          <Button type="submit" look="danger" pending={pending}>
            {words.deleteConfirm}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
