/** A backup or a restore that is not done, in one line for the operator. Nothing was changed. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
