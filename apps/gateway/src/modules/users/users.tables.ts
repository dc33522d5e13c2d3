import type { Language, Role } from '@esg/contract';
import { type AnyPgColumn, boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** A person with an account. The same e-mail may exist once in each tenant. */
export const users = pgTable(
  'users',
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
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    role: text('role').$type<Role>().notNull(),
    /** Country of the number's code, as `system/countries` lists it, and the number without the code. */
    phoneCountry: text('phone_country'),
    phoneNumber: text('phone_number'),
    department: text('department'),
    /** Pictures in `files`; without a foreign key, because the picture is replaced before its file is deleted. */
    avatarFileId: uuid('avatar_file_id'),
    avatarThumbnailFileId: uuid('avatar_thumbnail_file_id'),
    /** The entities manager of a basic user, for the entities they add. */
    entitiesManagerId: uuid('entities_manager_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Stored here, because sign-ins are deleted some time after they end. */
    lastSignInAt: instant('last_sign_in_at'),
    /** Argon2id in PHC form; null for somebody who only signs in another way. */
    passwordHash: text('password_hash'),
    /** Somebody else set the password: the next sign-in asks for a new one. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    acceptedTermsAt: instant('accepted_terms_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('users_tenant_email').on(table.tenantId, table.email),
    index('users_organisation').on(table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();
