import type { CollectionEvent, RequestStatus } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { bigint, date, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  givenEntities,
  idColumn,
  instant,
  ofSuppliersColumn,
  openTo,
  organisationFence,
  partyFence,
} from '../../platform/database/index.ts';
import { accessGrantEntities } from '../access-grants/access-grants.tables.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reportingTimes } from '../reporting-times/reporting-times.tables.ts';
import { users } from '../users/users.tables.ts';

/** Figures of one reporting time that many entities are asked for (docs/adr/0085), or many suppliers (docs/adr/0088). */
export const collections = pgTable(
  'collections',
  {
    id: idColumn(),
    ...organisationOwner(),
    /** Whom it asks: suppliers, or entities. */
    ofSuppliers: ofSuppliersColumn(),
    name: text('name').notNull(),
    message: text('message').notNull().default(''),
    /** The version of the framework whose metrics were chosen. */
    versionId: text('version_id'),
    reportingTimeId: uuid('reporting_time_id').notNull(),
    /** The days of the reporting time, kept equal by the foreign key. */
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    /** Sections of the metric library: the questions, in their order. */
    sectionIds: text('section_ids').array().notNull(),
    approverId: uuid('approver_id').references(() => users.id, { onDelete: 'set null' }),
    /** Origin of the site at which it was made, for links in letters. */
    site: text('site').notNull(),
    closedAt: instant('closed_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
  },
  (table) => [
    index('collections_organisation').on(table.organisationId, table.createdAt, table.id),
    unique('collections_id_organisation').on(table.id, table.organisationId),
    unique('collections_id_supplier').on(table.id, table.organisationId, table.ofSuppliers),
    foreignKey({
      name: 'collections_time_fk',
      columns: [table.reportingTimeId, table.organisationId, table.periodStart, table.periodEnd],
      foreignColumns: [
        reportingTimes.id,
        reportingTimes.organisationId,
        reportingTimes.periodStart,
        reportingTimes.periodEnd,
      ],
    }),
    ...organisationFence(table),
    ...partyFence(table.ofSuppliers),
    ...openTo(
      table,
      () => sql`${table.id} in (select collection_id from collection_requests where entity_id in ${givenEntities})`,
    ),
  ],
).enableRLS();

const ofCollection = () => ({ collectionId: uuid('collection_id').notNull(), ...organisationOwner() });

/** What a collection asks of one entity. Whoever answers, submits, decides or closes locks this row first. */
export const collectionRequests = pgTable(
  'collection_requests',
  {
    ...ofCollection(),
    entityId: uuid('entity_id').notNull(),
    /** Kept equal to both, the collection's and the entity's, by the foreign keys. */
    ofSuppliers: ofSuppliersColumn(),
    status: text('status').$type<RequestStatus>().notNull().default('open'),
    note: text('note').notNull().default(''),
    submittedAt: instant('submitted_at'),
    submittedById: uuid('submitted_by_id'),
    submittedByName: text('submitted_by_name'),
    decidedAt: instant('decided_at'),
    decidedById: uuid('decided_by_id'),
    decidedByName: text('decided_by_name'),
    remindedAt: instant('reminded_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.entityId] }),
    index('collection_requests_entity').on(table.entityId),
    foreignKey({
      name: 'collection_requests_collection_fk',
      columns: [table.collectionId, table.organisationId, table.ofSuppliers],
      foreignColumns: [collections.id, collections.organisationId, collections.ofSuppliers],
    }).onDelete('cascade'),
    foreignKey({
      name: 'collection_requests_entity_fk',
      columns: [table.entityId, table.organisationId, table.ofSuppliers],
      foreignColumns: [entities.id, entities.organisationId, entities.isSupplier],
    }),
    ...organisationFence(table),
    ...partyFence(table.ofSuppliers),
    ...openTo(table, () => sql`${table.entityId} in ${givenEntities}`, ['select', 'update']),
  ],
).enableRLS();

/** A question that an entity cannot answer, and why. */
export const collectionBlocks = pgTable(
  'collection_blocks',
  {
    ...ofCollection(),
    entityId: uuid('entity_id').notNull(),
    sectionId: text('section_id').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.entityId, table.sectionId] }),
    foreignKey({
      name: 'collection_blocks_request_fk',
      columns: [table.collectionId, table.entityId],
      foreignColumns: [collectionRequests.collectionId, collectionRequests.entityId],
    }).onDelete('cascade'),
    ...organisationFence(table),
    ...openTo(table, () => sql`${table.entityId} in ${givenEntities}`, ['select', 'insert', 'update', 'delete']),
  ],
).enableRLS();

/** A question that somebody of the entity handed over to a colleague. It ends with the colleague's access to the entity. */
export const collectionDelegations = pgTable(
  'collection_delegations',
  {
    ...ofCollection(),
    entityId: uuid('entity_id').notNull(),
    sectionId: text('section_id').notNull(),
    /** What makes the colleague one: the entity that they were given. */
    givenId: uuid('given_id').notNull(),
    personId: uuid('person_id').notNull(),
    personName: text('person_name').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.entityId, table.sectionId] }),
    index('collection_delegations_given').on(table.givenId),
    foreignKey({
      name: 'collection_delegations_request_fk',
      columns: [table.collectionId, table.entityId],
      foreignColumns: [collectionRequests.collectionId, collectionRequests.entityId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'collection_delegations_given_fk',
      columns: [table.givenId, table.organisationId],
      foreignColumns: [accessGrantEntities.id, accessGrantEntities.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
    ...openTo(table, () => sql`${table.entityId} in ${givenEntities}`, ['select', 'insert', 'update', 'delete']),
  ],
).enableRLS();

/** What happened in a collection. Append only: the database refuses to change a row. */
export const collectionEvents = pgTable(
  'collection_events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofCollection(),
    /** Null for an event of the whole collection. Outlives its entity. */
    entityId: uuid('entity_id'),
    sectionId: text('section_id'),
    action: text('action').$type<CollectionEvent['action']>().notNull(),
    note: text('note').notNull().default(''),
    byId: uuid('by_id').notNull(),
    /** The name on that day: an account may be renamed or removed later. */
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('collection_events_collection').on(table.collectionId, table.position),
    foreignKey({
      name: 'collection_events_collection_fk',
      columns: [table.collectionId, table.organisationId],
      foreignColumns: [collections.id, collections.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
    ...openTo(table, () => sql`${table.entityId} in ${givenEntities}`, ['insert']),
  ],
).enableRLS();
