import { and, eq, inArray } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { collectionBlocks } from './collections.tables.ts';

/** One question of one entity. */
export type QuestionPlace = {
  readonly collectionId: string;
  readonly entityId: string;
  readonly sectionId: string;
};
/** The answer to it: for the whole period, or for one month such as `2026-04`. */
export type AnswerPlace = QuestionPlace & { readonly month?: string | undefined };

const at = (scoped: Scoped, { collectionId, entityId, sectionId }: QuestionPlace) =>
  and(
    ownRows(collectionBlocks, scoped),
    eq(collectionBlocks.collectionId, collectionId),
    eq(collectionBlocks.entityId, entityId),
    eq(collectionBlocks.sectionId, sectionId),
  );

/** The questions of these collections that entities cannot answer. */
export const listBlocks = (scoped: Scoped, collectionIds: readonly string[]) =>
  collectionIds.length === 0
    ? Promise.resolve([])
    : scoped.tx
        .select({
          collectionId: collectionBlocks.collectionId,
          entityId: collectionBlocks.entityId,
          sectionId: collectionBlocks.sectionId,
          reason: collectionBlocks.reason,
        })
        .from(collectionBlocks)
        .where(and(ownRows(collectionBlocks, scoped), inArray(collectionBlocks.collectionId, [...collectionIds])));
export type Block = Awaited<ReturnType<typeof listBlocks>>[number];

/** Stores the reason, in place of an earlier one. */
export const writeBlock = async (scoped: Scoped, place: QuestionPlace, reason: string) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx
    .insert(collectionBlocks)
    .values({ ...place, tenantId, organisationId, reason })
    .onConflictDoUpdate({
      target: [collectionBlocks.collectionId, collectionBlocks.entityId, collectionBlocks.sectionId],
      set: { reason },
    });
};

/** Whether there was one. */
export const deleteBlock = async (scoped: Scoped, place: QuestionPlace): Promise<boolean> => {
  const removed = await scoped.tx
    .delete(collectionBlocks)
    .where(at(scoped, place))
    .returning({ sectionId: collectionBlocks.sectionId });
  return removed.length > 0;
};
