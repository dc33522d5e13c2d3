import type { Metric } from '@esg/contract';
import { metricKeysIn, parseFormula } from '@esg/quantities';
import { findMetric } from '@esg/standards';
import { type FormulaInUse, type MetricRules, totalsOf } from '../../metrics/index.ts';
import { type Book, branchesIn, figuresIn, isAlone } from './book.ts';
import { consolidated } from './consolidate.ts';
import { evaluate } from './evaluate.ts';
import { ownFigures, type Weigh } from './own-figures.ts';
import { combine, nothing, type Place, type Step, saysAnswers, saysSomething, stepOf } from './step.ts';

const weigh: Weigh = (book, metric) => {
  const key = book.rules.weightOf(metric.key);
  return (parts) =>
    parts.map(({ entityId, period }) => (key ? valueAt(book, { metricKey: key, entityId, period }) : undefined));
};

/** One list for all, because what is remembered of a list is remembered of this very list. */
const nobody: Book['entities'] = [];
const withoutEntities = (book: Book): Book => ({ ...book, entities: nobody, consolidated: undefined });

/** An entity's own figure of a metric, without the entities below it. */
const ownOf =
  (book: Book, metric: Metric) =>
  (place: Place): Step | undefined =>
    ownFigures(book, place, metric, weigh);

/** Whether formulas of the metric can say anything of an entity: only where it has figures that they read. */
const saysParts = (book: Book, metricKey: string) => {
  const below = metricsBelow(metricKey, book.rules);
  const readsNothing = below.some((key) =>
    book.rules.formulasOf(key).some(({ formula }) => metricKeysIn(formula).length === 0),
  );
  const told = below.map((key) => figuresIn(book.figuresOf(key)));
  return (entityId: string | null) => readsNothing || told.some((figures) => figures.has(entityId));
};

/** Whether some entities may have the metric itself and others only what its formulas read. */
const isMixed = (book: Book, { key, unitKind }: Metric): boolean => {
  const figures = figuresIn(book.figuresOf(key));
  return unitKind !== null && book.rules.formulasOf(key).length > 0 && book.entities.some(({ id }) => figures.has(id));
};

/** The same, else the result of the library's formulas for its own figures. */
const ownOrCalculated = (book: Book, metric: Metric) => {
  const formulas = book.rules.formulasOf(metric.key);
  const alone = withoutEntities(book);
  const isMade = isMixed(book, metric) ? saysParts(book, metric.key) : () => false;
  return (place: Place): Step | undefined => {
    const own = ownOf(book, metric)(place);
    const isOpen = !own && isMade(place.entityId);
    return isOpen ? calculated(alone, place, metric.unitKind ?? '', formulas) : own;
  };
};

/** An entity's own figures beside those of the entities below it: each average with the weight of its own subject. */
const besideBelow = (book: Book, place: Place, metric: Metric, own: Step, below: Step[]): Step => {
  const weightsOf = (parts: readonly Step[]) =>
    parts.flatMap((part) => weigh(part === own ? withoutEntities(book) : book, metric)([part]));
  const parts = [own, ...below];
  return stepOf(place, { kind: 'entities', ...combine(parts, metric, weightsOf), parts });
};

/** The organisation's figure within its boundary; undefined without one, and where no entity has a figure. */
const ofEntities = (book: Book, place: Place, metric: Metric, own: ReturnType<typeof ownOf>): Step | undefined =>
  place.entityId === null && book.boundary
    ? consolidated(book, place, metric, { ownOf: own, weightsOf: weigh(withoutEntities(book), metric) })
    : undefined;

/** Whether a sum of entities is the same wherever it is asked for: nothing that is being calculated now is part of what formulas make of them. */
const isAlikeEverywhere = (book: Book, metric: Metric): boolean => {
  if (metric.aggregation !== 'sum') return false;
  const above = book.above.filter((key) => key !== metric.key);
  if (above.length === 0 || !isMixed(book, metric)) return true;
  const below = metricsBelow(metric.key, book.rules);
  return !above.some((key) => below.includes(key));
};

/** The same, made once for each book. */
const ofEntitiesOnce = (book: Book, place: Place, metric: Metric): Step | undefined => {
  if (place.entityId !== null || !book.boundary) return undefined;
  const own = ownOrCalculated(book, metric);
  const known = book.consolidated && isAlikeEverywhere(book, metric) ? book.consolidated : undefined;
  if (!known) return ofEntities(book, place, metric, own);
  const at = `${metric.key} ${place.period.start} ${place.period.end}`;
  const made = known.has(at) ? known.get(at) : ofEntities(book, place, metric, own);
  known.set(at, made);
  return made;
};

/**
 * The entered figure, else the combined figures from below: never both, so that nothing counts twice, unless somebody said that an entity's
 * own figures are its own operations only. Within a boundary the figure of the whole organisation is made from its entities, and one entered
 * for the whole is used only where no entity has one.
 */
const entered = (book: Book, place: Place, metric: Metric, own?: ReturnType<typeof ownOf>): Step => {
  const made = own ? ofEntities(book, place, metric, own) : ofEntitiesOnce(book, place, metric);
  if (made) return made;
  const alone = isAlone(book, place.entityId);
  const here = alone ? (own ?? ownOrCalculated(book, metric))(place) : ownFigures(book, place, metric, weigh);
  if (here && !alone) return here;
  const partOf = alone && !own && isMixed(book, metric) ? enteredOrCalculated : entered;
  const parts = (branchesIn(book.entities).get(place.entityId) ?? [])
    .map(({ id: entityId }) => partOf(book, { ...place, entityId }, metric, own))
    .filter(saysSomething);
  if (parts.length === 0) return here ?? nothing(place);
  if (here && saysSomething(here)) return besideBelow(book, place, metric, here, parts);
  return stepOf(place, { kind: 'entities', ...combine(parts, metric, weigh(book, metric)), parts });
};

/** What an entity with all below it adds to one above that stands alone: formulas say it where nobody entered the metric. */
const enteredOrCalculated = (book: Book, place: Place, metric: Metric): Step => {
  const found = entered(book, place, metric);
  const formulas = book.rules.formulasOf(metric.key);
  return saysSomething(found) ? found : calculated(book, place, metric.unitKind ?? '', formulas);
};

/** The figures of one section, each series separately: the parts of a metric with breakdowns. */
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
    const ofSeries = { ...book, figuresOf, consolidated: undefined };
    return { labelKey, step: entered(ofSeries, place, series, ownOf(ofSeries, series)) };
  });
};

/**
 * The value of a metric for an entity and a period, with every step down to the data points. A formula of the organisation comes first,
 * then entered figures, then the library's formula; that of an intensity with the intended total.
 */
export const valueAt = (book: Book, place: Place, total?: string): Step => {
  const metric = findMetric(place.metricKey);
  if (!metric?.unitKind) return stepOf(place, { kind: 'nothing', gap: 'not_a_number' });
  if (book.above.includes(metric.key)) return stepOf(place, { kind: 'nothing', gap: 'circular' });
  const below = { ...book, above: [...book.above, metric.key] };
  const formulas = book.rules.formulasOf(metric.key, total);
  const figures = formulas.some(({ own }) => own) ? nothing(place) : entered(below, place, metric);
  if (formulas.length === 0) return figures;
  // Averages and intensities of a group are calculated from its sums, not from those of its entities.
  const isGroup =
    place.entityId === null
      ? book.boundary !== undefined
      : isAlone(book, place.entityId) && figures.kind === 'entities';
  const isRemade = isGroup && metric.aggregation !== 'sum';
  if (saysSomething(figures) && !isRemade) return figures;
  const made = calculated(below, place, metric.unitKind, formulas);
  return made.value === null && saysSomething(figures) ? figures : made;
};

/** The figure entered for this very subject, whatever is below it. */
export const enteredAt = (book: Book, place: Place): Step | undefined => {
  const metric = findMetric(place.metricKey);
  return metric && ownFigures(book, place, metric, weigh);
};

/** The figure entered for the whole organisation itself, whatever its entities have. */
export const enteredForWhole = (book: Book, place: Place): Step | undefined =>
  enteredAt(book, { ...place, entityId: null });

/** A sum of only the given parts, with their number and the number of all. */
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

/** The result of each formula. */
const madeBy = (book: Book, place: Place, unitKind: string, formulas: readonly FormulaInUse[]): Step[] =>
  formulas.map(({ text, formula, partial }) => {
    const parts = metricKeysIn(formula).map((metricKey) => partAt(book, { ...place, metricKey }));
    const given = partial ? parts.filter(saysSomething) : [];
    if (given.length > 0 && given.length < parts.length) return sumOfGiven(place, unitKind, given, parts.length);
    return stepOf(place, { kind: 'formula', ...evaluate(formula, unitKind, parts), formula: text, parts });
  });

/** A part of a formula: the report's own answer, or a result of its answers, where it asks for the metric; else the data hub's. */
const partAt = (book: Book, place: Place): Step => {
  const said = place.entityId === null ? book.said?.get(place.metricKey) : undefined;
  if (said) return stepOf(place, { kind: 'answer', value: said });
  return said === null ? ownAt(book, place) : valueAt(book, place);
};

/** The result of the report's own answers for a metric that it leaves empty. */
const ownAt = (book: Book, place: Place): Step => {
  const { metricKey } = place;
  const unitKind = findMetric(metricKey)?.unitKind;
  if (!unitKind || book.above.includes(metricKey)) return nothing(place);
  const below = { ...book, above: [...book.above, metricKey] };
  const made = madeBy(below, place, unitKind, book.rules.formulasOf(metricKey)).filter(saysAnswers);
  return made.find(isWhole) ?? made[0] ?? nothing(place);
};

/**
 * The result of the first formula whose parts are all known; where none is complete, that of the first one. One that uses the report's own
 * answers comes before one that uses only the data hub.
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

/** The result of the metric's formulas, whatever was entered for it; nothing for one without formulas. */
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
