import type { Metric } from '@esg/contract';
import { metricKeysIn, parseFormula } from '@esg/quantities';
import { findMetric } from '@esg/standards';
import { type FormulaInUse, type MetricRules, totalsOf } from '../../metrics/index.ts';
import { type Book, branchesIn, figuresIn } from './book.ts';
import { consolidated } from './consolidate.ts';
import { evaluate } from './evaluate.ts';
import { ownFigures, type Weigh } from './own-figures.ts';
import { combine, nothing, type Place, type Step, saysAnswers, saysSomething, stepOf } from './step.ts';

const weigh: Weigh = (book, metric) => {
  const key = book.rules.weightOf(metric.key);
  return (parts) =>
    parts.map(({ entityId, period }) => (key ? valueAt(book, { metricKey: key, entityId, period }) : undefined));
};

/** What an entity says itself of a metric, without what is below it. */
const ownOf =
  (book: Book, metric: Metric) =>
  (place: Place): Step | undefined =>
    ownFigures(book, place, metric, weigh);

/** The same, else what the library's formulas make of what it says itself. */
const ownOrCalculated = (book: Book, metric: Metric) => {
  const formulas = book.rules.formulasOf(metric.key);
  const alone = { ...book, entities: [] };
  const isEntered = (entityId: string | null) => figuresIn(book.figuresOf(metric.key)).has(entityId);
  const someEntered = book.entities.some(({ id }) => isEntered(id));
  return (place: Place): Step | undefined => {
    const own = ownOf(book, metric)(place);
    const isOpen = !own && someEntered && metric.unitKind !== null && formulas.length > 0;
    return isOpen ? calculated(alone, place, metric.unitKind ?? '', formulas) : own;
  };
};

/**
 * What was entered here, else what was entered below put together: never both, so that nothing counts twice. Within a boundary the figure
 * of the whole organisation is made of its entities, and what was entered for the whole stands only where no entity says anything.
 */
const entered = (book: Book, place: Place, metric: Metric, own = ownOrCalculated(book, metric)): Step => {
  if (place.entityId === null && book.boundary) {
    const weightsOf = weigh({ ...book, entities: [] }, metric);
    const made = consolidated(book, place, metric, { ownOf: own, weightsOf });
    if (made) return made;
  }
  const here = ownFigures(book, place, metric, weigh);
  if (here) return here;
  const parts = (branchesIn(book.entities).get(place.entityId) ?? [])
    .map(({ id: entityId }) => entered(book, { ...place, entityId }, metric, own))
    .filter(saysSomething);
  if (parts.length === 0) return nothing(place);
  return stepOf(place, { kind: 'entities', ...combine(parts, metric, weigh(book, metric)), parts });
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
    const ofSeries = { ...book, figuresOf };
    return { labelKey, step: entered(ofSeries, place, series, ownOf(ofSeries, series)) };
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
  if (formulas.length === 0) return figures;
  // Averages and intensities of a group are made of its sums, not of those of its entities.
  const isRemade = place.entityId === null && book.boundary !== undefined && metric.aggregation !== 'sum';
  if (saysSomething(figures) && !isRemade) return figures;
  const made = calculated(below, place, metric.unitKind, formulas);
  return made.value === null && saysSomething(figures) ? figures : made;
};

/** What was entered for the whole organisation itself, whatever its entities say. */
export const enteredForWhole = (book: Book, place: Place): Step | undefined => {
  const metric = findMetric(place.metricKey);
  return metric && ownFigures(book, { ...place, entityId: null }, metric, weigh);
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
