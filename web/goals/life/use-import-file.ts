import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { previewImport, type ImportPreview } from "#contract/ledger-import.ts";
import type { FileGoal } from "#domain/ledger-import.ts";
import * as limits from "#domain/limits.ts";
import { ApiError, call } from "#web/client/api.ts";
import { words } from "./life.words.ts";

function importFault(error: Error): string {
  const field = error instanceof ApiError ? error.field : undefined;
  return field?.startsWith("line ") ? `L${field.slice(1)}: ${error.message}` : error.message;
}

async function textOf(file: File): Promise<string> {
  if (file.size > limits.importText) throw new Error(words.tooLarge);
  const text = await file.text();
  if (text.includes("\0") || text.includes("\ufffd")) throw new Error(words.notUtf8);
  return text;
}

/** All lines, where `fileGoal` is undefined. */
interface ImportFile {
  readonly csv: string;
  readonly fileGoal?: string | undefined;
}

export interface SeenFile extends ImportFile {
  readonly preview: ImportPreview;
}

function fileGoalsOf(error: unknown): readonly FileGoal[] | undefined {
  return error instanceof ApiError ? error.fileGoals : undefined;
}

export function useImportFile(goalId: string) {
  // Of two chosen files the last counts, whichever answer comes first.
  const [asked, setAsked] = useState<ImportFile | null>(null);
  const [fileGoals, setFileGoals] = useState<readonly FileGoal[]>([]);
  const look = useMutation({
    mutationFn: async (file: File | ImportFile): Promise<SeenFile> => {
      const input = file instanceof File ? { csv: await textOf(file) } : file;
      setAsked(input);
      return { ...input, preview: await call(previewImport, { params: { goalId }, input }) };
    },
    onError: (error) => setFileGoals((before) => fileGoalsOf(error) ?? before),
  });
  const isLast = look.data?.csv === asked?.csv && look.data?.fileGoal === asked?.fileGoal;
  const seen = look.isSuccess && isLast ? look.data : null;
  return {
    seen,
    looking: look.isPending,
    fault: look.error === null ? undefined : importFault(look.error),
    fileGoals,
    fileGoal: asked?.fileGoal,
    choose: (file: File) => {
      setFileGoals([]);
      look.mutate(file);
    },
    chooseGoal: (fileGoal: string) => asked && look.mutate({ ...asked, fileGoal }),
    lookAgain: () => asked && look.mutate(asked),
  };
}
