import { memo } from "react";
import { Link } from "wouter";
import type { ListedUser, UserAction } from "#contract/admin.ts";
import { useUser } from "#web/client/session.ts";
import { classNames } from "#web/ui/class-names.ts";
import styles from "../admin.module.css";
import { Moment } from "../moment.tsx";
import { useRowWindow } from "./use-row-window.ts";
import { StateBadge, UserButtons, type Acting } from "./user-buttons.tsx";
import { words } from "./users.words.ts";

interface Props extends Acting {
  readonly users: readonly ListedUser[];
  readonly before: number;
  /** Null while some are not loaded. */
  readonly total: number | null;
  readonly pending: { readonly uid: string; readonly action: UserAction } | null;
}

const COLUMNS = 5;

// product 17.7
export function UserTable({ users, before, total, pending, onAct }: Props) {
  const { body, from, to, above, below } = useRowWindow(users.length);
  const { uid: own } = useUser();
  return (
    // Row 1 is the head; -1 means an unknown count.
    <table
      className={classNames(styles["table"], styles["users"])}
      aria-rowcount={total === null ? -1 : total + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.signedUp}</th>
          <th scope="col">{words.actions}</th>
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
  /** Null in one's own row (product 17.8). */
  readonly onAct: Acting["onAct"] | null;
  /** ARIA row index: the head is row 1. */
  readonly number: number;
  readonly pending: UserAction | null;
}

// Memoized: scrolling draws only new rows.
const UserRow = memo(function UserRow({ user, number, pending, onAct }: RowProps) {
  return (
    <tr aria-rowindex={number}>
      <th scope="row">
        <UserLink user={user} />
      </th>
      <td>{user.email}</td>
      <td>
        <StateBadge user={user} />
      </td>
      <td>
        <Moment at={user.createdAt} />
      </td>
      <td>{onAct === null ? words.ownAccount : <UserButtons {...{ user, pending, onAct }} />}</td>
    </tr>
  );
});

function UserLink({ user: { uid, fullName } }: Pick<RowProps, "user">) {
  return (
    <Link href={`/admin/users/${uid}`}>
      <bdi>{fullName}</bdi>
    </Link>
  );
}
