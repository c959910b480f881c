/** What the list of users reads of one. */
export interface UserRow {
  readonly uid: string;
  readonly fullName: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly rev: number;
}

/** The columns of a UserRow, of `users u`. */
export const userColumns = `u.id as uid, u.full_name as "fullName", u.display_name as "displayName", u.email, u.disabled,
  u.created_at as "createdAt", u.rev`;
