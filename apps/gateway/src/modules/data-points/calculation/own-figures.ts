import { commonPeriod, daysIn, type Metric, type Period } from '@esg/contract';
import { dividedBy, fractionOf, times } from '@esg/quantities';
import { type Book, figuresIn, remembering } from './book.ts';
import { combine, exactOf, type Figure, nothing, type Place, type Step, stepOf, worked } from './step.ts';

/** The weights of a metric's parts. */
export type Weigh = (book: Book, metric: Metric) => (parts: readonly Step[]) => readonly (Step | undefined)[];

const sourceOf = (place: Place, figure: Figure): Step => {
  const { id, period, total, quality, sumOf } = figure;
  return stepOf(sumOf ? place : { ...place, period }, {
    kind: sumOf ? 'periods' : 'source',
    figure,
    value: total,
    gap: total ? null : 'not_additive',
    dataPointId: id,
    method: sumOf ? 'sum' : null,
    days: sumOf ? { taken: sumOf.days, all: daysIn(place.period) } : null,
    ...(quality === 'estimated' && { estimated: true }),
  });
};

/** The days of a figure that lie in the period, as a share of it: entities with other fiscal years, never hidden. */
const proRata = (place: Place, source: Step, common: Period): Step => {
  const days = { taken: daysIn(common), all: daysIn(source.period) };
  const { value } = source;
  const share = dividedBy(fractionOf(String(days.taken)), fractionOf(String(days.all)));
  const made = value && worked(times(exactOf(source), share), value.unit);
  return stepOf(
    { ...place, period: common },
    { kind: 'pro_rata', value: made?.value ?? null, exact: made?.exact, gap: source.gap, days, parts: [source] },
  );
};

const isWithin = ({ start, end }: Period, period: Period) => period.start <= start && end <= period.end;

const daysCovered = (figure: Figure, common: Period) => figure.sumOf?.days ?? daysIn(common);

/** Whether of several figures of a series the last one counts. */
export const isOfTheEnd = ({ nature, aggregation }: Metric): boolean =>
  nature === 'stock' || aggregation === 'none' || aggregation === 'latest';

/** A closing balance: the figure of the last day. */
const atTheEnd = (place: Place, inOrder: readonly Figure[]): Step => {
  const last = inOrder.findLast(({ period }) => period.end <= place.period.end) ?? inOrder.at(-1);
  const source = last ? sourceOf(place, last) : nothing(place);
  return inOrder.length > 1 || (last?.lastOf ?? 1) > 1
    ? stepOf(place, { kind: 'periods', value: source.value, gap: source.gap, method: 'latest', parts: [source] })
    : source;
};

/** Figures of one series in the period: the last one of a closing balance, the parts of a flow. */
const overTime = (book: Book, place: Place, metric: Metric, figures: readonly Figure[], weigh: Weigh): Step => {
  const inOrder =
    figures.length === 1 ? figures : figures.toSorted((one, other) => (one.period.end < other.period.end ? -1 : 1));
  if (isOfTheEnd(metric)) return atTheEnd(place, inOrder);
  const [first] = inOrder;
  // Thousands of entities have exactly this: a series that the database added up.
  if (first?.sumOf && inOrder.length === 1 && isWithin(first.period, place.period)) return sourceOf(place, first);
  const taken = inOrder.flatMap((figure) => {
    const common = commonPeriod(figure.period, place.period);
    if (!common) return [];
    const source = sourceOf(place, figure);
    const step =
      isWithin(figure.period, place.period) || metric.aggregation !== 'sum' ? source : proRata(place, source, common);
    return [{ step, days: daysCovered(figure, common) }];
  });
  const covered = taken.reduce((sum, { days }) => sum + days, 0);
  const all = daysIn(place.period);
  const parts = taken.map(({ step }) => step);
  const [only] = parts;
  if (only && parts.length === 1 && (covered === all || only.kind === 'periods')) return only;
  const days = { taken: covered, all };
  return stepOf(place, { kind: 'periods', ...combine(parts, metric, weigh(book, metric)), days, parts });
};

const sectionsOf = remembering(({ subMetrics }: Metric) =>
  subMetrics.flatMap((subMetric) => subMetric.sections.map(({ id }) => id)),
);

const none: readonly Figure[] = [];
const figuresAt = (book: Pick<Book, 'figuresOf'>, { metricKey, entityId, period: { start, end } }: Place) => {
  const figures = figuresIn(book.figuresOf(metricKey)).get(entityId);
  return figures ? figures.filter(({ period }) => period.start <= end && period.end >= start) : none;
};

/** Whether `ownFigures` has a step for the place. */
export const hasFiguresAt = (book: Pick<Book, 'figuresOf'>, place: Place, metric: Metric): boolean => {
  const sections = sectionsOf(metric);
  return figuresAt(book, place).some(({ sectionId }) => sections.includes(sectionId));
};

/** The figures of this very entity: the total before its breakdowns, without labels before labelled ones. */
export const ownFigures = (book: Book, place: Place, metric: Metric, weigh: Weigh): Step | undefined => {
  const figures = figuresAt(book, place);
  if (figures.length === 0) return undefined;
  const sections = sectionsOf(metric);
  const [first] = figures;
  if (first && figures.length === 1 && first.labelKey === '')
    return sections.includes(first.sectionId) ? overTime(book, place, metric, figures, weigh) : undefined;
  const sectionId = sections.find((id) => figures.some((figure) => figure.sectionId === id));
  const ofSection = figures.filter((figure) => figure.sectionId === sectionId);
  if (ofSection.length === 0) return undefined;
  const whole = ofSection.filter(({ labelKey }) => labelKey === '');
  if (whole.length > 0) return overTime(book, place, metric, whole, weigh);
  const bySeries = Map.groupBy(ofSection, ({ labelKey }) => labelKey);
  const parts = [...bySeries.values()].map((labelled) => overTime(book, place, metric, labelled, weigh));
  // A share or an average of some is not that of all, even where it is the only one.
  const isWhole = sectionId === sections[0] || metric.aggregation === 'sum';
  if (!isWhole) return stepOf(place, { kind: 'labels', gap: 'not_additive', parts });
  return stepOf(place, { kind: 'labels', ...combine(parts, metric, weigh(book, metric)), parts });
};
