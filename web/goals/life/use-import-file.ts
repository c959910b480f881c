import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { previewImport, type ImportPreview } from "#contract/ledger-import.ts";
import { limits } from "#domain/limits.ts";
import { ApiError, call } from "#web/client/api.ts";

const TOO_LARGE = "The file is too large: it can have up to 2 MB.";
const NOT_UTF8 = "The file is not in UTF-8. Please save it as CSV UTF-8, and choose it once more.";

/** Why a file cannot be imported, with its line where one is at fault. */
function importFault(error: Error): string {
  const field = error instanceof ApiError ? error.field : undefined;
  return field?.startsWith("line ") ? `L${field.slice(1)}: ${error.message}` : error.message;
}

/** The text of a file. */
async function textOf(file: File): Promise<string> {
  if (file.size > limits.importText) throw new Error(TOO_LARGE);
  const text = await file.text();
  if (text.includes("\0") || text.includes("\ufffd")) throw new Error(NOT_UTF8);
  return text;
}

/** A file that was looked at. */
export interface SeenFile {
  readonly csv: string;
  readonly preview: ImportPreview;
}

/** A file that is to be imported into a goal, and what the server says of it. */
export function useImportFile(goalId: string) {
  // Of two files that were chosen the last one counts, whichever answer comes first.
  const [csv, setCsv] = useState<string | null>(null);
  const look = useMutation({
    mutationFn: async (file: File | string): Promise<SeenFile> => {
      const text = typeof file === "string" ? file : await textOf(file);
      setCsv(text);
      const input = { csv: text };
      return { csv: text, preview: await call(previewImport, { params: { goalId }, input }) };
    },
  });
  const seen = look.isSuccess && look.data.csv === csv ? look.data : null;
  return {
    seen,
    looking: look.isPending,
    fault: look.error === null ? undefined : importFault(look.error),
    choose: (file: File) => look.mutate(file),
    /** Looks at the same file once more: the goal has moved. */
    lookAgain: () => (csv === null ? undefined : look.mutate(csv)),
  };
}
