import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { Link, useLocation } from "wouter";
import { joinCircle, previewCircle } from "#contract/circles.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { ApiError, call } from "#web/client/api.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { isSignedIn, useSession } from "#web/client/session.ts";
import { useSignInElsewhere } from "#web/client/sign-in/sign-in-elsewhere.ts";
import { SignInWays } from "#web/client/sign-in/sign-in-ways.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { GoalChecks, withToggle } from "../goal-checks.tsx";
import { circlePath } from "../use-circles.ts";
import { returnTo, takeLink, type CircleLink } from "./circle-link.ts";
import styles from "../circles.module.css";
import { words } from "./join-circle.words.ts";

type Preview = OutputOf<typeof previewCircle>;

// product 41.3
export function JoinCirclePage() {
  // Undefined until the address was read in the browser.
  const [link, setLink] = useState<CircleLink | null>();
  useEffect(() => setLink(takeLink()), []);
  useSignInElsewhere();
  return (
    <Page width="narrow">
      <Link className={classNames(styles["home"], styles["tall"])} href="/" aria-label={words.home}>
        <Logo wordmark />
      </Link>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <Card>
        {link ? (
          <Invitation link={link} />
        ) : (
          <Stack>
            <h1 tabIndex={-1}>{words.title}</h1>
            {link === null ? <Alert>{words.incomplete}</Alert> : <Reading>{words.loading}</Reading>}
          </Stack>
        )}
      </Card>
    </Page>
  );
}

function Invitation({ link }: { readonly link: CircleLink }) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf("previewCircle", { ...link }),
    queryFn: ({ signal }) => call(previewCircle, { query: link, signal }),
    // It may have been used or withdrawn meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <Invited link={link} circle={data} />;
  const isRefused = error instanceof ApiError && error.code === "circle.link-wrong";
  return (
    <Stack>
      <h1 tabIndex={-1}>{words.title}</h1>
      {error === null ? (
        <Reading>{words.loading}</Reading>
      ) : isRefused ? (
        <>
          <Alert>{error.message}</Alert>
          <Row>
            <ButtonLink href="/">{words.dashboard}</ButtonLink>
          </Row>
        </>
      ) : (
        <Failed onRetry={() => void refetch()}>{words.failed}</Failed>
      )}
    </Stack>
  );
}

interface Props {
  readonly link: CircleLink;
  readonly circle: Preview;
}

function Invited({ link, circle }: Props) {
  const { name, purpose, inviterName, circleId } = circle;
  const signedIn = isSignedIn(useSession());
  const back = returnTo(link);
  return (
    <Stack>
      <Stack as="header" gap="tight">
        <p className={styles["soft"]}>{words.invites(<bdi>{inviterName}</bdi>)}</p>
        <h1 tabIndex={-1} dir="auto">
          {name}
        </h1>
        {purpose !== "" && (
          <p dir="auto" className={styles["words"]}>
            {purpose}
          </p>
        )}
      </Stack>
      {circleId === null ? (
        <>
          <Points title={words.seen} lines={words.see} />
          <Points title={words.unseen} lines={words.never} />
          {signedIn ? (
            <Joining link={link} />
          ) : (
            <>
              <p>{words.signInFirst}</p>
              <SignInWays returnTo={back} onSignedIn={() => location.assign(back)} />
            </>
          )}
        </>
      ) : (
        <>
          <p>{words.member}</p>
          <Row>
            <ButtonLink look="primary" href={circlePath(circleId)}>
              {words.toCircle}
            </ButtonLink>
          </Row>
        </>
      )}
    </Stack>
  );
}

interface PointsProps {
  readonly title: string;
  readonly lines: Readonly<Record<string, string>>;
}

function Points({ title, lines }: PointsProps) {
  const id = useId();
  return (
    <Stack as="section" gap="tight" aria-labelledby={id}>
      <h2 id={id} data-rank="quiet">
        {title}
      </h2>
      <Stack as="ul" gap="tight">
        {Object.entries(lines).map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function Joining({ link }: Pick<Props, "link">) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [goalIds, setGoalIds] = useState<readonly string[]>([]);
  const joining = useMutation({
    mutationFn: () => call(joinCircle, { input: { ...link, goalIds: [...goalIds] } }),
    onSuccess: ({ circleId }) => {
      void readAgain(client, keyOf("listCircles"));
      navigate(circlePath(circleId));
    },
  });
  return (
    <>
      <GoalChecks
        ticked={goalIds}
        onToggle={(goalId) => setGoalIds((ids) => withToggle(ids, goalId))}
      />
      {joining.error && <Alert>{joining.error.message}</Alert>}
      <Row>
        <Button look="primary" pending={joining.isPending} onClick={() => joining.mutate()}>
          {words.join}
        </Button>
      </Row>
    </>
  );
}
