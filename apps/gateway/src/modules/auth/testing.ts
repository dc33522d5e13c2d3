import { vi } from 'vitest';
import { findCaughtMail, listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import type { Harness } from '../../testing/harness.ts';

const patience = { timeout: 15_000, interval: 50 };

/** The newest e-mail to this person whose subject and text match, once it has arrived. One of an earlier test may arrive late. */
export const mailTo = (h: Harness, recipient: string, subject: RegExp, text = /./) =>
  vi.waitFor(async () => {
    const mails = await h.database.withSystem(listCaughtMails);
    const heads = mails.filter((mail) => mail.recipient === recipient && subject.test(mail.subject));
    const read = ({ id }: (typeof heads)[number]) => h.database.withSystem((tx) => findCaughtMail(tx, id));
    const mail = (await Promise.all(heads.map(read))).find((found) => found && text.test(found.text));
    if (!mail) throw new Error(`No e-mail "${subject}" with ${text} has come to ${recipient}`);
    return mail;
  }, patience);

/** The address in an e-mail that leads to this page, and the key in it. */
export const linkIn = (mail: { text: string }, path: string) => {
  const url = mail.text
    .match(/https?:\S+/g)
    ?.map((address) => new URL(address))
    .find(({ pathname }) => pathname === path);
  if (!url) throw new Error(`The e-mail has no link to ${path}`);
  return { url, key: url.searchParams.get('key') ?? '' };
};
