import { renderToStaticMarkup } from "react-dom/server";
import { directionOf } from "#domain/intl.ts";
import type { Language } from "#domain/language.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import type { RenderInput } from "./html-renderer.ts";
import { ownAddress, type MailBody, type MailFooter, type MailPart } from "./mail-body.ts";
import { mailStyle } from "./mail-style.ts";
import { words } from "./rendering.words.ts";

interface Own {
  readonly publicUrl: URL;
}

function Lines({ children }: { readonly children: string }) {
  return children.split("\n").map((line, at) => (
    // The lines of one text never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ));
}

/** A table, since images may be blocked. */
function Track({ percentage }: { readonly percentage: number }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {percentage > 0 && (
            <td className="done" width={`${percentage}%`}>
              {"\u00a0"}
            </td>
          )}
          {percentage < 100 && <td className="rest">{"\u00a0"}</td>}
        </tr>
      </tbody>
    </table>
  );
}

function Goal({
  name,
  percentage,
  lines,
  path,
  answers,
  publicUrl,
}: Own & Extract<MailPart, { kind: "goal" }>) {
  const strong = <strong dir="auto">{name}</strong>;
  return (
    <div className="goal">
      <p>
        {path === null ? strong : <a href={ownAddress(path, publicUrl)}>{strong}</a>}
        {percentage !== null && ` · ${percentWords.percent(percentage)}`}
      </p>
      {percentage !== null && <Track percentage={percentage} />}
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className="soft">
          <Lines>{line}</Lines>
        </p>
      ))}
      {answers !== undefined && answers.length > 0 && (
        <p className="answers">
          {answers.map((answer) => (
            <a key={answer.label} href={ownAddress(answer.path, publicUrl)}>
              {answer.label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function Part({ part, publicUrl }: Own & { readonly part: MailPart }) {
  switch (part.kind) {
    case "text":
      return (
        <p>
          <Lines>{part.text}</Lines>
        </p>
      );
    case "words":
      return (
        <p dir="auto">
          <Lines>{part.text}</Lines>
        </p>
      );
    case "small":
      return <p className="soft">{part.text}</p>;
    case "title":
      return <h2 dir="auto">{part.text}</h2>;
    case "button":
      return (
        <p className="action">
          <a href={ownAddress(part.path, publicUrl)}>{part.label}</a>
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <p dir="auto">
            <Lines>{part.text}</Lines>
          </p>
          <p className="soft">{part.by}</p>
        </blockquote>
      );
    case "goal":
      return <Goal {...part} publicUrl={publicUrl} />;
  }
}

function Footer({ reason, links, publicUrl }: Own & MailFooter) {
  return (
    <p className="soft foot">
      {reason}
      {links.length > 0 && <br />}
      {links.map(({ label, path }, at) => (
        <span key={path}>
          {at > 0 && " · "}
          <a href={ownAddress(path, publicUrl)}>{label}</a>
        </span>
      ))}
    </p>
  );
}

interface Props extends Own {
  readonly body: MailBody;
  readonly footer: MailFooter;
  readonly language: Language;
}

function Mail({ body, footer, publicUrl, language }: Props) {
  // Mail programs drop the element of the document.
  const dir = directionOf(language) === "rtl" ? "rtl" : undefined;
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{body.subject}</title>
        <style>{mailStyle}</style>
      </head>
      <body>
        <div className="column" role="main" dir={dir}>
          <p className="mark">{words.product}</p>
          <div className="sheet">
            <h1 dir="auto">{body.heading}</h1>
            {body.parts.map((part, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Part key={at} part={part} publicUrl={publicUrl} />
            ))}
          </div>
          <Footer {...footer} publicUrl={publicUrl} />
        </div>
      </body>
    </html>
  );
}

/** React escapes every text. */
export function htmlMail({ publicUrl, ...mail }: RenderInput): string {
  const markup = renderToStaticMarkup(<Mail {...mail} publicUrl={new URL(publicUrl)} />);
  return `<!doctype html>${markup}`;
}
