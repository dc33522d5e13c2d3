import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';

/** The owner of a row: one person of one organisation of one tenant. */
export const owner = () => ({
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** One sign-in on the accounts site, identified by a cookie. Signing out ends it with every session of it. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: idColumn(),
    ...owner(),
    /** The device, as far as the browser reported it: shown to its owner. */
    browser: text('browser'),
    system: text('system'),
    address: text('address'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sign_ins_user').on(table.userId), ...organisationFence(table)],
).enableRLS();

/** One family of rotating refresh tokens: `generation` counts its rotations and only the newest is valid (decision 4). */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    signInId: uuid('sign_in_id')
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    ...owner(),
    generation: integer('generation').notNull().default(1),
    rotatedAt: instant('rotated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_sign_in').on(table.signInId), ...organisationFence(table)],
).enableRLS();

/**
 * The purpose of a secret: the link of an e-mail, or the next step of a sign-in. The secret is stored as its hash, and the row is deleted
 * when it is used. Only the product itself reads it, because whoever brings a secret is not signed in.
 */
export const oneTimeKeys = pgTable(
  'one_time_keys',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** Its purpose. */
    kind: text('kind').notNull(),
    /** Its subject: an e-mail address, or the id of an account. */
    subject: text('subject').notNull(),
    data: jsonb('data').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** Codes that were tried with it. */
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('one_time_keys_subject').on(table.tenantId, table.subject),
    ...fenceOf(({ tenant }) => sql`${table.tenantId} = ${tenant} and false`),
  ],
).enableRLS();
