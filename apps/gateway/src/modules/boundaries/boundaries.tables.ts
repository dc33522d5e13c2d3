import type { BoundaryEvent, ConsolidationApproach, Holding } from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

const author = () => ({
  byId: uuid('by_id').notNull(),
  byName: text('by_name').notNull(),
  at: instant('at').notNull(),
});

/** The approach that an organisation chose in a year; later years use it too. */
export const boundaries = pgTable(
  'boundaries',
  {
    ...organisationOwner(),
    year: integer('year').notNull(),
    approach: text('approach').$type<ConsolidationApproach>().notNull(),
    version: integer('version').notNull().default(1),
    ...author(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.year] }), ...organisationFence(table)],
).enableRLS();

/** The values of an entity in a year; later years use them too. */
export const boundaryEntities = pgTable(
  'boundary_entities',
  {
    ...organisationOwner(),
    year: integer('year').notNull(),
    entityId: uuid('entity_id').notNull(),
    kind: text('kind').$type<Holding['kind']>().notNull(),
    ownership: numeric('ownership').notNull(),
    operated: boolean('operated').notNull(),
    financialControl: text('financial_control').$type<Holding['financialControl']>().notNull(),
    joinedOn: date('joined_on', { mode: 'string' }),
    leftOn: date('left_on', { mode: 'string' }),
    exclusion: text('exclusion').notNull().default(''),
    ownFigures: text('own_figures').$type<NonNullable<Holding['ownFigures']>>(),
    version: integer('version').notNull().default(1),
    ...author(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.entityId, table.year] }),
    foreignKey({
      name: 'boundary_entities_entity_fk',
      columns: [table.entityId, table.organisationId],
      foreignColumns: [entities.id, entities.organisationId],
    }).onDelete('cascade'),
    check('boundary_entities_ownership', sql`${table.ownership} between 0 and 100`),
    ...organisationFence(table),
  ],
).enableRLS();

type State = Pick<BoundaryEvent, 'approach' | 'holding'>;

/** Every change of a boundary. Append only: the database refuses to change a row. Outlives its entity. */
export const boundaryEvents = pgTable(
  'boundary_events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...organisationOwner(),
    year: integer('year').notNull(),
    /** Null for the approach. */
    entityId: uuid('entity_id'),
    state: jsonb('state').$type<State>().notNull(),
    ...author(),
  },
  (table) => [
    index('boundary_events_year').on(table.organisationId, table.year, table.position),
    ...organisationFence(table),
  ],
).enableRLS();
