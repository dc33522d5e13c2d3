import type { Metric, Period } from '@esg/contract';
import {
  findMetric,
  inTraditional,
  listMetrics,
  metricsCalled,
  metricsLike,
  metricsNearlyCalled,
  unitCalled,
} from '@esg/standards';
import { templateWords } from '../template/words.ts';
import { periodOf } from './period.ts';
import type { Catalogue } from './types.ts';
import { periodTextOf } from './value-text.ts';

/** Names as they are compared: without case, width and doubled spaces. */
export const nameKey = (name: string) =>
  inTraditional(name.normalize('NFKC').trim().toLowerCase()).replace(/\s+/g, ' ');

/** What a name leads to: one thing, nothing, or several of one name. */
export type Found<Thing> = { kind: 'one'; thing: Thing } | { kind: 'none' } | { kind: 'several'; things: Thing[] };

const foundIn = <Thing>(things: readonly Thing[] | undefined): Found<Thing> => {
  const [first, ...rest] = things ?? [];
  if (first === undefined) return { kind: 'none' };
  return rest.length === 0 ? { kind: 'one', thing: first } : { kind: 'several', things: [first, ...rest] };
};

const indexBy = <Thing>(things: readonly Thing[], namesOf: (thing: Thing) => readonly string[]) => {
  const index = new Map<string, Thing[]>();
  for (const thing of things)
    for (const key of new Set(namesOf(thing).map(nameKey))) {
      if (key === '') continue;
      index.set(key, [...(index.get(key) ?? []), thing]);
    }
  return index;
};

const wholeWords = [
  'organisation',
  'organization',
  'whole organization',
  'group',
  'whole group',
  '集團',
  '全集團',
  '機構',
  '-',
];
/** A section of the library with its metric. */
export type Place = { metric: Metric; sectionId: string };

const totalWords = ['total', 'answer', '總計', '內容', '-'];

const sectionOf = (metric: Metric, text: string): Place | undefined => {
  const key = nameKey(text);
  const part = metric.subMetrics.find(({ id, name, sections }) =>
    [id, id.slice(metric.key.length + 1), name.en, name.zhTw, ...sections.map((section) => section.id)]
      .map(nameKey)
      .includes(key),
  );
  const chosen = part ?? (key === '' || totalWords.includes(key) ? metric.subMetrics[0] : undefined);
  const sectionId = chosen?.sections[0]?.id;
  return sectionId === undefined ? undefined : { metric, sectionId };
};
/** A hostile sheet may name another part in each row. */
const rememberedMax = 10_000;

/** Of metrics that are called the same the first that is given in that unit. */
export const likeliest = (metrics: readonly Metric[], unit: string): Metric | undefined =>
  metrics.find(({ unitKind }) => unit !== '' && unitKind !== null && unitCalled(unitKind, unit) !== undefined) ??
  metrics[0];

/** The one of them that is given in that unit. */
const onlyOf = (metrics: readonly Metric[], unit: string): Metric | undefined => {
  const [one, ...others] = metrics.filter(
    ({ unitKind }) => unit !== '' && unitKind !== null && unitCalled(unitKind, unit) !== undefined,
  );
  return others.length === 0 ? one : undefined;
};

/** Everything that a row may name, by the names in both languages. */
export const createLookup = ({ organisation, entities, times, labels }: Catalogue) => {
  const metrics = indexBy(listMetrics(), ({ key, name }) => [key, name.en, name.zhTw]);
  const entityIndex = indexBy(entities, ({ name }) => [name]);
  const wholes = new Set(
    [...wholeWords, organisation, templateWords.en.organisation, templateWords.zhTw.organisation].map(nameKey),
  );
  const timeIndex = indexBy(times, (time) => [time.name ?? '', periodTextOf(time, 'en'), periodTextOf(time, 'zhTw')]);
  const labelIndex = indexBy(labels, ({ sectionId, name }) => [`${sectionId}/${name}`]);
  const timesById = new Map(times.map((time) => [time.id, time]));
  const entityIds = new Set(entities.map(({ id }) => id));
  const labelIds = new Map(labels.map(({ id, sectionId }) => [id, sectionId]));
  const timesByDays = new Map(times.map((time) => [`${time.period.start}/${time.period.end}`, time]));
  const timeOfDays = ({ start, end }: Period) => timesByDays.get(`${start}/${end}`);
  // A sheet names the same few parts over and over.
  const sections = new Map<string, Place | undefined>();
  return {
    metric: (text: string, unit = ''): Found<Metric> => {
      const bySection = findMetric(text.trim().split(':')[0] ?? '');
      if (bySection) return { kind: 'one', thing: bySection };
      const named = foundIn(metrics.get(nameKey(text)));
      if (named.kind !== 'none') return named;
      const called = likeliest(metricsCalled(text), unit) ?? onlyOf(metricsNearlyCalled(text), unit);
      return called ? { kind: 'one', thing: called } : named;
    },
    /** The metric of exactly this name in the library. */
    metricNamed: (text: string): Metric | undefined => {
      const found = foundIn(metrics.get(nameKey(text)));
      return found.kind === 'one' ? found.thing : undefined;
    },
    /** What may be meant by a text that names no metric, as facts of an issue: the sections that it leads to, else metrics of such names. */
    suggestions: (
      text: string,
      unit = '',
      sectionIds: readonly string[] = [],
      goesOn?: string,
    ): Record<string, string> => {
      // Hundreds of metrics share a few dozen kinds.
      const byKind = new Map<string, boolean>();
      const fits = ({ unitKind }: Metric) => {
        if (unitKind === null || unit === '') return unitKind !== null;
        const known = byKind.get(unitKind) ?? unitCalled(unitKind, unit) !== undefined;
        byKind.set(unitKind, known);
        return known;
      };
      const alike = () => {
        const fitting = metricsLike(text, fits);
        return (fitting.length > 0 ? fitting : metricsLike(text)).map(({ key }) => key);
      };
      const named = sectionIds.length > 0 ? sectionIds : alike();
      const suggested = [...named, ...(goesOn === undefined || named.includes(goesOn) ? [] : [goesOn])];
      return suggested.length === 0 ? {} : { suggested: suggested.join('|') };
    },
    /** The section that a text names within the metric; the whole of it where it says nothing. */
    section: (metric: Metric, text: string): Place | undefined => {
      const key = `${metric.key}/${text}`;
      const place = sections.has(key) ? sections.get(key) : sectionOf(metric, text);
      if (sections.size < rememberedMax) sections.set(key, place);
      return place;
    },
    placeOfSection: (sectionId: string): Place | undefined => {
      const metric = findMetric(sectionId.split(':')[0] ?? '');
      const has = metric?.subMetrics.some(({ sections }) => sections.some(({ id }) => id === sectionId));
      return metric && has ? { metric, sectionId } : undefined;
    },
    /** Null stands for the whole organisation. An entity's own name comes first. */
    entity: (text: string): Found<string | null> => {
      const named = foundIn(entityIndex.get(nameKey(text))?.map(({ id }) => id));
      return named.kind === 'none' && wholes.has(nameKey(text)) ? { kind: 'one', thing: null } : named;
    },
    hasEntity: (id: string) => entityIds.has(id),
    time: (text: string): Found<Catalogue['times'][number]> => {
      const named = foundIn(timeIndex.get(nameKey(text)));
      if (named.kind !== 'none') return named;
      const period = periodOf(text);
      return foundIn([period && timeOfDays(period)].flatMap((time) => time ?? []));
    },
    timeOfDays,
    timeById: (id: string) => timesById.get(id),
    label: (sectionId: string, name: string) => labelIndex.get(nameKey(`${sectionId}/${name}`))?.[0]?.id,
    hasLabel: (sectionId: string, id: string) => labelIds.get(id) === sectionId,
  };
};
export type Lookup = ReturnType<typeof createLookup>;
