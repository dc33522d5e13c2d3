import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from './ordered-id.ts';

/** Key of a row. Keys made by the gateway sort by the order in which the rows were made; rows inserted in plain SQL get a random key. */
export const idColumn = () => uuid('id').primaryKey().defaultRandom().$defaultFn(orderedId);
/** Moment in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/**
 * JSON that may be a bare text. The library's own column parses such a text once more after the driver, so that a report called "2025" would be
 * read as a number.
 */
export const jsonOrText = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
