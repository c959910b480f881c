import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { endCircle } from "#contract/circle-organizing.ts";
import { leaveCircle, type CirclePage } from "#contract/circles.ts";
import { call } from "#web/client/api.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Button } from "#web/ui/button.tsx";
import { MoreMenu } from "#web/ui/more-menu.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./circles.module.css";
import { EditCircle } from "./edit-circle.tsx";
import { Question } from "./question.tsx";
import { ReportForm } from "./report-form.tsx";
import { partingOf } from "./use-circles.ts";
import { words } from "./circles.words.ts";

interface Props {
  readonly circle: CirclePage;
}

type Task = "edit" | "report" | "leave" | "end";

export function CircleHead({ circle }: Props) {
  const { name, purpose, isOrganizer } = circle;
  const [task, setTask] = useState<Task | null>(null);
  const [news, setNews] = useState("");
  const open = (next: Task) => () => {
    setNews("");
    setTask(next);
  };
  return (
    <Stack as="header" gap="tight">
      <div className={styles["spread"]}>
        <h1 tabIndex={-1} dir="auto">
          {name}
        </h1>
        <MoreMenu label={words.more}>
          {isOrganizer && (
            <Button look="quiet" onClick={open("edit")}>
              {words.edit}
            </Button>
          )}
          <Button look="quiet" onClick={open("report")}>
            {words.report}
          </Button>
          <Button look="danger" onClick={open("leave")}>
            {words.leave}
          </Button>
          {isOrganizer && (
            <Button look="danger" onClick={open("end")}>
              {words.end}
            </Button>
          )}
        </MoreMenu>
      </div>
      {purpose !== "" && (
        <p dir="auto" className={styles["words"]}>
          {purpose}
        </p>
      )}
      <TaskPart
        key={task}
        circle={circle}
        task={task}
        onClose={() => setTask(null)}
        onDone={(said) => {
          setTask(null);
          setNews(said);
        }}
      />
      <Status tone="green">{news}</Status>
    </Stack>
  );
}

interface TaskProps extends Props {
  readonly task: Task | null;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

function TaskPart({ circle, task, onClose, onDone }: TaskProps) {
  const part = useParting(circle);
  switch (task) {
    case "edit":
      return <EditCircle circle={circle} onCancel={onClose} onSaved={() => onDone(words.saved)} />;
    case "report":
      return (
        <ReportForm circleId={circle.id} onCancel={onClose} onSent={() => onDone(words.reported)} />
      );
    case "leave":
      return (
        <Question
          label={words.leaving}
          confirm={words.leave}
          look="danger"
          act={() => part(leaveCircle, words.left)}
          onClose={onClose}
        >
          {words.leaveWhat}
          {circle.isOrganizer && <span> {words.leaveAsOrganizer}</span>}
        </Question>
      );
    case "end":
      return (
        <Question
          label={words.ending}
          confirm={words.end}
          look="danger"
          act={() => part(endCircle, words.ended)}
          onClose={onClose}
        >
          {words.endWhat}
        </Question>
      );
    case null:
      return null;
  }
}

function useParting({ id: circleId, name }: CirclePage) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async (
    endpoint: typeof leaveCircle | typeof endCircle,
    said: (circle: string) => string,
  ) => {
    await call(endpoint, { params: { circleId } });
    partingOf(client).write(said(name));
    void readAgain(client, keyOf("listCircles"));
    navigate("/circles");
  };
}
