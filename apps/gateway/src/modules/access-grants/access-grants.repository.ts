import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { ownRows, type Scope, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { holdEntities } from '../entities/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';
import { accessGrantEntities, accessGrants } from './access-grants.tables.ts';

/** The person a grant is for, and the organisation whose rows it opens. */
type Holder = { readonly id: string; readonly tenantId: string; readonly organisationId: string };

/** What follows where somebody is given entities, in the same transaction. */
export type OnGiven = (
  deps: Pick<GatewayDeps, 'mailer'>,
  scoped: Scoped,
  given: {
    readonly holderId: string;
    readonly entityIds: readonly string[];
    /** The invitation that they accepted; left out for somebody who had an account before. */
    readonly invited?: { readonly createdAt: Date; readonly acceptPage: string };
  },
  now: Date,
) => Promise<void>;

/** Grants somebody these entities besides those they have. Entities that no longer exist are skipped. */
export const giveEntities = async (tx: Transaction, holder: Holder, entityIds: readonly string[], now: Date) => {
  const { id: holderId, tenantId, organisationId } = holder;
  const present = await holdEntities(tx, organisationId, entityIds);
  await tx
    .insert(accessGrants)
    .values({ tenantId, organisationId, holderId, createdAt: now })
    .onConflictDoNothing({ target: accessGrants.holderId });
  const [grant] = await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(and(eq(accessGrants.organisationId, organisationId), eq(accessGrants.holderId, holderId)));
  if (!grant || present.length === 0) return;
  await tx
    .insert(accessGrantEntities)
    .values(present.map((entityId) => ({ grantId: grant.id, tenantId, organisationId, entityId })))
    .onConflictDoNothing();
};

/**
 * Removes those of `among` from somebody that `kept` does not name. Locked in the order of `holdGivenEntities` first, so that nobody waits for
 * another in a circle.
 */
export const takeEntities = async (
  scoped: Scoped,
  holderId: string,
  { among, kept }: { among: readonly string[]; kept: readonly string[] },
) => {
  const { tx } = scoped;
  const grants = tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(and(ownRows(accessGrants, scoped), eq(accessGrants.holderId, holderId)));
  const taken = await tx
    .select({ id: accessGrantEntities.id })
    .from(accessGrantEntities)
    .where(
      and(
        ownRows(accessGrantEntities, scoped),
        inArray(accessGrantEntities.grantId, grants),
        inArray(accessGrantEntities.entityId, [...among]),
        notInArray(accessGrantEntities.entityId, [...kept]),
      ),
    )
    .orderBy(asc(accessGrantEntities.id))
    .for('update');
  const ids = taken.map(({ id }) => id);
  await tx
    .delete(accessGrantEntities)
    .where(and(ownRows(accessGrantEntities, scoped), inArray(accessGrantEntities.id, ids)));
};

/**
 * Everybody's access to these entities stays for this transaction: what refers to it can be written. Whoever locks requests of the entities
 * does so before.
 */
export const holdGivenEntities = async (scoped: Scoped, entityIds: readonly string[]) => {
  await scoped.tx
    .select({ id: accessGrantEntities.id })
    .from(accessGrantEntities)
    .where(and(ownRows(accessGrantEntities, scoped), inArray(accessGrantEntities.entityId, [...entityIds])))
    .orderBy(asc(accessGrantEntities.id))
    .for('key share');
};

/** Ends a grant: it opens nothing from the next statement on. */
export const endGrant = async (scoped: Scoped, holderId: string) => {
  await scoped.tx.delete(accessGrants).where(and(ownRows(accessGrants, scoped), eq(accessGrants.holderId, holderId)));
};

/** The caller's grant. */
export const findOwnGrant = async (scoped: Scoped): Promise<string | undefined> => {
  const [row] = await scoped.tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(and(ownRows(accessGrants, scoped), eq(accessGrants.holderId, scoped.userId)));
  return row?.id;
};

/** An entity that somebody was given; `id` names both together, until it is taken from them. */
export type GivenEntity = { readonly id: string; readonly holderId: string; readonly entityId: string };

/** Everybody in the organisation with granted entities, and which. */
export const listGivenEntities = (scoped: Scoped): Promise<GivenEntity[]> =>
  scoped.tx
    .select({
      id: accessGrantEntities.id,
      holderId: accessGrants.holderId,
      entityId: accessGrantEntities.entityId,
    })
    .from(accessGrantEntities)
    .innerJoin(accessGrants, eq(accessGrants.id, accessGrantEntities.grantId))
    .where(ownRows(accessGrantEntities, scoped));

/** The holder of what was given, with their present data, and their access narrowed to this entity. */
export const findHolder = async (tx: Transaction, givenId: string) => {
  const [row] = await tx
    .select({ given: accessGrantEntities, holder: users, organisationType: organisations.type })
    .from(accessGrantEntities)
    .innerJoin(accessGrants, eq(accessGrants.id, accessGrantEntities.grantId))
    .innerJoin(users, eq(users.id, accessGrants.holderId))
    .innerJoin(organisations, eq(organisations.id, accessGrantEntities.organisationId))
    .where(eq(accessGrantEntities.id, givenId));
  if (!row) return undefined;
  const { given, holder, organisationType } = row;
  const { tenantId, organisationId, grantId, entityId } = given;
  const { id: userId, role } = holder;
  const scope: Scope = { tenantId, organisationId, userId, role, organisationType, access: { grantId, entityId } };
  return { holder, entityId, scope };
};

/** How many people are given an entity. */
export const countGrantsOf = async (scoped: Scoped, entityId: string): Promise<number> => {
  const { tx } = scoped;
  return tx.$count(
    accessGrantEntities,
    and(ownRows(accessGrantEntities, scoped), eq(accessGrantEntities.entityId, entityId)),
  );
};

/** Gives one entity to everybody who has another, in its place. */
export const passGrantsOn = async (scoped: Scoped, from: string, to: string) => {
  const { tx } = scoped;
  const given = await tx
    .delete(accessGrantEntities)
    .where(and(ownRows(accessGrantEntities, scoped), eq(accessGrantEntities.entityId, from)))
    .returning();
  if (given.length > 0)
    await tx
      .insert(accessGrantEntities)
      .values(given.map(({ id: _ended, ...row }) => ({ ...row, entityId: to })))
      .onConflictDoNothing();
};
