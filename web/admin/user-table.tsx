import { memo } from "react";
import type { ListedUser, UserAction } from "#contract/admin.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./admin.module.css";
import { Moment } from "./moment.tsx";

interface Acting {
  readonly onAct: (user: ListedUser, action: UserAction) => void;
}

interface Props extends Acting {
  readonly users: readonly ListedUser[];
  /** Whose action is under way. */
  readonly pending: { readonly uid: string; readonly action: UserAction } | null;
}

/** The users, a row each (spec 2). */
export function UserTable({ users, pending, onAct }: Props) {
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Status</th>
          <th scope="col">Sign-up Date</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.uid}
            user={user}
            pending={pending?.uid === user.uid ? pending.action : null}
            onAct={onAct}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Acting {
  readonly user: ListedUser;
  readonly pending: UserAction | null;
}

// Thousands of rows may be there while one of them changes.
const UserRow = memo(function UserRow({ user, pending, onAct }: RowProps) {
  const turn = user.disabled ? "enable" : "disable";
  return (
    <tr>
      <th scope="row">{user.fullName}</th>
      <td>{user.email}</td>
      <td>
        <Badge tone={user.disabled ? "grey" : "green"}>
          {user.disabled ? "Disabled" : "Active"}
        </Badge>
      </td>
      <td>
        <Moment at={user.createdAt} />
      </td>
      <td>
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
      </td>
    </tr>
  );
});
