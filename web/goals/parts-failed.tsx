import { errors } from "#contract/errors.ts";
import { Alert } from "#web/ui/alert.tsx";

/** In the place of parts that could not be loaded. */
export function PartsFailed() {
  return <Alert>{errors["server.unavailable"].text}</Alert>;
}
