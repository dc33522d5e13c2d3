import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from './ordered-id.ts';

/** Key of a row, made by the gateway; of two rows of one moment the earlier one has the lower key. What is written in SQL gets any. */
export const idColumn = () => uuid('id').primaryKey().defaultRandom().$defaultFn(orderedId);
/** Moment in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
