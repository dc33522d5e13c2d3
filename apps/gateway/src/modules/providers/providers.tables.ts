import type { SignInDomainFailure, SignInProviderChange } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { owner } from '../auth/auth.tables.ts';
import { organisationOwner, organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** The OpenID Connect provider of an organisation's people: at most one. */
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

/**
 * Domains of an organisation's people. A domain counts for the sign-in provider once it is proved, and only for one organisation of the
 * tenant.
 */
export const signInDomains = pgTable(
  'sign_in_domains',
  {
    ...organisationOwner(),
    /** Lower case. */
    domain: text('domain').notNull(),
    /** Position in which the administrator entered it. */
    position: integer('position').notNull(),
    /** The required content of the TXT record, unique to this organisation. */
    token: text('token').notNull(),
    provedAt: instant('proved_at'),
    /** When the record was last looked up, and why it did not prove the domain. */
    checkedAt: instant('checked_at'),
    failure: text('failure').$type<SignInDomainFailure>(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.domain] }),
    uniqueIndex('sign_in_domains_proved').on(table.tenantId, table.domain).where(sql`${table.provedAt} is not null`),
    ...organisationFence(table),
  ],
).enableRLS();

/** The account of a provider's subject. From its second sign-in on the account is found by this, whatever its e-mail is then. */
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
