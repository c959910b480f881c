import { useMutation } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { exportAccount, exportTable, type TableName } from "#contract/account.ts";
import type { Separator } from "#domain/csv.ts";
import { endpointPath } from "#web/client/api.ts";
import { download, save } from "#web/client/files/download.ts";
import { useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClass } from "#web/ui/button-look.ts";
import { Row } from "#web/ui/layout.tsx";
import { SeparatorField, useSeparator } from "#web/ui/separator-field.tsx";
import { Status } from "#web/ui/status.tsx";
import { Setting } from "./setting.tsx";
import { words } from "./account.words.ts";

interface OwnFile {
  readonly name: string;
  readonly label: string;
  readonly address: string;
}

const tableWords: Readonly<Record<TableName, string>> = {
  goals: words.goals,
  ledger: words.ledger,
  "check-ins": words.checkIns,
  circles: words.circles,
};

function tableOf(
  [table, label]: [string, string],
  asked: { readonly person: string; readonly separator?: Separator },
): OwnFile {
  const address = endpointPath(exportTable, { query: { table, ...asked } });
  return { name: `cairn-${table}.csv`, label, address };
}

// product 14.9, 27.7; without script each link is the download
export function OwnData() {
  const { uid } = useUser();
  const separator = useSeparator();
  const whole = {
    name: "cairn-export.json",
    label: words.download,
    address: endpointPath(exportAccount, { query: { person: uid } }),
  };
  const tables = Object.entries(tableWords).map((table) =>
    tableOf(table, { ...separator.asked, person: uid }),
  );
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ address }: OwnFile) => download(address),
    onSuccess: (blob, { name }) => save(blob, name),
  });
  const press = (event: MouseEvent, file: OwnFile): void => {
    event.preventDefault();
    if (!isPending) mutate(file);
  };
  const link = (file: OwnFile) => (
    <a
      key={file.name}
      href={file.address}
      download={file.name}
      className={buttonClass({})}
      onClick={(event) => press(event, file)}
    >
      {file.label}
    </a>
  );
  return (
    <Setting title={words.exports}>
      <p>{words.dataWhat}</p>
      <p>{link(whole)}</p>
      <p id="tables-words">{words.tables}</p>
      <Row role="group" aria-labelledby="tables-words">
        {tables.map(link)}
      </Row>
      <SeparatorField {...separator.field} />
      <Status>
        {isPending && <span>{words.collecting}</span>}
        {isSuccess && <span>{words.dataSaved(variables.name)}</span>}
      </Status>
      {error !== null && <Alert>{error.message}</Alert>}
    </Setting>
  );
}
