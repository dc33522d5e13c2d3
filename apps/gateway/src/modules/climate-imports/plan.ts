import type { ClimateImportAnswer, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { isSame } from '@esg/quantities';
import type { LineKey, StandingLine } from '../climate/index.ts';
import type { ReadLine, SaidLine } from './read-line.ts';
import { answered } from './row-answers.ts';
import type { PlannedRow } from './rows.repository.ts';

/** Where and when a row or a line is of: those with one key are the same bill. */
export const billKeyOf = ({ entityId, label, activityTypeId, month, source }: LineKey) =>
  JSON.stringify([entityId, label, activityTypeId, month, source]);

/** Which meter a row or a line is of. */
const meterKeyOf = ({ entityId, label, activityTypeId }: Pick<LineKey, 'entityId' | 'label' | 'activityTypeId'>) =>
  JSON.stringify([entityId, label, activityTypeId]);

/** What was answered once for a meter holds for its next bill: what was used and where, on which basis, and in which category. */
const rememberedOf = (line: NewClimateActivity): Partial<NewClimateActivity> => ({
  category: line.category,
  basis: line.basis,
  activity: line.activity,
  region: line.region,
});

/** The line that a row leads to: what it leaves open stays as it stands, or is as the meter had it before. */
const lineOf = (
  said: SaidLine,
  standing: Partial<NewClimateActivity> | undefined,
  isRegionChosen: boolean,
): NewClimateActivity => ({
  entityId: said.entityId,
  label: said.label,
  activityTypeId: said.activityTypeId,
  category: said.category ?? standing?.category ?? null,
  month: said.month,
  amount: said.amount,
  unit: said.unit,
  basis: said.basis ?? standing?.basis ?? null,
  activity: said.activity ?? standing?.activity ?? null,
  region:
    said.region ?? (isRegionChosen ? said.usualRegion : undefined) ?? standing?.region ?? said.usualRegion ?? null,
  factorId: standing?.factorId ?? null,
  fuel: standing?.fuel ?? null,
  prices: standing?.prices ?? null,
  shares: standing?.shares ?? [],
  contracts: standing?.contracts ?? [],
  isEstimate: said.isEstimate ?? standing?.isEstimate ?? false,
  source: said.source,
  evidence: said.evidence ?? standing?.evidence ?? '',
});

const isUnchanged = (one: NewClimateActivity, other: NewClimateActivity) =>
  isSame(one.amount, other.amount) &&
  one.unit === other.unit &&
  one.basis === other.basis &&
  one.activity === other.activity &&
  one.region === other.region &&
  (one.category === other.category || one.category === null) &&
  one.evidence === other.evidence &&
  one.isEstimate === other.isEstimate;

type Beside = {
  /** The lines that are there. */
  readonly standing: readonly StandingLine[];
  /** The newest line of each meter that has a name and lines. */
  readonly meters: readonly NewClimateActivity[];
  /** The first row of each bill, over all lots of the sheet. */
  readonly seen: Map<string, number>;
  readonly questionOf: (line: NewClimateActivity) => ClimateQuestion | null;
  /** Whether somebody chose the country for all rows: what lines have goes before the one that was merely suggested. */
  readonly isRegionChosen: boolean;
  /** What was answered at the former check, for all rows of a meter. */
  readonly answers: readonly ClimateImportAnswer[];
};

/** What becomes of each row beside the lines that are there, and what its line will be asked. */
export const planRows = (
  read: readonly ReadLine[],
  { standing, meters, seen, questionOf, isRegionChosen, answers }: Beside,
): PlannedRow[] => {
  const byKey = Map.groupBy(standing, ({ line }) => billKeyOf(line));
  const byMeter = new Map(meters.map((line) => [meterKeyOf(line), rememberedOf(line)]));
  return read.map(({ row, name, said, issues }): PlannedRow => {
    const refused = {
      position: row,
      name,
      kind: 'error',
      line: null,
      before: null,
      question: null,
      activityId: null,
      activityVersion: null,
    } as const;
    if (!said) return { ...refused, issues };
    const key = billKeyOf(said);
    const first = seen.get(key);
    if (first !== undefined) return { ...refused, issues: [{ rule: 'duplicate', facts: { first } }] };
    seen.set(key, row);
    const [found, ...others] = byKey.get(key) ?? [];
    if (others.length > 0) return { ...refused, issues: [{ rule: 'line_ambiguous', facts: {} }] };
    const line = lineOf(said, found?.line ?? byMeter.get(meterKeyOf(said)), isRegionChosen);
    const kind = !found ? 'new' : isUnchanged(line, found.line) ? 'same' : 'changed';
    return {
      position: row,
      name,
      kind,
      ...answered(line, kind === 'same' ? [] : answers, questionOf),
      before: found?.line ?? null,
      issues: [],
      activityId: found?.id ?? null,
      activityVersion: found?.version ?? null,
    };
  });
};
