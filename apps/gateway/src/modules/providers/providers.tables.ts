import type { SignInProviderChange } from '@esg/contract';
import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { owner } from '../auth/auth.tables.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** The OpenID Connect provider through which an organisation's people may sign in: at most one. */
export const signInProviders = pgTable(
  'sign_in_providers',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .unique()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Sealed. */
    clientSecret: text('client_secret').notNull(),
    /** Lower case. */
    domains: text('domains').array().notNull(),
    membership: text('membership').$type<SignInProviderChange['membership']>().notNull(),
    enabled: boolean('enabled').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [...organisationFence(table)],
).enableRLS();

/** Whom a provider means by a subject. An account is found by this from its second sign-in on, whatever its e-mail is then. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    id: idColumn(),
    ...owner(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => signInProviders.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('provider_accounts_subject').on(table.providerId, table.subject),
    unique('provider_accounts_user').on(table.providerId, table.userId),
    ...organisationFence(table),
  ],
).enableRLS();
