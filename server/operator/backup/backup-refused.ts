/** Nothing was changed. The message is one line for the operator. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
