import type { CalculationStep, Metric, Period } from '@esg/contract';
import { derived, dividedBy, type Fraction, fractionOf, isNought, nought, plus, times } from '@esg/quantities';

/** A step with its parts below it. */
export type Step = Omit<CalculationStep, 'id' | 'parentId'> & {
  parts: Step[];
  /** The value without rounding, where it has no last digit: sums use these, so that no order and no shape of a tree changes them. */
  exact?: Fraction | undefined;
  /** The stored figure of which it is the value. */
  figure?: Figure | undefined;
};
export type Amount = NonNullable<CalculationStep['value']>;

/** A stored figure, reduced to what calculations need. */
export type Figure = {
  /** Null for one that the database added up. */
  id: string | null;
  metricKey?: string;
  sectionId: string;
  entityId: string | null;
  labelKey: string;
  period: Period;
  total: Amount | null;
  /** How certain it is. */
  quality: string | null;
  /** For several figures of one series that the database added up: how many, and how many days they cover. */
  sumOf?: { readonly count: number; readonly days: number };
  /** For the last figure of a series, whose others were not read: how many the series has. */
  lastOf?: number;
  /** The unit in which it was entered. */
  unit?: string | null;
  /** Whether it is not for publication. */
  internal?: boolean;
};

/** The subject of a step. */
export type Place = Pick<CalculationStep, 'metricKey' | 'entityId' | 'period'>;
type Outcome = Pick<Step, 'value' | 'gap' | 'method' | 'exact'>;

/** A step about this place; properties that are not given are empty. */
export const stepOf = ({ metricKey, entityId, period }: Place, more: Partial<Step> & Pick<Step, 'kind'>): Step => ({
  metricKey,
  entityId,
  period,
  value: null,
  gap: null,
  formula: null,
  method: null,
  days: null,
  dataPointId: null,
  parts: [],
  ...more,
});

/** Nothing was entered here. */
export const nothing = (place: Place): Step => stepOf(place, { kind: 'nothing', gap: 'no_data' });

/** The value of a step that has one, without rounding. */
export const exactOf = ({ exact, value }: Pick<Step, 'exact' | 'value'>): Fraction =>
  exact ?? fractionOf(value?.number ?? '0');

/** A derived value: its digits, and its exact value. */
export const worked = (exact: Fraction, unit: string) => ({ value: { number: derived(exact), unit }, exact });

/** Whether the step counts: an excluded one is shown and adds nothing. */
export const counts = ({ kind }: Step) => kind !== 'left_out';

/** Whether the step has a value, or a reason why there is none. */
export const saysSomething = ({ value, gap }: Step) => value !== null || gap !== 'no_data';

/** Whether the step uses a report's own answer. */
export const saysAnswers = ({ kind, parts }: Step): boolean => kind === 'answer' || parts.some(saysAnswers);

/** The metric that prevents a calculation, because it is unknown or zero; none for other reasons. */
export const lackingOf = ({ gap, parts }: Step): string | null => {
  if (gap === 'division_by_zero') {
    const below = parts.find((part) => part.gap === gap);
    const zero = parts.findLast(({ value }) => value !== null && isNought(fractionOf(value.number)));
    return below ? lackingOf(below) : (zero?.metricKey ?? null);
  }
  const part = gap === 'no_data' ? parts.find(({ value }) => value === null) : undefined;
  if (!part) return null;
  return part.parts.length > 0 ? lackingOf(part) : part.metricKey;
};

const gapOf = (gap: Step['gap']): Outcome => ({ value: null, gap, method: null });

/** The first reason why one of the parts has no value. */
const gapIn = (parts: readonly Step[]) => parts.find(({ value }) => value === null)?.gap ?? null;

const weighted = (parts: readonly Step[], weights: readonly (Step | undefined)[]): Outcome => {
  let sum = nought;
  let weight = nought;
  const unit = parts[0]?.value?.unit ?? '';
  for (const [index, part] of parts.entries()) {
    const heavy = weights[index];
    if (!part.value || !heavy?.value || heavy.value.unit !== weights[0]?.value?.unit) return gapOf('no_weight');
    if (part.value.unit !== unit) return gapOf('currencies_differ');
    const heaviness = exactOf(heavy);
    sum = plus(sum, times(exactOf(part), heaviness));
    weight = plus(weight, heaviness);
  }
  if (isNought(weight)) return gapOf('division_by_zero');
  return { ...worked(dividedBy(sum, weight), unit), gap: null, method: 'weighted' };
};

const added = (parts: readonly Step[]): Outcome => {
  const unit = parts[0]?.value?.unit ?? '';
  if (parts.some(({ value }) => value?.unit !== unit)) return gapOf('currencies_differ');
  return { ...worked(parts.map(exactOf).reduce(plus, nought), unit), gap: null, method: 'sum' };
};

/**
 * Combines parts as the metric says: added up, or weighted with another metric. Parts that cannot be added are not: the result is then the
 * reason why there is no value. A single part is used as the whole.
 */
export const combine = (
  all: readonly Step[],
  { aggregation }: Pick<Metric, 'aggregation'>,
  weightsOf: (parts: readonly Step[]) => readonly (Step | undefined)[],
): Outcome => {
  const parts = all.filter(counts);
  if (parts.length === 0 && all.length > 0) return gapOf('left_out');
  const gap = gapIn(parts);
  if (gap) return gapOf(gap);
  const [only] = parts;
  if (only && parts.length === 1) return { value: only.value, gap: null, method: 'only', exact: only.exact };
  if (aggregation === 'weighted') return weighted(parts, weightsOf(parts));
  return aggregation === 'sum' ? added(parts) : gapOf('not_additive');
};

/** The steps in one list, each before its parts: at most so many. */
export const listed = (root: Step, most = Number.POSITIVE_INFINITY): CalculationStep[] => {
  const steps: CalculationStep[] = [];
  const add = ({ parts, exact: _exact, figure: _figure, ...step }: Step, parentId: number | null) => {
    const id = steps.length;
    if (id >= most) return;
    // The step is a copy already: a second one of thousands would take as long as the sums.
    steps.push(Object.assign(step, { id, parentId }));
    for (const part of parts) add(part, id);
  };
  add(root, null);
  return steps;
};

/** Whether the database added up the figures of the step: its data points were not read. */
export const isAddedUnseen = ({ kind, parts }: Step) => kind === 'periods' && parts.length === 0;

/** The same steps; what a subject entered itself ends at its sum where any of it was added up unseen. */
export const folded = (root: Step): Step => {
  const isEntered = root.kind === 'periods' || root.kind === 'labels';
  const steps = isEntered ? everyStep(root) : [];
  if (!steps.some(isAddedUnseen)) return root.parts.length === 0 ? root : { ...root, parts: root.parts.map(folded) };
  const isEstimated = steps.some(({ estimated }) => estimated);
  return { ...root, parts: [], folded: true, ...(isEstimated && { estimated: true }) };
};

/** A step with all below it, each before its parts. In one list that grows: copying lists at each level costs more than the arithmetic. */
export const everyStep = (root: Step): Step[] => {
  const steps: Step[] = [];
  const add = (step: Step) => {
    steps.push(step);
    for (const part of step.parts) add(part);
  };
  add(root);
  return steps;
};

/** Whether this is true of a step or of any below it; the rest is not looked at once it is. */
export const someStep = (root: Step, isSo: (step: Step) => boolean): boolean =>
  isSo(root) || root.parts.some((part) => someStep(part, isSo));

/** Whether some days of the period have no data. */
export const isIncomplete = (root: Step): boolean =>
  someStep(root, ({ kind, days }) => kind === 'periods' && days !== null && days.taken < days.all);

/** Whether something was split by days. */
export const isSharedByDay = (root: Step): boolean =>
  someStep(root, ({ kind, method }) => kind === 'pro_rata' && method !== 'only');

/** Whether an estimate is among the figures. */
export const hasEstimate = (root: Step): boolean => someStep(root, ({ estimated }) => estimated === true);
