import { useState } from "react";
import { drawYear } from "#contract/years.ts";
import { errorText } from "#contract/shown-errors.ts";
import { words as figures } from "#domain/year.words.ts";
import { ApiError, call } from "#web/client/api.ts";
import { save } from "#web/client/files/download.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack, Row } from "#web/ui/layout.tsx";
import styles from "./past-goals.module.css";
import { words } from "./year.words.ts";

interface Drawn {
  readonly file: File;
  readonly address: string;
}

async function drawn(year: number): Promise<Drawn> {
  const { png } = await call(drawYear, { params: { year: `${year}` } });
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], `cairn-${year}.png`, { type: "image/png" });
  return { file, address: `data:image/png;base64,${png}` };
}

const canShare = () =>
  typeof navigator !== "undefined" &&
  "canShare" in navigator &&
  navigator.canShare({ files: [new File([], "a.png", { type: "image/png" })] });

/** Nobody sees it until the person passes it on (product 37.4). */
export function YearPicture({ year }: { readonly year: number }) {
  const [picture, setPicture] = useState<Drawn | null>(null);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const [fault, setFault] = useState("");
  async function draw(): Promise<void> {
    setState("pending");
    try {
      setPicture(await drawn(year));
      setState("idle");
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : errorText("server.failed"));
      setState("failed");
    }
  }

  return (
    <Stack data-on-screen>
      {picture && (
        <img
          src={picture.address}
          width={640}
          alt={figures.title(year)}
          className={styles["picture"]}
        />
      )}
      <Row>
        {picture ? (
          <>
            <Button look="primary" onClick={() => save(picture.file, picture.file.name)}>
              {words.download}
            </Button>
            {canShare() && (
              <Button
                onClick={() => void navigator.share({ files: [picture.file] }).catch(() => {})}
              >
                {words.share}
              </Button>
            )}
          </>
        ) : (
          <Button look="primary" pending={state === "pending"} onClick={() => void draw()}>
            {words.draw}
          </Button>
        )}
        <Button onClick={() => print()}>{words.print}</Button>
      </Row>
      {picture && <p className={styles["facts"]}>{words.pictureHas}</p>}
      {state === "failed" && <Alert>{fault}</Alert>}
    </Stack>
  );
}
