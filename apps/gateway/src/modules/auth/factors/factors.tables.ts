import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../../platform/database/index.ts';
import { users } from '../../users/users.tables.ts';
import { owner } from '../auth.tables.ts';

/** The authenticator app (TOTP, RFC 6238) that is required after the password. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    ...owner(),
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** The half minute of the code that was used last: no code works twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [...organisationFence(table)],
).enableRLS();

/** A code to sign in with when the app is lost, each once. Stored as its hash; used ones are removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: idColumn(), ...owner(), codeHash: text('code_hash').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [unique('recovery_codes_user_code').on(table.userId, table.codeHash), ...organisationFence(table)],
).enableRLS();

/** A passkey (WebAuthn, discoverable, with user verification). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    ...owner(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's counter of uses: a lower number than this is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    /** Host it was made for; it works at no other. */
    rpId: text('rp_id').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    unique('passkeys_credential').on(table.tenantId, table.credentialId),
    index('passkeys_user').on(table.userId),
    ...organisationFence(table),
  ],
).enableRLS();
