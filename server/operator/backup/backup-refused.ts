export class BackupRefused extends Error {
  override name = "BackupRefused";
}
