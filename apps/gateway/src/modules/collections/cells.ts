import type { BoardCell } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listCollected } from '../data-points/index.ts';
import { type Block, listBlocks } from './blocks.repository.ts';
import type { CollectionRow } from './collections.repository.ts';

type Answered = { readonly sectionId: string; readonly quality: string | null };

const cellOf = (answer: Answered | undefined, block: Pick<Block, 'sectionId'> | undefined): BoardCell => {
  if (answer) return answer.quality === 'estimated' ? 's' : 'e';
  return block ? 'b' : '-';
};

/** The letters of one entity, one for each section. An answer counts more than a reason why there is none. */
export const cellsFrom = (
  sectionIds: readonly string[],
  answers: readonly Answered[],
  blocks: readonly Pick<Block, 'sectionId'>[],
): string => {
  const answered = new Map(answers.map((answer) => [answer.sectionId, answer]));
  const blocked = new Map(blocks.map((block) => [block.sectionId, block]));
  return sectionIds.map((id) => cellOf(answered.get(id), blocked.get(id))).join('');
};

/** How many of the letters say that there is an answer, that there is a reason for none, and how many there are. */
export const progressIn = (cells: string) => {
  const blocked = cells.split('b').length - 1;
  const missing = cells.split('-').length - 1;
  return { answered: cells.length - blocked - missing, blocked, total: cells.length };
};

/** The letters of these entities, by their ids. */
export const cellsOf = async (
  scoped: Scoped,
  { id, reportingTimeId, sectionIds }: Pick<CollectionRow, 'id' | 'reportingTimeId' | 'sectionIds'>,
  entityIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const answers = Map.groupBy(
    await listCollected(scoped, { reportingTimeId, sectionIds, entityIds }),
    ({ entityId }) => entityId,
  );
  const blocks = Map.groupBy(await listBlocks(scoped, [id]), ({ entityId }) => entityId);
  return new Map(
    entityIds.map((entityId) => [
      entityId,
      cellsFrom(sectionIds, answers.get(entityId) ?? [], blocks.get(entityId) ?? []),
    ]),
  );
};
