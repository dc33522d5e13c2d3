import { desc, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { caughtMails } from './mail.tables.ts';
import type { CheckedMail } from './mail.ts';

/** How many e-mails the mailbox keeps; the oldest leave first. */
export const mailboxSizeMax = 200;

export type CaughtMail = typeof caughtMails.$inferSelect;
export type CaughtMailHead = Pick<CaughtMail, 'id' | 'recipient' | 'senderName' | 'subject' | 'caughtAt'>;

/** Keeps an e-mail under the id of its job, once however often the job runs, and lets go of the oldest. */
export const catchMail = async (
  tx: Transaction,
  id: string,
  { to, replyTo, attachment: _file, ...mail }: CheckedMail,
  now: Date,
) => {
  const row = { id, ...mail, recipient: to, replyTo: replyTo ?? null, caughtAt: now };
  await tx.insert(caughtMails).values(row).onConflictDoNothing();
  const newest = tx
    .select({ id: caughtMails.id })
    .from(caughtMails)
    .orderBy(desc(caughtMails.caughtAt), caughtMails.id)
    .limit(mailboxSizeMax);
  await tx.delete(caughtMails).where(notInArray(caughtMails.id, newest));
};

/** Every caught e-mail, newest first, without its content. */
export const listCaughtMails = (tx: Transaction): Promise<CaughtMailHead[]> => {
  const { id, recipient, senderName, subject, caughtAt } = caughtMails;
  return tx
    .select({ id, recipient, senderName, subject, caughtAt })
    .from(caughtMails)
    .orderBy(desc(caughtAt), id)
    .limit(mailboxSizeMax);
};

/** One caught e-mail. */
export const findCaughtMail = async (tx: Transaction, id: string): Promise<CaughtMail | undefined> => {
  const [mail] = await tx.select().from(caughtMails).where(eq(caughtMails.id, id));
  return mail;
};
