import { vi } from 'vitest';
import { findCaughtMail, listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import type { Harness } from '../../testing/harness.ts';

const patience = { timeout: 15_000, interval: 50 };

/** The newest e-mail to this person whose subject matches, once it has come. */
export const mailTo = (h: Harness, recipient: string, subject: RegExp) =>
  vi.waitFor(async () => {
    const mails = await h.database.withSystem(listCaughtMails);
    const head = mails.find((mail) => mail.recipient === recipient && subject.test(mail.subject));
    const mail = head && (await h.database.withSystem((tx) => findCaughtMail(tx, head.id)));
    if (!mail) throw new Error(`No e-mail "${subject}" has come to ${recipient}`);
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
