import type { AmountDoubt, activityMonths, ClimateQuestion, MeteredAmount, NewClimateActivity } from '@esg/contract';
import { isSame } from '@esg/quantities';
import type { LineKey, StandingLine } from '../climate/index.ts';
import type { ReadLine, SaidLine } from './read-line.ts';
import { type Answers, answered } from './row-answers.ts';
import type { PlannedRow } from './rows.repository.ts';

/** Where and when a row or a line is of: those with one key are the same bill. */
export const billKeyOf = ({ entityId, label, activityTypeId, month, source }: LineKey) =>
  JSON.stringify([entityId, label, activityTypeId, month, source]);

/** Which meter a row or a line is of. */
export const meterKeyOf = ({
  entityId,
  label,
  activityTypeId,
}: Pick<LineKey, 'entityId' | 'label' | 'activityTypeId'>) => JSON.stringify([entityId, label, activityTypeId]);

/**
 * What was answered once for a meter holds for its next bill: what was used and where, on which basis, in which category, and whether prices
 * are with tax. A factor that was chosen by hand is of its own time, and chosen again.
 */
const rememberedOf = (line: NewClimateActivity): Partial<NewClimateActivity> => ({
  category: line.category,
  basis: line.basis,
  activity: line.activity,
  region: line.region,
  prices: line.prices && { year: null, withTax: line.prices.withTax },
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

/** The row as a line of a former import is called, where its cell has the name otherwise than lines that were typed. */
export const formerOf = ({ formerLabel, ...said }: SaidLine): LineKey | undefined =>
  formerLabel === undefined ? undefined : { ...said, label: formerLabel };

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
  /** What speaks against the amount of a line, by those that are there and those of the sheet. */
  readonly doubtOf: (
    line: NewClimateActivity,
    read: ReadonlyMap<string, readonly MeteredAmount[]>,
  ) => AmountDoubt | undefined;
  /** Whether somebody chose the country for all rows: what lines have goes before the one that was merely suggested. */
  readonly isRegionChosen: boolean;
  /** What was answered at the former check, for all rows of a meter. */
  readonly answers: Answers;
  /** Those that new lines can be of. */
  readonly months: ReturnType<typeof activityMonths>;
};

/** What becomes of each row beside the lines that are there, and what its line will be asked. */
export const planRows = (
  read: readonly ReadLine[],
  { standing, meters, seen, questionOf, doubtOf, isRegionChosen, answers, months }: Beside,
): PlannedRow[] => {
  const byKey = Map.groupBy(standing, ({ line }) => billKeyOf(line));
  const foundFor = (said: SaidLine): readonly StandingLine[] => {
    const former = formerOf(said);
    return byKey.get(billKeyOf(said)) ?? (former && byKey.get(billKeyOf(former))) ?? [];
  };
  const readBeside = Map.groupBy(
    read.flatMap(({ said }) => (said ? [said] : [])),
    meterKeyOf,
  );
  const byMeter = new Map(meters.map((line) => [meterKeyOf(line), rememberedOf(line)]));
  return read.map(({ row, name, said, issues }): PlannedRow => {
    const refused = {
      position: row,
      name,
      kind: 'error',
      line: null,
      before: null,
      question: null,
      doubt: null,
      activityId: null,
      activityVersion: null,
    } as const;
    if (!said) return { ...refused, issues };
    const key = billKeyOf(said);
    const first = seen.get(key);
    if (first !== undefined) return { ...refused, issues: [{ rule: 'duplicate', facts: { first } }] };
    seen.set(key, row);
    const [found, ...others] = foundFor(said);
    if (others.length > 0) return { ...refused, issues: [{ rule: 'line_ambiguous', facts: {} }] };
    // A line from before there was a limit keeps its month.
    if (!found && (said.month < months.from || said.month > months.until))
      return { ...refused, issues: [{ rule: 'month_far', facts: { text: said.month, ...months } }] };
    const metered = byMeter.get(meterKeyOf(said)) ?? byMeter.get(meterKeyOf(formerOf(said) ?? said));
    const led = lineOf(said, found?.line ?? metered, isRegionChosen);
    const { line, question } = answered(led, answers, questionOf);
    const kind = !found ? 'new' : line === led && isUnchanged(line, found.line) ? 'same' : 'changed';
    return {
      position: row,
      name,
      kind,
      line,
      question,
      doubt: kind === 'same' || line.isEstimate ? null : (doubtOf(line, readBeside) ?? null),
      before: found?.line ?? null,
      issues: [],
      activityId: found?.id ?? null,
      activityVersion: found?.version ?? null,
    };
  });
};
