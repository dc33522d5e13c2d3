import { type BoardCell, countCells, daysIn, type Period } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { type Block, type CollectionRow, listBlocks } from '../collection-requests/index.ts';
import { listCovered } from '../data-points/index.ts';

/** Days of a question that have figures. No two figures share a day. */
type Answered = { readonly sectionId: string; readonly days: number; readonly estimated: boolean };

/** Figures answer a question where they have as many days as the period. */
const isWhole = (answers: readonly Answered[], daysOfPeriod: number) =>
  answers.reduce((all, { days }) => all + days, 0) === daysOfPeriod;

const cellOf = (answers: readonly Answered[], isBlocked: boolean, daysOfPeriod: number): BoardCell => {
  if (isWhole(answers, daysOfPeriod)) return answers.some(({ estimated }) => estimated) ? 's' : 'e';
  return isBlocked ? 'b' : '-';
};

type Asked = { readonly sectionIds: readonly string[]; readonly period: Period };

/**
 * The cells of one entity, one for each section. Figures answer a question once they have all days of the period; then they count more than a
 * reason why there is none.
 */
export const cellsFrom = (
  { sectionIds, period }: Asked,
  answers: readonly Answered[],
  blocks: readonly Pick<Block, 'sectionId'>[],
): string => {
  const answered = Map.groupBy(answers, ({ sectionId }) => sectionId);
  const blocked = new Set(blocks.map(({ sectionId }) => sectionId));
  const daysOfPeriod = daysIn(period);
  return sectionIds.map((id) => cellOf(answered.get(id) ?? [], blocked.has(id), daysOfPeriod)).join('');
};

/** How many of the cells say that there is an answer, that there is a reason for none, and how many there are. */
export const progressIn = (cells: string) => {
  const { answered, blocked, total } = countCells(cells);
  return { answered, blocked, total };
};

type CellsOf = Pick<CollectionRow, 'id' | 'periodStart' | 'periodEnd' | 'sectionIds'>;

const listAnswers = async (scoped: Scoped, row: CellsOf, entityIds: readonly string[]) => {
  const { id, periodStart: start, periodEnd: end, sectionIds } = row;
  const asked = { period: { start, end }, sectionIds };
  const answers = Map.groupBy(await listCovered(scoped, { ...asked, entityIds }), ({ entityId }) => entityId);
  const blocks = Map.groupBy(await listBlocks(scoped, [id]), ({ entityId }) => entityId);
  return entityIds.map((entityId) => {
    const theirs = answers.get(entityId) ?? [];
    return { entityId, asked, answers: theirs, cells: cellsFrom(asked, theirs, blocks.get(entityId) ?? []) };
  });
};

/** The cells of these entities, by their ids. */
export const listCells = async (
  scoped: Scoped,
  row: CellsOf,
  entityIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await listAnswers(scoped, row, entityIds)).map(({ entityId, cells }) => [entityId, cells]));

/** The cells of these entities, and how many questions had their whole answer before the collection asked. */
export const listCellsAndKnown = async (
  scoped: Scoped,
  row: CellsOf & Pick<CollectionRow, 'createdAt'>,
  entityIds: readonly string[],
) => {
  const wasKnown = ({ enteredAt }: { readonly enteredAt: Date | null }) =>
    enteredAt !== null && enteredAt < row.createdAt;
  const all = await listAnswers(scoped, row, entityIds);
  return new Map(
    all.map(({ entityId, asked, answers, cells }) => {
      const known = answers.filter((one) => isWhole([one], daysIn(asked.period)) && wasKnown(one)).length;
      return [entityId, { cells, known }];
    }),
  );
};
