import type { Card } from '@esg/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../../platform/database/index.ts';
import { ownerColumns } from '../payment.tables.ts';
import type { SandboxBehaviour } from './sandbox-numbers.ts';

/** Cards of the sandbox: what is printed on them except the number, and how the test number behaves. */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    id: idColumn(),
    ...ownerColumns(),
    card: jsonb('card').$type<Card>().notNull(),
    funding: text('funding').$type<'credit' | 'debit'>().notNull(),
    behaviour: jsonb('behaviour').$type<SandboxBehaviour>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the token was exchanged for the card; a token works once. */
    keptAt: instant('kept_at'),
  },
  (table) => [...organisationFence(table)],
).enableRLS();
