import type { ApiScope } from '@esg/contract';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** Keys of the public API. They belong to the organisation: the person who made one may leave, and it keeps working. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: idColumn(),
    ...organisationOwner(),
    name: text('name').notNull(),
    /** First characters of the secret. */
    prefix: text('prefix').notNull(),
    /**
     * SHA-256 of the secret. A slow, salted hash protects passwords that people think up; these are 256 random bits that nobody can guess,
     * and every call has to find its row by this.
     */
    secretHash: text('secret_hash').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    revokedById: uuid('revoked_by_id'),
  },
  (table) => [
    unique('api_keys_secret').on(table.secretHash),
    index('api_keys_owner').on(table.tenantId, table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();
