import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant } from '../database/index.ts';

/** E-mails that were stored instead of sent, where no mail server is set. No signed-in person can read them by the API. */
export const caughtMails = pgTable(
  'caught_mails',
  {
    id: idColumn(),
    recipient: text('recipient').notNull(),
    senderName: text('sender_name').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** The attached file, its bytes in base64. Only the newest e-mails keep theirs. */
    attachment: jsonb('attachment').$type<{ name: string; base64: string }>(),
    caughtAt: instant('caught_at').notNull(),
  },
  (table) => [index('caught_mails_caught').on(table.caughtAt.desc(), table.id), ...fenceOf(() => sql`false`)],
).enableRLS();
