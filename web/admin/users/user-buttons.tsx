import type { ListedUser, UserAction } from "#contract/admin.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { MoreMenu } from "#web/ui/more-menu.tsx";
import { words } from "./users.words.ts";

export interface Acting {
  readonly onAct: (user: ListedUser, action: UserAction) => void;
}

interface Props extends Acting {
  readonly user: ListedUser;
  readonly pending: UserAction | null;
}

// product 17.8
export function UserButtons({ user, pending, onAct }: Props) {
  const turn = user.disabled ? "enable" : "disable";
  return (
    <Row>
      <Button
        size="small"
        aria-label={(user.disabled ? words.enableUser : words.disableUser)(user.fullName)}
        pending={pending === "enable" || pending === "disable"}
        onClick={() => onAct(user, turn)}
      >
        {user.disabled ? words.enable : words.disable}
      </Button>
      <MoreMenu label={words.more(user.fullName)}>
        <Button
          look="danger"
          aria-label={words.deleteUser(user.fullName)}
          pending={pending === "delete"}
          onClick={() => onAct(user, "delete")}
        >
          {words.delete}
        </Button>
      </MoreMenu>
    </Row>
  );
}

export function StateBadge({ user: { disabled } }: { readonly user: ListedUser }) {
  return (
    <Badge tone={disabled ? "grey" : "green"}>{disabled ? words.disabled : words.active}</Badge>
  );
}
