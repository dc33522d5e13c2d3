import type { CollaborationSubjectKind } from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { givenEntities, idColumn, instant, openTo, organisationFence } from '../../platform/database/index.ts';
import { contributions } from '../contributions/contributions.tables.ts';
import { dataPoints } from '../data-points/data-points.tables.ts';
import { files } from '../files/files.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/** The subject's id where the subject is of such a kind, for a foreign key. */
const subjectOf = (name: string, condition: SQL) =>
  uuid(name).generatedAlwaysAs(sql`case when ${condition} then subject_id end`);

/**
 * Which file is attached to what, by whom and when. The generated columns are for foreign keys: a subject belongs to the same organisation,
 * and its attachments are deleted with it (docs/adr/0076).
 */
export const attachments = pgTable(
  'attachments',
  {
    id: idColumn(),
    ...organisationOwner(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    subjectKind: text('subject_kind').$type<CollaborationSubjectKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Empty for the whole subject. */
    part: text('part').array().notNull(),
    /** What the document is called there. */
    name: text('name').notNull(),
    /** Page or cell. */
    reference: text('reference').notNull().default(''),
    at: instant('at').notNull(),
    /** Order, even at the same moment. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    byId: uuid('by_id').notNull(),
    /** The name on that day: an account may be renamed or removed later. */
    byName: text('by_name').notNull(),
    dataPointId: subjectOf('data_point_id', sql`subject_kind = 'data-point'`),
    contributionId: subjectOf('contribution_id', sql`subject_kind = 'question'`),
    reportId: subjectOf('report_id', sql`subject_kind in ('report', 'disclosure')`),
  },
  (table) => [
    unique('attachments_once').on(table.subjectId, table.subjectKind, table.part, table.fileId),
    index('attachments_file').on(table.fileId),
    index('attachments_data_point').on(table.dataPointId).where(sql`${table.dataPointId} is not null`),
    index('attachments_contribution').on(table.contributionId).where(sql`${table.contributionId} is not null`),
    index('attachments_report').on(table.reportId).where(sql`${table.reportId} is not null`),
    check('attachments_subject', sql`num_nonnulls(data_point_id, contribution_id, report_id) = 1`),
    foreignKey({
      name: 'attachments_data_point_fk',
      columns: [table.dataPointId, table.organisationId],
      foreignColumns: [dataPoints.id, dataPoints.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'attachments_contribution_fk',
      columns: [table.contributionId, table.organisationId],
      foreignColumns: [contributions.id, contributions.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'attachments_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
    ...openTo(
      table,
      () =>
        sql`${table.subjectKind} = 'data-point' and ${table.subjectId} in (select id from data_points where entity_id in ${givenEntities})`,
      ['select', 'insert', 'delete'],
    ),
  ],
).enableRLS();
