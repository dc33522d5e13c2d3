import type { SignInDomainFailure, SignInProviderChange } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { owner } from '../auth/auth.tables.ts';
import { organisationOwner, organisations } from '../organizations/organizations.tables.ts';
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
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Sealed. */
    clientSecret: text('client_secret').notNull(),
    membership: text('membership').$type<SignInProviderChange['membership']>().notNull(),
    enabled: boolean('enabled').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [...organisationFence(table)],
).enableRLS();

/** Domains of an organisation's people. One counts for its sign-in provider once it is proved, and for one organisation of the tenant. */
export const signInDomains = pgTable(
  'sign_in_domains',
  {
    ...organisationOwner(),
    /** Lower case. */
    domain: text('domain').notNull(),
    /** Place in which the administrator entered it. */
    position: integer('position').notNull(),
    /** What the TXT record has to say: nobody else's record proves it. */
    token: text('token').notNull(),
    provedAt: instant('proved_at'),
    /** When somebody last looked for the record, and why that did not prove it. */
    checkedAt: instant('checked_at'),
    failure: text('failure').$type<SignInDomainFailure>(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.domain] }),
    uniqueIndex('sign_in_domains_proved').on(table.tenantId, table.domain).where(sql`${table.provedAt} is not null`),
    ...organisationFence(table),
  ],
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
