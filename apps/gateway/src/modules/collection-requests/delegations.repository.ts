import { and, eq, inArray } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import type { GivenEntity } from '../access-grants/index.ts';
import type { Actor } from '../users/index.ts';
import { collectionDelegations, collectionEvents } from './collections.tables.ts';

type Place = { readonly collectionId: string; readonly entityId: string };
export type Delegation = typeof collectionDelegations.$inferSelect;

const of = (scoped: Scoped, { collectionId, entityId }: Place) =>
  and(
    ownRows(collectionDelegations, scoped),
    eq(collectionDelegations.collectionId, collectionId),
    eq(collectionDelegations.entityId, entityId),
  );

/** The questions of a collection that were handed over, and to whom. */
export const listDelegations = (scoped: Scoped, collectionId: string): Promise<Delegation[]> =>
  scoped.tx
    .select()
    .from(collectionDelegations)
    .where(and(ownRows(collectionDelegations, scoped), eq(collectionDelegations.collectionId, collectionId)));

type Handed = {
  readonly to: GivenEntity & { readonly name: string };
  readonly by: Actor;
  readonly now: Date;
};

/** Hands questions over to somebody, also those that somebody else has. */
export const writeDelegations = async (
  scoped: Scoped,
  { collectionId, entityId }: Place,
  sectionIds: readonly string[],
  { to, by, now }: Handed,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const handed = { givenId: to.id, personId: to.holderId, personName: to.name, byId: by.id, byName: by.name, at: now };
  const place = { tenantId, organisationId, collectionId, entityId };
  await tx
    .insert(collectionDelegations)
    .values(sectionIds.map((sectionId) => ({ ...place, ...handed, sectionId })))
    .onConflictDoUpdate({
      target: [collectionDelegations.collectionId, collectionDelegations.entityId, collectionDelegations.sectionId],
      set: handed,
    });
};

/** Takes questions back; returns those that somebody had. */
export const deleteDelegations = (scoped: Scoped, place: Place, sectionIds: readonly string[]): Promise<Delegation[]> =>
  scoped.tx
    .delete(collectionDelegations)
    .where(and(of(scoped, place), inArray(collectionDelegations.sectionId, [...sectionIds])))
    .returning();

/** The addresses of the colleagues who were asked for. In the name of the organisation. */
export const listWanted = async (scoped: Scoped, { collectionId, entityId }: Place): Promise<string[]> => {
  const wanted = await scoped.tx
    .select({ email: collectionEvents.note })
    .from(collectionEvents)
    .where(
      and(
        ownRows(collectionEvents, scoped),
        eq(collectionEvents.collectionId, collectionId),
        eq(collectionEvents.entityId, entityId),
        eq(collectionEvents.action, 'colleague-wanted'),
      ),
    );
  return wanted.map(({ email }) => email);
};
