import type { CollaborationSubjectKind, ReportComment, Role } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { collections } from '../collection-requests/collections.tables.ts';
import { contributions } from '../contributions/contributions.tables.ts';
import { dataPoints } from '../data-points/data-points.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/** Comments that belong together, about one subject. They are deleted with the row that the subject names. */
export const threads = pgTable(
  'threads',
  {
    id: idColumn(),
    ...organisationOwner(),
    kind: text('kind').$type<CollaborationSubjectKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    part: text('part').array().notNull(),
    // A foreign key needs a separate column for each table that it refers to; the kind says which of them is filled.
    reportId: uuid('report_id').generatedAlwaysAs(sql`case when kind = 'disclosure' then subject_id end`),
    dataPointId: uuid('data_point_id').generatedAlwaysAs(sql`case when kind = 'data-point' then subject_id end`),
    contributionId: uuid('contribution_id').generatedAlwaysAs(
      sql`case when kind in ('question', 'draft', 'chapter') then subject_id end`,
    ),
    collectionId: uuid('collection_id').generatedAlwaysAs(sql`case when kind = 'collection' then subject_id end`),
    startedAt: instant('started_at').notNull(),
    resolvedAt: instant('resolved_at'),
    resolvedById: uuid('resolved_by_id'),
    resolvedByName: text('resolved_by_name'),
  },
  (table) => [
    check(
      'threads_goes_with_something',
      sql`num_nonnulls(report_id, data_point_id, contribution_id, collection_id) = 1`,
    ),
    index('threads_subject').on(table.subjectId),
    index('threads_report').on(table.reportId),
    index('threads_data_point').on(table.dataPointId),
    index('threads_contribution').on(table.contributionId),
    index('threads_collection').on(table.collectionId),
    unique('threads_id_organisation').on(table.id, table.organisationId),
    foreignKey({
      name: 'threads_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'threads_data_point_fk',
      columns: [table.dataPointId, table.organisationId],
      foreignColumns: [dataPoints.id, dataPoints.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'threads_contribution_fk',
      columns: [table.contributionId, table.organisationId],
      foreignColumns: [contributions.id, contributions.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'threads_collection_fk',
      columns: [table.collectionId, table.organisationId],
      foreignColumns: [collections.id, collections.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** One comment of a thread. */
export const comments = pgTable(
  'comments',
  {
    id: idColumn(),
    ...organisationOwner(),
    threadId: uuid('thread_id').notNull(),
    text: text('text').notNull(),
    mentions: jsonb('mentions').$type<ReportComment['mentions']>().notNull(),
    /** The title of the part when this was written; empty where no title was shown. */
    partTitle: text('part_title').notNull(),
    at: instant('at').notNull(),
    /** Order, also of the same moment. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** An account, or the invitation of somebody from outside. */
    byId: uuid('by_id').notNull(),
    /** The name of that day: an account may be renamed or removed later. */
    byName: text('by_name').notNull(),
    /** What the author was that day, where two sides talk to each other: a role may change later. */
    byRole: text('by_role').$type<Role>(),
  },
  (table) => [
    index('comments_thread').on(table.threadId, table.position),
    foreignKey({
      name: 'comments_thread_fk',
      columns: [table.threadId, table.organisationId],
      foreignColumns: [threads.id, threads.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
