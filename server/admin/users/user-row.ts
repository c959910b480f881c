export interface UserRow {
  readonly uid: string;
  readonly fullName: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly rev: number;
}

/** For `users u`. */
export const userColumns = `u.id as uid, u.full_name as "fullName", u.display_name as "displayName", u.email, u.disabled,
  u.created_at as "createdAt", u.rev`;
