import type { Language, Role } from '@esg/contract';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** Somebody who was invited to an organisation and has not accepted yet. Accepting deletes the row and creates the account. */
export const invitations = pgTable(
  'invitations',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    role: text('role').$type<Role>().notNull(),
    /** Entities that an invited entity user will answer for; empty for every other role. */
    entityIds: uuid('entity_ids').array().notNull().default([]),
    language: text('language').$type<Language>().notNull(),
    /** Name of the inviter, stored because the inviter may leave. */
    invitedByName: text('invited_by_name').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** Of the links in earlier letters that are as good, because nobody sent the invitation again. */
    alsoHashes: text('also_hashes').array().notNull().default([]),
    /** Of links that are no good any more, because the invitation was sent again. */
    replacedHashes: text('replaced_hashes').array().notNull().default([]),
    /** Address at which it is accepted, without the secret; empty where the person has to leave another organisation first. */
    acceptPage: text('accept_page').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('invitations_organisation_email').on(table.organisationId, table.email),
    index('invitations_tenant_email').on(table.tenantId, table.email),
    ...organisationFence(table),
  ],
).enableRLS();
