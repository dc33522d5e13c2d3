import type { EntityFieldChange, EntityHistoryEntry } from '@esg/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** The history of entities. Append only: the database refuses to change a row. Outlives its entity. */
export const entityHistory = pgTable(
  'entity_history',
  {
    id: idColumn(),
    ...organisationOwner(),
    entityId: uuid('entity_id').notNull(),
    action: text('action').$type<EntityHistoryEntry['action']>().notNull(),
    through: text('through').$type<NonNullable<EntityHistoryEntry['through']>>(),
    changes: jsonb('changes').$type<EntityFieldChange[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
  },
  (table) => [
    index('entity_history_entity').on(table.organisationId, table.entityId, table.createdAt, table.id),
    ...organisationFence(table),
  ],
).enableRLS();
