import type { ContentKind, RichTextBlock } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { ownsTenant, tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';

type Words = { en: string; zhTw: string };
type Texts = { en: RichTextBlock[]; zhTw: RichTextBlock[] };
const tenantColumn = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });

/** Everybody of the tenant reads, and the organisation that owns the tenant writes. */
const sharedFence = (table: { tenantId: AnyPgColumn }) =>
  fenceOf(
    ({ tenant }) => sql`${table.tenantId} = ${tenant}`,
    ({ tenant, organisation }) => sql`${table.tenantId} = ${tenant} and ${ownsTenant(tenant, organisation)}`,
  );

/** Headings of a tenant's articles. */
export const contentCategories = pgTable(
  'content_categories',
  {
    id: idColumn(),
    tenantId: tenantColumn(),
    title: jsonb('title').$type<Words>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('content_categories_tenant').on(table.tenantId, table.position), ...sharedFence(table)],
).enableRLS();

/** A tenant's articles and news, in both languages. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: idColumn(),
    tenantId: tenantColumn(),
    kind: text('kind').$type<ContentKind>().notNull(),
    categoryId: uuid('category_id').references(() => contentCategories.id, { onDelete: 'set null' }),
    title: jsonb('title').$type<Words>().notNull(),
    summary: jsonb('summary').$type<Words>().notNull(),
    body: jsonb('body').$type<Texts>().notNull(),
    /** Lower ones come first; where they are equal, the newest does. */
    position: integer('position').notNull().default(0),
    /** Null while only its editors see it. */
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull(),
    /** Name of the last editor; empty for texts that came with the tenant. */
    updatedBy: text('updated_by').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('content_entries_tenant').on(table.tenantId, table.kind), ...sharedFence(table)],
).enableRLS();

/** The moment up to which a person has seen the news, in each organisation they work in. */
export const newsReadMarks = pgTable(
  'news_read_marks',
  {
    tenantId: tenantColumn(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organisationId] }),
    index('news_read_marks_owner').on(table.tenantId, table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();
