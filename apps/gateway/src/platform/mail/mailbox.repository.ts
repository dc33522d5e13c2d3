import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { caughtMails } from './mail.tables.ts';
import type { CheckedMail } from './mail.ts';

/** How many e-mails the mailbox stores; the oldest are deleted first. */
export const mailboxSizeMax = 200;
/** How many of them keep their attached file. */
export const mailboxFilesMax = 20;

export type CaughtMail = typeof caughtMails.$inferSelect;
export type CaughtMailHead = Pick<CaughtMail, 'id' | 'recipient' | 'senderName' | 'subject' | 'caughtAt'>;

const forgetFiles = async (tx: Transaction) => {
  const withFile = isNotNull(caughtMails.attachment);
  const newest = tx
    .select({ id: caughtMails.id })
    .from(caughtMails)
    .where(withFile)
    .orderBy(desc(caughtMails.caughtAt), caughtMails.id)
    .limit(mailboxFilesMax);
  await tx
    .update(caughtMails)
    .set({ attachment: null })
    .where(and(withFile, notInArray(caughtMails.id, newest)));
};

/** Stores an e-mail under the id of its job, once however often the job runs, and deletes the oldest. */
export const catchMail = async (
  tx: Transaction,
  id: string,
  { to, replyTo, attachment, ...mail }: CheckedMail,
  now: Date,
) => {
  const row = { id, ...mail, recipient: to, replyTo: replyTo ?? null, attachment: attachment ?? null, caughtAt: now };
  await tx.insert(caughtMails).values(row).onConflictDoNothing();
  const newest = tx
    .select({ id: caughtMails.id })
    .from(caughtMails)
    .orderBy(desc(caughtMails.caughtAt), caughtMails.id)
    .limit(mailboxSizeMax);
  await tx.delete(caughtMails).where(notInArray(caughtMails.id, newest));
  if (attachment) await forgetFiles(tx);
};

/** Every stored e-mail, newest first, without its content. */
export const listCaughtMails = (tx: Transaction): Promise<CaughtMailHead[]> => {
  const { id, recipient, senderName, subject, caughtAt } = caughtMails;
  return tx
    .select({ id, recipient, senderName, subject, caughtAt })
    .from(caughtMails)
    .orderBy(desc(caughtAt), id)
    .limit(mailboxSizeMax);
};

/** One stored e-mail. */
export const findCaughtMail = async (tx: Transaction, id: string): Promise<CaughtMail | undefined> => {
  const [mail] = await tx.select().from(caughtMails).where(eq(caughtMails.id, id));
  return mail;
};
