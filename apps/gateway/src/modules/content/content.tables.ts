import type { ContentKind } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant } from '../../platform/database/index.ts';
import { ownsTenant, tenants } from '../tenants/tenants.tables.ts';

type Words = { en: string; zhTw: string };
const tenantColumn = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });

/** Everybody of the tenant reads, the organisation that owns the tenant writes. */
const sharedFence = (table: { tenantId: AnyPgColumn }) =>
  fenceOf(
    ({ tenant }) => sql`${table.tenantId} = ${tenant}`,
    ({ tenant, organisation }) => sql`${table.tenantId} = ${tenant} and ${ownsTenant(tenant, organisation)}`,
  );

/** Headings under which a tenant's articles stand. */
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
    /** Markdown. */
    body: jsonb('body').$type<Words>().notNull(),
    /** Null while only its editors see it. */
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('content_entries_tenant').on(table.tenantId, table.kind), ...sharedFence(table)],
).enableRLS();
