import { z } from "zod/mini";

// Lines of JSON: metadata is an array, a row is an object:
//   ["cairn-backup", {...}]   ["table", name, columns]   {row} ...   ["rows", number]   ...   ["end", {...}]

const FORMAT = 1;

export type Content = "everything" | "erasures";

const heading = z.object({
  format: z.literal(FORMAT),
  content: z.enum(["everything", "erasures"]),
  schema: z.array(z.string()),
  madeAt: z.string(),
});

const ending = z.object({
  tables: z.number(),
  rows: z.number(),
  /** Of all bytes before this line, uncompressed. */
  sha256: z.string(),
});

const line = z.union([
  z.tuple([z.literal("cairn-backup"), heading]),
  z.tuple([z.literal("table"), z.string(), z.array(z.string())]),
  z.tuple([z.literal("rows"), z.number()]),
  z.tuple([z.literal("end"), ending]),
]);

export type Heading = Omit<z.infer<typeof heading>, "format">;

export type BackupLine = z.infer<typeof line>;

export function headingLine(of: Heading): string {
  return formatLine(["cairn-backup", { format: FORMAT, ...of }]);
}

export function formatLine(words: BackupLine): string {
  return `${JSON.stringify(words)}\n`;
}

export function isRow(text: string): boolean {
  return text.startsWith("{");
}

export function parseLine(text: string): BackupLine | null {
  try {
    const { success, data } = line.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
