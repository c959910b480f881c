import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { deleteGoal } from "#contract/goal-life.ts";
import { goalTitle } from "#domain/goal-title.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { call, newKey } from "#web/client/api.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { goalNewsOf } from "../goal-news.ts";
import type { LifeDialogProps } from "./life-dialog.ts";
import { useLifeWrite } from "./use-life-write.ts";

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
      title="Delete this goal?"
      words={`“${bidiIsolated(goalTitle(goal.description))}” is gone for everybody at once. You can restore it on your account page for ${limits.restoreDays} days; then it is erased with all that belongs to it.`}
      onClose={onClose}
      fault={fault?.text}
      onSubmit={() => void remove()}
      submit="Delete"
      pending={pending}
    />
  );
}
