import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { deleteGoal } from "#contract/goal-life.ts";
import { goalTitle } from "#domain/goal-title.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { call, newKey } from "#web/client/api.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { goalNewsOf } from "../goal-news.ts";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";
import { words } from "./life.words.ts";

// product 3.27
export function DeleteDialog({ goal, onClose }: LifeDialogProps) {
  const [, navigate] = useLocation();
  const news = goalNewsOf(useQueryClient());
  const { run, fault, pending } = useLifeWrite(goal.id);
  const [key] = useState(newKey);
  async function remove(): Promise<void> {
    const params = { goalId: goal.id };
    const write = () => call(deleteGoal, { params, key }).then(() => ({}));
    if (!(await run(write))) return;
    news.announceDeletion(goal);
    navigate("/");
  }

  return (
    <FormDialog
      danger
      title={words.deleteTitle}
      words={words.whatDeleting(bidiIsolated(goalTitle(goal.description)))}
      onClose={onClose}
      fault={fault?.text}
      onSubmit={() => void remove()}
      submit={words.delete}
      pending={pending}
    />
  );
}
