import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface Props {
  readonly read: { readonly isError: boolean; readonly refetch: () => Promise<unknown> };
  readonly reading: string;
  readonly failed: string;
}

/** In the place of what is being read, or could not be. */
export function ReadState({ read, reading, failed }: Props) {
  if (!read.isError)
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{reading}</p>
        <Skeleton shape="block" />
      </div>
    );
  return (
    <Row>
      <Alert>{failed}</Alert>
      <Button onClick={() => void read.refetch()}>Retry</Button>
    </Row>
  );
}
