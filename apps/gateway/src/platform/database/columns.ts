import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Key of a row, made by the gateway. */
export const idColumn = () => uuid('id').primaryKey().defaultRandom();
/** Moment in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
