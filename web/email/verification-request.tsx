import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useSendVerification } from "./use-send-verification.ts";

export function VerificationRequest({ email }: { readonly email: string }) {
  const { send, pending, sent, label, news } = useSendVerification();
  return (
    <Row>
      <Button size="small" pending={pending} onClick={() => send(email)}>
        {label}
      </Button>
      {news !== null && <Alert tone={sent ? "green" : "red"}>{news}</Alert>}
    </Row>
  );
}
