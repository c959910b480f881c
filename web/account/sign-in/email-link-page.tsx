export function EmailLinkPage() {
  return null;
}
