import { type ImportMapping, type Metric, metricKeyOf, type Period } from '@esg/contract';
import { meaningOfPart } from '@esg/contract/part-names';
import {
  calorificValueOf,
  findMetric,
  formerParts,
  inTraditional,
  listMetrics,
  metricsCalled,
  metricsLike,
  metricsNearlyCalled,
  unitCalled,
  unitKinds,
} from '@esg/standards';
import type { Cell } from '../../../platform/reading/index.ts';
import { templateWords } from '../template/words.ts';
import { numberIn } from './number.ts';
import { openMetrics } from './open-names.ts';
import { periodOf } from './period.ts';
import { unitSaidIn } from './row-names.ts';
import type { Catalogue } from './types.ts';
import { periodTextOf } from './value-text.ts';

/** Names for comparison: without case, width and double spaces. */
export const nameKey = (name: string) =>
  inTraditional(name.normalize('NFKC').trim().toLowerCase()).replace(/\s+/g, ' ');

/** The matches of a name: one thing, nothing, or several of one name. */
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
  const key = nameKey(formerParts[text] ?? text);
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

/** The first of the metrics of one name that can have that unit. */
export const likeliest = (metrics: readonly Metric[], unit: string): Metric | undefined =>
  metrics.find(({ unitKind }) => unit !== '' && unitKind !== null && unitCalled(unitKind, unit) !== undefined) ??
  metrics[0];

/** The one of them that can have that unit. */
const onlyOf = (metrics: readonly Metric[], unit: string): Metric | undefined => {
  const [one, ...others] = metrics.filter(
    ({ unitKind }) => unit !== '' && unitKind !== null && unitCalled(unitKind, unit) !== undefined,
  );
  return others.length === 0 ? one : undefined;
};

/** The value of a row, as far as it is recognised: a figure of some unit, or words. */
export type Held = { holds: 'figures' | 'words' | undefined; unit: string };

/** Entries in a unit column beside words. */
const noUnit = /^(?:text|narrative|description|qualitative|words|文字|文本|敘述|描述|定性|n\/?a|[-–—])$/iu;
/** Text with this many words, or Chinese characters, is no figure with its unit: `Reduce the intensity 15% by 2030`. */
const sentence = /(?:\p{L}{2,}[^\p{L}]+){3}\p{L}{2,}|(?:\p{Script=Han}[^\p{Script=Han}]*){8}/u;

/** The kind of a value: a number or anything with a unit is a figure, a text without a digit or a sentence is none, others are unknown. */
export const heldBy = (value: Cell | undefined, given: string, numbers: ImportMapping['numbers']): Held => {
  const unit = noUnit.test(given.trim()) ? '' : given;
  if (!value) return { holds: undefined, unit };
  if (typeof numberIn(value, numbers) === 'object') return { holds: 'figures', unit };
  const isWords = value.kind === 'text' && (!/\d/.test(value.text) || (unit === '' && sentence.test(value.text)));
  if (isWords) return { holds: 'words', unit };
  return { holds: unit === '' ? undefined : 'figures', unit };
};

const createMetricLookup = () => {
  const metrics = indexBy(listMetrics(), ({ key, name }) => [key, name.en, name.zhTw]);
  return {
    metric: (text: string, unit = ''): Found<Metric> => {
      const bySection = findMetric(metricKeyOf(text.trim()));
      if (bySection) return { kind: 'one', thing: bySection };
      const open = openMetrics(text, unit);
      if (open.length === 1) return foundIn(open);
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
  };
};

/** Kinds of quantity by unit, cached: sheets use the same few units repeatedly. */
const createKindsOf = () => {
  const kindsByUnit = new Map<string, readonly string[]>();
  return (unit: string): readonly string[] => {
    if (unit === '') return [];
    const known = kindsByUnit.get(unit) ?? unitKinds().filter((kind) => unitCalled(kind, unit) !== undefined);
    if (kindsByUnit.size < rememberedMax) kindsByUnit.set(unit, known);
    return known;
  };
};

/** Units in which fuels are bought, as they are written. */
const boughtIn: Readonly<Record<string, string>> = { L: 'L', m3: 'm³', t: 't' };

/** How much energy is in a unit of the fuel, and who says so; nothing where no publication has it. */
const energyIn = (text: string, unit: string): Record<string, string> => {
  const named = unitCalled('volume', unit) ?? unitCalled('mass', unit);
  const per = named?.scale === '1' ? boughtIn[named.unit] : undefined;
  const value = named && per ? calorificValueOf(text, named.unit) : undefined;
  return value && per ? { energy: value.number, per, source: value.source } : {};
};

const createSuggestions = () => {
  const kindsOf = createKindsOf();
  return {
    /**
     * Possible meanings of a text that names no metric, as facts of an issue: the sections that it matches, else metrics with similar
     * names. Only those that accept the value, and the accepted kind: `holds`, and for figures the kinds of a known unit. `counted` says in
     * what the likely meaning is measured where the unit measures something else: litres of a fuel, which is counted as energy.
     */
    suggestions: (
      text: string,
      { holds, unit }: Held,
      sectionIds: readonly string[] = [],
      goesOn?: string,
    ): Record<string, string> => {
      const kinds = holds === 'figures' ? kindsOf(unit === '' ? unitSaidIn(text) : unit) : [];
      const takes = ({ unitKind }: Metric) => {
        if (holds === undefined) return true;
        if (holds === 'words') return unitKind === null;
        return unitKind !== null && (kinds.length === 0 || kinds.includes(unitKind));
      };
      const canTake = (sectionId: string) => {
        const metric = findMetric(metricKeyOf(sectionId));
        return metric !== undefined && takes(metric);
      };
      const likely = [...sectionIds, ...(goesOn === undefined ? [] : [goesOn])];
      const sections = likely.filter(canTake);
      const alike = sectionIds.length > 0 ? [] : metricsLike(text, takes).map(({ key }) => key);
      const suggested = [...new Set([...alike, ...sections])].join('|');
      const counted = suggested === '' && kinds.length > 0 ? findMetric(metricKeyOf(likely[0] ?? ''))?.unitKind : null;
      return {
        ...(counted ? { counted } : {}),
        ...(counted === 'energy' ? energyIn(text, unit === '' ? unitSaidIn(text) : unit) : {}),
        ...(suggested === '' ? {} : { suggested }),
        ...(holds === undefined ? {} : { holds }),
        ...(kinds.length === 0 ? {} : { kinds: kinds.join('|') }),
      };
    },
  };
};

const createPlaceLookup = () => {
  // A sheet names the same few parts repeatedly.
  const sections = new Map<string, Place | undefined>();
  return {
    /** The section that a text names within the metric; the whole metric if the text is empty. */
    section: (metric: Metric, text: string): Place | undefined => {
      const key = `${metric.key}/${text}`;
      const place = sections.has(key) ? sections.get(key) : sectionOf(metric, text);
      if (sections.size < rememberedMax) sections.set(key, place);
      return place;
    },
    placeOfSection: (sectionId: string): Place | undefined => {
      const metric = findMetric(metricKeyOf(sectionId));
      const has = metric?.subMetrics.some(({ sections }) => sections.some(({ id }) => id === sectionId));
      return metric && has ? { metric, sectionId } : undefined;
    },
  };
};

const createEntityLookup = ({ organisation, entities }: Pick<Catalogue, 'organisation' | 'entities'>) => {
  const entityIndex = indexBy(entities, ({ name }) => [name]);
  const entityIds = new Set(entities.map(({ id }) => id));
  const wholes = new Set(
    [...wholeWords, organisation, templateWords.en.organisation, templateWords.zhTw.organisation].map(nameKey),
  );
  return {
    /** Null is the whole organisation. An entity's own name comes first. */
    entity: (text: string): Found<string | null> => {
      const named = foundIn(entityIndex.get(nameKey(text))?.map(({ id }) => id));
      return named.kind === 'none' && wholes.has(nameKey(text)) ? { kind: 'one', thing: null } : named;
    },
    hasEntity: (id: string) => entityIds.has(id),
  };
};

const createTimeLookup = (times: Catalogue['times']) => {
  const timeIndex = indexBy(times, (time) => [time.name ?? '', periodTextOf(time, 'en'), periodTextOf(time, 'zhTw')]);
  const timesById = new Map(times.map((time) => [time.id, time]));
  const timesByDays = new Map(times.map((time) => [`${time.period.start}/${time.period.end}`, time]));
  const timeOfDays = ({ start, end }: Period) => timesByDays.get(`${start}/${end}`);
  return {
    time: (text: string): Found<Catalogue['times'][number]> => {
      const named = foundIn(timeIndex.get(nameKey(text)));
      if (named.kind !== 'none') return named;
      const period = periodOf(text);
      return foundIn([period && timeOfDays(period)].flatMap((time) => time ?? []));
    },
    timeOfDays,
    timeById: (id: string) => timesById.get(id),
  };
};

const createLabelLookup = (labels: Catalogue['labels']) => {
  const labelIndex = indexBy(labels, ({ sectionId, name }) => [`${sectionId}/${name}`]);
  const meaningIndex = indexBy(labels, ({ sectionId, name }) => [`${sectionId}/${meaningOfPart(name)}`]);
  const labelIds = new Map(labels.map(({ id, sectionId }) => [id, sectionId]));
  return {
    label: (sectionId: string, name: string) =>
      (labelIndex.get(nameKey(`${sectionId}/${name}`)) ??
        meaningIndex.get(nameKey(`${sectionId}/${meaningOfPart(name)}`)))?.[0]?.id,
    hasLabel: (sectionId: string, id: string) => labelIds.get(id) === sectionId,
  };
};

/** Everything that a row may name, by the names in both languages. */
export const createLookup = (catalogue: Catalogue) => ({
  ...createMetricLookup(),
  ...createSuggestions(),
  ...createPlaceLookup(),
  ...createEntityLookup(catalogue),
  ...createTimeLookup(catalogue.times),
  ...createLabelLookup(catalogue.labels),
});
export type Lookup = ReturnType<typeof createLookup>;
