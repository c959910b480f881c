import { expect, type FrameLocator, type Page } from "@playwright/test";

/** Waits until a mail to somebody is in the local mailbox, and gives the address of the newest. */
export async function mailTo({ request }: Page, subject: string, to: string): Promise<string> {
  let address = "";
  const look = async () => {
    const list = await (await request.get("/mailbox")).text();
    const mine = list.split("<li").find((item) => item.includes(to) && item.includes(subject));
    address = /href="([^"]+)"/.exec(mine ?? "")?.[1] ?? "";
    return address;
  };
  await expect.poll(look, { message: `a mail ${subject} to ${to}` }).not.toBe("");
  return address;
}

/** Opens the newest mail to somebody in the local mailbox, once it has arrived, and gives its HTML form. */
export async function openMail(page: Page, subject: string, to: string): Promise<FrameLocator> {
  await page.goto(await mailTo(page, subject, to));
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  return page.frameLocator("iframe");
}
