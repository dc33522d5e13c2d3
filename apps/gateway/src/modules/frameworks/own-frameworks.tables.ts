import type { BuilderContent, FrameworkSummary } from '@esg/contract';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { frameworkVersions } from './frameworks.tables.ts';

/** A framework that an organisation composes: its draft, or its last published content. */
export const ownFrameworks = pgTable(
  'own_frameworks',
  {
    id: idColumn(),
    ...organisationOwner(),
    content: jsonb('content').$type<BuilderContent>().notNull(),
    /** False while the content is that of the newest release. */
    isDraft: boolean('is_draft').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedById: uuid('updated_by_id').notNull(),
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    index('own_frameworks_organisation').on(table.organisationId, table.createdAt),
    unique('own_frameworks_id_organisation').on(table.id, table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();

/** A published version of an own framework: its content, and whether reports may still start with it. */
export const frameworkReleases = pgTable(
  'framework_releases',
  {
    versionId: text('version_id')
      .primaryKey()
      .references(() => frameworkVersions.versionId, { onDelete: 'cascade' }),
    ...organisationOwner(),
    frameworkId: uuid('framework_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<BuilderContent>().notNull(),
    summary: jsonb('summary').$type<FrameworkSummary>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedByName: text('published_by_name').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('framework_releases_number').on(table.frameworkId, table.number),
    index('framework_releases_organisation').on(table.organisationId, table.frameworkId),
    foreignKey({
      name: 'framework_releases_framework_fk',
      columns: [table.frameworkId, table.organisationId],
      foreignColumns: [ownFrameworks.id, ownFrameworks.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
