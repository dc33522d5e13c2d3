import type { CollaborationSubjectKind } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { accessGrantEntities } from '../access-grants/access-grants.tables.ts';
import { contributions } from '../contributions/contributions.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** The subjects of links: the questions of an invitation, the draft that it is for, or one entity that somebody was given. */
export type GuestSubjectKind = Extract<CollaborationSubjectKind, 'question' | 'draft'> | 'entity';

/** Somebody who may open one subject by links of their own, without signing in, until a day. */
export const guests = pgTable(
  'guests',
  {
    ...organisationOwner(),
    /** The id of the subject, and of a person without an account wherever somebody is named by an id. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<GuestSubjectKind>().notNull(),
    // For a foreign key: a guest is deleted with what they were invited to.
    contributionId: uuid('contribution_id').generatedAlwaysAs(sql`case when kind in ('question', 'draft') then id end`),
    givenEntityId: uuid('given_entity_id').generatedAlwaysAs(sql`case when kind = 'entity' then id end`),
    /** When every link expires. */
    expiresAt: instant('expires_at').notNull(),
    /** Set while the links are closed. */
    withdrawnAt: instant('withdrawn_at'),
    openedAt: instant('opened_at'),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    unique('guests_id_organisation').on(table.id, table.organisationId),
    check('guests_subject', sql`num_nonnulls(contribution_id, given_entity_id) = 1`),
    index('guests_organisation').on(table.organisationId),
    index('guests_contribution').on(table.contributionId),
    index('guests_given_entity').on(table.givenEntityId),
    foreignKey({
      name: 'guests_contribution_fk',
      columns: [table.contributionId, table.organisationId],
      foreignColumns: [contributions.id, contributions.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'guests_given_entity_fk',
      columns: [table.givenEntityId, table.organisationId],
      foreignColumns: [accessGrantEntities.id, accessGrantEntities.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Links in e-mails. Each e-mail has one of its own, and all of them work until the guest's expiry. */
export const guestLinks = pgTable(
  'guest_links',
  {
    ...organisationOwner(),
    /** SHA-256 of the secret, which is only in the e-mail. */
    secretHash: text('secret_hash').primaryKey(),
    guestId: uuid('guest_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('guest_links_guest').on(table.guestId),
    foreignKey({
      name: 'guest_links_fk',
      columns: [table.guestId, table.organisationId],
      foreignColumns: [guests.id, guests.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Sessions opened by links, one for each browser. */
export const guestSessions = pgTable(
  'guest_sessions',
  {
    ...organisationOwner(),
    secretHash: text('secret_hash').primaryKey(),
    /** Names the session in tokens that it earns. */
    id: uuid('id').notNull().unique().defaultRandom(),
    guestId: uuid('guest_id').notNull(),
    /** The device, as far as the browser reported it; unknown for sessions that list no devices. */
    browser: text('browser'),
    system: text('system'),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    index('guest_sessions_guest').on(table.guestId),
    index('guest_sessions_used').on(table.usedAt),
    foreignKey({
      name: 'guest_sessions_fk',
      columns: [table.guestId, table.organisationId],
      foreignColumns: [guests.id, guests.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
