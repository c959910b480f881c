import { memo } from "react";
import type { ListedUser, UserAction } from "#contract/admin.ts";
import { useUser } from "#web/client/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import styles from "../admin.module.css";
import { Moment } from "../moment.tsx";
import { useRowWindow } from "./use-row-window.ts";

interface Acting {
  readonly onAct: (user: ListedUser, action: UserAction) => void;
}

interface Props extends Acting {
  readonly users: readonly ListedUser[];
  /** How many come before these. */
  readonly before: number;
  /** How many there are; null while some are not loaded. */
  readonly total: number | null;
  /** Whose action is under way. */
  readonly pending: { readonly uid: string; readonly action: UserAction } | null;
}

const COLUMNS = 5;

/** The users, a row each (product 17.7). Only those near the window are drawn; the others are space, and keep their number. */
export function UserTable({ users, before, total, pending, onAct }: Props) {
  const { body, from, to, above, below } = useRowWindow(users.length);
  const { uid: own } = useUser();
  return (
    // The head is the first row; -1 says that the number is not known.
    <table
      className={classNames(styles["table"], styles["users"])}
      aria-rowcount={total === null ? -1 : total + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Status</th>
          <th scope="col">Sign-up Date</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Space height={above} />
        {users.slice(from, to).map((user, index) => (
          <UserRow
            key={user.uid}
            user={user}
            number={before + from + index + 2}
            pending={pending?.uid === user.uid ? pending.action : null}
            onAct={user.uid === own ? null : onAct}
          />
        ))}
        <Space height={below} />
      </tbody>
    </table>
  );
}

/** The place of rows that are not drawn. */
function Space({ height }: { readonly height: number }) {
  if (height === 0) return null;
  return (
    <tr className={styles["space"]} aria-hidden>
      <td colSpan={COLUMNS} height={Math.round(height)} aria-hidden />
    </tr>
  );
}

interface RowProps {
  readonly user: ListedUser;
  /** Null in one's own row: nothing of it can be done to oneself (product 17.8). */
  readonly onAct: Acting["onAct"] | null;
  /** Of the row, the head being the first. */
  readonly number: number;
  readonly pending: UserAction | null;
}

// Memoized: scrolling redraws only the rows that come.
const UserRow = memo(function UserRow({ user, number, pending, onAct }: RowProps) {
  return (
    <tr aria-rowindex={number}>
      <th scope="row">
        <bdi>{user.fullName}</bdi>
      </th>
      <td>{user.email}</td>
      <td>
        <Badge tone={user.disabled ? "grey" : "green"}>
          {user.disabled ? "Disabled" : "Active"}
        </Badge>
      </td>
      <td>
        <Moment at={user.createdAt} />
      </td>
      <td>{onAct === null ? "Your own account" : <Actions {...{ user, pending, onAct }} />}</td>
    </tr>
  );
});

type ActionProps = Acting & Pick<RowProps, "user" | "pending">;

function Actions({ user, pending, onAct }: ActionProps) {
  const turn = user.disabled ? "enable" : "disable";
  return (
    <Row>
      <Button
        size="small"
        aria-label={`${user.disabled ? "Enable" : "Disable"} ${user.fullName}`}
        pending={pending === "enable" || pending === "disable"}
        onClick={() => onAct(user, turn)}
      >
        {user.disabled ? "Enable" : "Disable"}
      </Button>
      <Button
        size="small"
        look="danger"
        aria-label={`Delete ${user.fullName}`}
        pending={pending === "delete"}
        onClick={() => onAct(user, "delete")}
      >
        Delete
      </Button>
    </Row>
  );
}
