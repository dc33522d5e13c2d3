import { commonPeriod, daysIn, type Entity, type Metric, type Period } from '@esg/contract';
import { derived, dividedBy, fractionOf, metricKeysIn, parseFormula, times } from '@esg/quantities';
import { findMetric } from '@esg/standards';
import { type FormulaInUse, type MetricRules, totalsOf } from '../../metrics/index.ts';
import { evaluate } from './evaluate.ts';
import { type Amount, combine, nothing, type Place, type Step, saysAnswers, saysSomething, stepOf } from './step.ts';

/** A stored figure, as far as calculations need it. */
export type Figure = {
  id: string;
  sectionId: string;
  entityId: string | null;
  labelKey: string;
  period: Period;
  total: Amount | null;
};
/** Everything a calculation reads. */
export type Book = {
  entities: readonly Pick<Entity, 'id' | 'parentId'>[];
  figuresOf: (metricKey: string) => readonly Figure[];
  rules: MetricRules;
  /**
   * What a report itself says of the metrics that it asks for; null for one that it leaves open. A formula that stands on any of it
   * takes nothing of the others from the data hub.
   */
  said?: ReadonlyMap<string, Amount | null> | undefined;
  /** Metrics that are being calculated with this one: a way that leads back to one of them ends there. */
  above: readonly string[];
};

const sourceOf = (place: Place, { id, period, total }: Figure): Step =>
  stepOf({ ...place, period }, { kind: 'source', value: total, gap: total ? null : 'not_additive', dataPointId: id });

/** The days of a figure that lie in the period, as a share of it: entities with other fiscal years, never hidden. */
const proRata = (place: Place, source: Step, common: Period): Step => {
  const days = { taken: daysIn(common), all: daysIn(source.period) };
  const { value } = source;
  const [taken, all] = [days.taken, days.all].map((count) => fractionOf(String(count)));
  const share = value &&
    taken &&
    all && { ...value, number: derived(dividedBy(times(fractionOf(value.number), taken), all)) };
  return stepOf(
    { ...place, period: common },
    { kind: 'pro_rata', value: share, gap: source.gap, days, parts: [source] },
  );
};

const weightsOf = (book: Book, metric: Metric, parts: readonly Step[]) => () => {
  const key = book.rules.weightOf(metric.key);
  return parts.map(({ entityId, period }) => (key ? valueAt(book, { metricKey: key, entityId, period }) : undefined));
};

/** Figures of one series in the period: the last one of what stands at an end, the parts of what counts over time. */
const overTime = (book: Book, place: Place, metric: Metric, figures: readonly Figure[]): Step => {
  const inOrder = figures.toSorted((one, other) => (one.period.end < other.period.end ? -1 : 1));
  if (metric.nature === 'stock' || metric.aggregation === 'none' || metric.aggregation === 'latest') {
    const last = inOrder.findLast(({ period }) => period.end <= place.period.end) ?? inOrder.at(-1);
    const source = last ? sourceOf(place, last) : nothing(place);
    return inOrder.length > 1
      ? stepOf(place, { kind: 'periods', value: source.value, gap: source.gap, method: 'latest', parts: [source] })
      : source;
  }
  const parts = inOrder.flatMap((figure) => {
    const common = commonPeriod(figure.period, place.period);
    if (!common) return [];
    const source = sourceOf(place, figure);
    const isWhole = daysIn(common) === daysIn(figure.period);
    return [isWhole || metric.aggregation !== 'sum' ? source : proRata(place, source, common)];
  });
  const covered = parts.reduce((sum, { period }) => sum + daysIn(commonPeriod(period, place.period) ?? period), 0);
  const all = daysIn(place.period);
  const [only] = parts;
  if (only && parts.length === 1 && covered === all) return only;
  const days = { taken: covered, all };
  return stepOf(place, { kind: 'periods', ...combine(parts, metric, weightsOf(book, metric, parts)), days, parts });
};

/** What was entered for this very entity: the total before its breakdowns, what bears no label before labelled parts. */
const ownFigures = (book: Book, place: Place, metric: Metric): Step | undefined => {
  const figures = book
    .figuresOf(place.metricKey)
    .filter(({ entityId, period }) => entityId === place.entityId && commonPeriod(period, place.period));
  if (figures.length === 0) return undefined;
  const sections = metric.subMetrics.flatMap((subMetric) => subMetric.sections.map(({ id }) => id));
  const sectionId = sections.find((id) => figures.some((figure) => figure.sectionId === id));
  const bySeries = Map.groupBy(
    figures.filter((figure) => figure.sectionId === sectionId),
    ({ labelKey }) => labelKey,
  );
  const whole = bySeries.get('');
  if (whole) return overTime(book, place, metric, whole);
  if (bySeries.size === 0) return undefined;
  const parts = [...bySeries.values()].map((labelled) => overTime(book, place, metric, labelled));
  // A share or an average of some is not the one of all, even where it is the only one.
  const isWhole = sectionId === sections[0] || metric.aggregation === 'sum';
  if (!isWhole) return stepOf(place, { kind: 'labels', gap: 'not_additive', parts });
  return stepOf(place, { kind: 'labels', ...combine(parts, metric, weightsOf(book, metric, parts)), parts });
};

/** What was entered here, else what was entered below put together: never both, so that nothing counts twice. */
const entered = (book: Book, place: Place, metric: Metric): Step => {
  const own = ownFigures(book, place, metric);
  if (own) return own;
  const parts = book.entities
    .filter(({ parentId }) => parentId === place.entityId)
    .map(({ id }) => entered(book, { ...place, entityId: id }, metric))
    .filter(saysSomething);
  if (parts.length === 0) return nothing(place);
  return stepOf(place, { kind: 'entities', ...combine(parts, metric, weightsOf(book, metric, parts)), parts });
};

/** What was entered in one section, each series by itself: the parts of a metric that is broken down. */
export const partsAt = (book: Book, place: Place, sectionId: string): { labelKey: string; step: Step }[] => {
  const metric = findMetric(place.metricKey);
  if (!metric) return [];
  const own = book.figuresOf(metric.key).filter((figure) => figure.sectionId === sectionId);
  return [...Map.groupBy(own, ({ labelKey }) => labelKey)].map(([labelKey, figures]) => {
    const figuresOf = (key: string) => (key === metric.key ? figures : book.figuresOf(key));
    // As if it were the whole: one series of one section.
    const series = {
      ...metric,
      subMetrics: metric.subMetrics.filter(({ sections }) => sections.some(({ id }) => id === sectionId)),
    };
    return { labelKey, step: entered({ ...book, figuresOf }, place, series) };
  });
};

/**
 * The value of a metric for an entity and a period, with every step down to the data points. A formula of the organisation comes
 * first, then what was entered, then the library's formula; that of an intensity with the total that is meant.
 */
export const valueAt = (book: Book, place: Place, total?: string): Step => {
  const metric = findMetric(place.metricKey);
  if (!metric?.unitKind) return stepOf(place, { kind: 'nothing', gap: 'not_a_number' });
  if (book.above.includes(metric.key)) return stepOf(place, { kind: 'nothing', gap: 'circular' });
  const below = { ...book, above: [...book.above, metric.key] };
  const formulas = book.rules.formulasOf(metric.key, total);
  const figures = formulas.some(({ own }) => own) ? nothing(place) : entered(below, place, metric);
  return formulas.length === 0 || saysSomething(figures)
    ? figures
    : calculated(below, place, metric.unitKind, formulas);
};

/** A sum of those parts that are given, which says how many of all they are. */
const sumOfGiven = (place: Place, unitKind: string, given: Step[], all: number): Step => {
  const text = given.map(({ metricKey }) => metricKey).join(' + ');
  const parsed = parseFormula(text);
  if (!parsed.ok) return nothing(place);
  const counted = { taken: given.length, all };
  return stepOf(place, {
    kind: 'formula',
    ...evaluate(parsed.formula, unitKind, given),
    formula: text,
    counted,
    parts: given,
  });
};

const isWhole = ({ parts }: Step) => parts.every(saysSomething);

/** What each formula makes of its parts. */
const madeBy = (book: Book, place: Place, unitKind: string, formulas: readonly FormulaInUse[]): Step[] =>
  formulas.map(({ text, formula, partial }) => {
    const parts = metricKeysIn(formula).map((metricKey) => partAt(book, { ...place, metricKey }));
    const given = partial ? parts.filter(saysSomething) : [];
    if (given.length > 0 && given.length < parts.length) return sumOfGiven(place, unitKind, given, parts.length);
    return stepOf(place, { kind: 'formula', ...evaluate(formula, unitKind, parts), formula: text, parts });
  });

/** A part of a formula: what the report says, or makes of what it says, where it asks for it; else what the data hub has. */
const partAt = (book: Book, place: Place): Step => {
  const said = place.entityId === null ? book.said?.get(place.metricKey) : undefined;
  if (said) return stepOf(place, { kind: 'answer', value: said });
  return said === null ? ownAt(book, place) : valueAt(book, place);
};

/** What the report's own answers make of a metric that it leaves open. */
const ownAt = (book: Book, place: Place): Step => {
  const { metricKey } = place;
  const unitKind = findMetric(metricKey)?.unitKind;
  if (!unitKind || book.above.includes(metricKey)) return nothing(place);
  const below = { ...book, above: [...book.above, metricKey] };
  const made = madeBy(below, place, unitKind, book.rules.formulasOf(metricKey)).filter(saysAnswers);
  return made.find(isWhole) ?? made[0] ?? nothing(place);
};

/**
 * What the first formula makes whose parts all say something; where none is complete, what the first one makes. One that stands on
 * the report's own answers comes before one that stands on the data hub alone.
 */
const calculated = (book: Book, place: Place, unitKind: string, formulas: readonly FormulaInUse[]): Step => {
  const own = book.said ? madeBy(book, place, unitKind, formulas) : [];
  const ofHub = () => madeBy({ ...book, said: undefined }, place, unitKind, formulas);
  const answered = own.filter(saysAnswers);
  const whole = answered.find(isWhole);
  if (whole) return whole;
  const made = answered[0] ? own : ofHub();
  return made.find(isWhole) ?? answered[0] ?? made[0] ?? nothing(place);
};

/** What the metric's formulas make of its parts, whatever was entered for it; nothing for one without formulas. */
export const calculatedAt = (book: Book, place: Place, total?: string): Step => {
  const unitKind = findMetric(place.metricKey)?.unitKind;
  const formulas = book.rules.formulasOf(place.metricKey, total);
  const below = { ...book, above: [...book.above, place.metricKey] };
  return unitKind && formulas.length > 0 ? calculated(below, place, unitKind, formulas) : nothing(place);
};

/** Every metric whose figures a calculation of this one may read. */
export const metricsBelow = (metricKey: string, { formulasOf, weightOf }: MetricRules): string[] => {
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const { formula } of formulasOf(key)) for (const next of metricKeysIn(formula)) add(next);
    for (const total of totalsOf(key)) add(total);
    const weight = weightOf(key);
    if (weight) add(weight);
  };
  add(metricKey);
  return [...keys];
};
