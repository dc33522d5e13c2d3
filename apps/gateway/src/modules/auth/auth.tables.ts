import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';

const owner = () => ({
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

/** One sign-in on the accounts site, held there by a cookie. Signing out ends it with every session it gave out. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: idColumn(),
    ...owner(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sign_ins_user').on(table.userId), ...organisationFence(table)],
).enableRLS();

/** One family of rotating refresh tokens: `generation` counts its rotations and only the newest is good (decision 4). */
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
