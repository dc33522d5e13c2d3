import {
  type ClimateScreeningQuery,
  issueAt,
  type ScreenedCategory,
  type ScreeningCategory,
  type ScreeningEstimated,
} from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { climateLibrary } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type CategorySum, readBasis, type Summed, sumCategories } from '../climate/index.ts';
import { findScreening, listScreening, type ScreeningRow } from './climate-screening.repository.ts';
import { type Basis, estimatedOf } from './estimates.ts';

const noLines: ScreenedCategory['lines'] = { kgCo2e: '0', count: 0, openCount: 0, months: 0 };

const linesOf = (sum: CategorySum | undefined): ScreenedCategory['lines'] =>
  sum ? { kgCo2e: sum.kgCo2e, count: sum.lines, openCount: sum.openLines, months: sum.months } : noLines;

const estimatedSum = (estimates: readonly ScreeningEstimated[]): string | null => {
  const known = estimates.flatMap(({ kgCo2e }) => (kgCo2e === null ? [] : [kgCo2e]));
  return known.length === 0 ? null : sumOf(known);
};

/** What is said of a category, with what its estimates come to now. */
const saidOf = (category: number, row: ScreeningRow | undefined, basis: Basis): ScreeningCategory => {
  const estimates = (row?.estimates ?? []).map((each) => estimatedOf(category, each, basis));
  return {
    category,
    relevance: row?.relevance ?? null,
    criteria: row?.criteria ?? [],
    reason: row?.reason ?? '',
    decidedBy: row?.decidedByName ?? '',
    decidedAt: row?.decidedAt?.toISOString() ?? null,
    method: row?.method ?? null,
    owner: row?.owner ?? '',
    dueOn: row?.dueOn ?? null,
    estimates,
    estimatedKgCo2e: estimatedSum(estimates),
    version: row?.version ?? 0,
    updatedBy: row?.updatedByName ?? '',
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
};

/** A category as it stands. */
export const categoryIn = async (scoped: Scoped, category: number): Promise<ScreeningCategory> => {
  const { basis } = await readBasis(scoped);
  return saidOf(category, await findScreening(scoped, category), basis);
};

/** All categories of scope 3 as they stand, each beside what its activity data of these months come to. Throws `request.invalid`. */
export const screeningIn = async (scoped: Summed, query: ClimateScreeningQuery): Promise<ScreenedCategory[]> => {
  if (query.from > query.to) throw new ProblemError('request.invalid', { issues: [issueAt('to', 'date_invalid')] });
  const rows = new Map((await listScreening(scoped)).map((row) => [row.category, row]));
  const sums = new Map((await sumCategories(scoped, query)).map((sum) => [sum.category, sum]));
  const { basis } = await readBasis(scoped);
  return climateLibrary().categories.map(({ number }) => {
    return { ...saidOf(number, rows.get(number), basis), lines: linesOf(sums.get(number)) };
  });
};
