import type { Brand, BrandRemark, ColorSetting } from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant } from '../../platform/database/index.ts';
import { files } from '../files/files.tables.ts';
import { ownsTenant, tenants } from '../tenants/tenants.tables.ts';

const tenantColumn = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });
const picture = (name: string) => uuid(name).references(() => files.id);

/**
 * Versions of each tenant's brand (spec section 3, tenant settings): a draft, the published one, and former ones. Names of people are
 * stored, because a version outlives an account.
 */
export const brands = pgTable(
  'brands',
  {
    id: idColumn(),
    tenantId: tenantColumn(),
    state: text('state').$type<Brand['state']>().notNull(),
    /** Counts publications from 1; null for a draft. */
    number: integer('number'),
    companyName: text('company_name').notNull(),
    supportEmail: text('support_email').notNull(),
    colorSetting: jsonb('color_setting').$type<ColorSetting>().notNull(),
    logoFileId: picture('logo_file_id'),
    logoDarkFileId: picture('logo_dark_file_id'),
    miniLogoFileId: picture('mini_logo_file_id'),
    faviconFileId: picture('favicon_file_id'),
    /** From the tenant's counter at each change; never the same twice. */
    version: integer('version').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    updatedById: uuid('updated_by_id'),
    updatedByName: text('updated_by_name'),
    publishedAt: instant('published_at'),
    publishedById: uuid('published_by_id'),
    publishedByName: text('published_by_name'),
    restoredFromId: uuid('restored_from_id').references((): AnyPgColumn => brands.id),
  },
  (table) => [
    uniqueIndex('brands_one_draft').on(table.tenantId).where(sql`${table.state} = 'draft'`),
    uniqueIndex('brands_one_published').on(table.tenantId).where(sql`${table.state} = 'published'`),
    unique('brands_number').on(table.tenantId, table.number),
    /** For `tenants`: its brand is its own, and published. */
    unique('brands_state').on(table.id, table.tenantId, table.state),
    check('brands_states', sql`${table.state} in ('draft', 'published', 'superseded')`),
    check('brands_draft_has_no_number', sql`(${table.state} = 'draft') = (${table.number} is null)`),
    ...fenceOf(
      ({ tenant, organisation }) =>
        sql`${table.tenantId} = ${tenant} and (${table.state} = 'published' or ${ownsTenant(tenant, organisation)})`,
      ({ tenant, organisation }) => sql`${table.tenantId} = ${tenant} and ${ownsTenant(tenant, organisation)}`,
    ),
  ],
).enableRLS();

const ownFence = (table: { tenantId: AnyPgColumn }) =>
  fenceOf(
    ({ tenant, organisation }): SQL => sql`${table.tenantId} = ${tenant} and ${ownsTenant(tenant, organisation)}`,
  );

/**
 * Comments and approvals of a draft with author and time, in rows that never change. Deleted with a discarded draft; a published version
 * keeps them.
 */
export const brandRemarks = pgTable(
  'brand_remarks',
  {
    id: idColumn(),
    tenantId: tenantColumn(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<BrandRemark['kind']>().notNull(),
    text: text('text'),
    /** The draft's version at that moment: an approval is valid for no other. */
    version: integer('version').notNull(),
    authorId: uuid('author_id').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('brand_remarks_brand').on(table.brandId),
    check('brand_remarks_kinds', sql`${table.kind} in ('comment', 'approved', 'withdrawn')`),
    check('brand_remarks_text', sql`(${table.kind} = 'comment') = (${table.text} is not null)`),
    ...ownFence(table),
  ],
).enableRLS();

/** Links under which a draft is shown to whoever has them. Gone with the draft. */
export const brandPreviewLinks = pgTable(
  'brand_preview_links',
  {
    id: idColumn(),
    tenantId: tenantColumn(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    createdById: uuid('created_by_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('brand_preview_links_brand').on(table.brandId), ...ownFence(table)],
).enableRLS();
