import { createHash } from "node:crypto";

/** Mail programs support neither variables nor light-dark(); without styles the mail still reads well. */
export const mailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background-color: #f6f1e6; color: #25221c;
  font: 16px/24px -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif; overflow-wrap: break-word; }
.column { max-width: 560px; margin: 0 auto; }
.sheet { padding: 28px 24px 12px; background-color: #fffdf8; border-radius: 18px; }
h1 { margin: 0 0 16px; font: 600 24px/30px Georgia, 'Noto Serif', serif; }
h2 { margin: 0 0 10px; font: 600 18px/24px Georgia, 'Noto Serif', serif; }
p { margin: 0 0 16px; }
.mark { margin: 0 24px 12px; font: 600 20px/24px Georgia, 'Noto Serif', serif; }
.soft { color: #625b4e; font-size: 14px; line-height: 20px; }
.foot { margin: 20px 24px 0; line-height: 24px; }
a { color: #53651c; }
.action { margin: 8px 0 24px; }
.action a { display: inline-block; padding: 12px 20px; border-radius: 18px; background-color: #53651c; color: #fffdf5;
  font-weight: 600; text-decoration: none; }
blockquote { margin: 0 0 16px; padding: 0 0 0 14px; border-left: 3px solid #b8ad99; }
blockquote p { margin: 0 0 4px; }
.goal { margin: 0 0 20px; }
.goal p { margin: 0 0 6px; }
.goal .soft { margin: 6px 0 0; }
.goal .answers { margin: 10px 0 0; }
.answers a { display: inline-block; margin: 0 8px 8px 0; padding: 10px 14px; border: 1px solid #53651c; border-radius: 18px;
  font-size: 14px; font-weight: 600; text-decoration: none; }
.goal td { height: 8px; font-size: 1px; line-height: 8px; }
.done { background-color: #53651c; }
.rest { background-color: #e3dac8; }
@media (prefers-color-scheme: dark) {
  body { background-color: #1b2025; color: #ece7db; }
  .sheet { background-color: #242a30; }
  .soft { color: #b0aea6; }
  a { color: #b6c978; }
  .action a, .done { background-color: #b6c978; color: #1d2209; }
  .answers a { border-color: #b6c978; }
  blockquote { border-left-color: #5d6770; }
  .rest { background-color: #363e46; }
}`;

/** For the content security policy. */
export const mailStyleHash = `sha256-${createHash("sha256").update(mailStyle).digest("base64")}`;
