import type { Metric } from '@esg/contract';
import { bareName, isUnit, unitCalled } from '@esg/standards';
import { type Lookup, nameKey, type Place } from './lookup.ts';
import { headedWay, isOpenWay, isRest, isTotal, partCalled, partOfWay, type Way, wayOf } from './parts.ts';

const brackets = /[([（]([^)\]）]+)[)\]）]/gu;

/** The unit that a name brings along: `Energy (MWh)`, `Water, m³`. */
export const unitInName = (text: string): string => {
  const found = [...text.matchAll(brackets)].map(([, inner = '']) => inner.trim());
  const after = text.match(/[,，:：–-]\s*([^,，:：]+)$/u)?.[1]?.trim() ?? '';
  return [...found.reverse(), after].find((each) => each !== '' && isUnit(each)) ?? '';
};

const withoutUnit = (text: string) => {
  const unit = unitInName(text);
  const at = unit === '' ? -1 : text.lastIndexOf(unit);
  return at < 0
    ? text
    : text.slice(0, at).replace(/\s*[([（,，:：–-]?\s*$/u, '') +
        text.slice(at + unit.length).replace(/^\s*[)\]）]/u, '');
};

/** What a row of figures is about; `descriptor` names its line of a breakdown. */
export type Meaning = { place: Place; descriptor: string };

const descriptorLengthMax = 100;

const whole = (metric: Metric): Meaning | undefined => {
  const sectionId = metric.subMetrics[0]?.sections[0]?.id;
  return sectionId === undefined ? undefined : { place: { metric, sectionId }, descriptor: '' };
};

/** The part of a metric that a name stands for. */
export const placeIn = (metric: Metric, name: string, way: Way | undefined): Meaning | undefined => {
  const own = partCalled(metric, name);
  const sectionId = (own ?? (way && partOfWay(metric, way)))?.sections[0]?.id;
  // `Male employees` below `Male` would be another line.
  const plain = bareName(name);
  const line = way === 'gender' ? plain.replace(/(?<=\S)(?:僱員|員工|\s+(?:employees?|staff))$/iu, '') : plain;
  const descriptor = own ? '' : line.slice(0, descriptorLengthMax);
  return sectionId === undefined ? undefined : { place: { metric, sectionId }, descriptor };
};

const fits = (metric: Metric, unit: string) =>
  metric.unitKind !== null && (unit === '' || unitCalled(metric.unitKind, unit) !== undefined);

/** A name in two: what is measured, and of which part. */
const halves = (name: string): [string, string][] => {
  const bracketed = [...name.matchAll(brackets)].map(([all, inner = '']): [string, string] => [
    name.replace(all, ' '),
    inner,
  ]);
  const cut = [...name.matchAll(/\s+[-–—]\s+|\s*[:：/|,，]\s*|[－—]/gu)].map((match): [string, string] => [
    name.slice(0, match.index),
    name.slice(match.index + match[0].length),
  ]);
  return [...bracketed, ...cut.reverse()].flatMap(([one, other]): [string, string][] => [
    [one, other],
    [other, one],
  ]);
};

/** A heading without how its rows are broken down: `Employees by gender`. */
const heads = (name: string) => name.replace(/\s*[-–—(（,，:：]?\s*(?:\bby\b|按|以)\s*[^)）]*[)）]?\s*$/iu, '').trim();

/** What the rows above say. */
type Context = {
  heading: string;
  headingUnit: string;
  /** The metric of the last row or heading that named one, its unit, and how rows below it are broken down. */
  metric: Metric | undefined;
  unit: string;
  way: Way | undefined;
  /** What the last row was of the metric. */
  last: 'heading' | 'whole' | 'part';
  /** Whether a row that nobody understood stands between: those below it may be parts of that. */
  interrupted: boolean;
};

const nothingAbove: Context = {
  heading: '',
  headingUnit: '',
  metric: undefined,
  unit: '',
  way: undefined,
  last: 'heading',
  interrupted: false,
};

type Row = { section: string; name: string; unit: string; dashed: boolean };

/** What names of rows stand for, in the order of the sheet: each is read with what the rows above it were about. */
export const createRowReader = (lookup: Lookup, settled: ReadonlyMap<string, string | null>) => {
  let context = nothingAbove;

  const metricOf = (text: string, unit: string): Metric | undefined => {
    if (bareName(text) === '') return undefined;
    const found = lookup.metric(text, unit);
    return found.kind === 'one' ? found.thing : undefined;
  };

  /** A metric and a part in one text: `Employees – male`, `Turnover rate (female)`. */
  const inHalves = ({ name, unit }: Row): Meaning | undefined => {
    for (const [first, part] of halves(name)) {
      const way = wayOf(part);
      const metric = way ? metricOf(first, unit) : undefined;
      const found = metric && placeIn(metric, part, way);
      if (found) return found;
    }
    return undefined;
  };

  /** The same with the part in front: `Male employees`. */
  const partInFront = ({ name, unit }: Row): Meaning | undefined => {
    const [, part = '', rest = ''] =
      name.match(/^(\S+)\s+(.+)$/u) ?? name.match(/^([男女]性?|全職|兼職|長期|臨時)(.+)$/u) ?? [];
    const way = wayOf(part);
    const metric = way ? metricOf(rest, unit) : undefined;
    return metric && placeIn(metric, part, way);
  };

  /** Below a metric, what the row is of it. A name that says nothing of a part is one only where parts have names of their own. */
  const below = ({ name, unit, dashed }: Row): Meaning | undefined => {
    const { metric, last, interrupted } = context;
    if (!metric || interrupted || (unit !== '' && !fits(metric, unit))) return undefined;
    if (isTotal(name)) return last === 'whole' ? undefined : whole(metric);
    const own = wayOf(name);
    const part = placeIn(metric, name, own);
    if (part || own || !context.way) return part;
    const goesOn = dashed || (last === 'part' && (isOpenWay(context.way) || isRest(name)));
    return goesOn ? placeIn(metric, name, context.way) : undefined;
  };

  /** The part of the metric above that a row may be which is not understood, to be asked about. */
  const likelyPart = ({ name, unit }: Row): string | undefined => {
    const { metric, way } = context;
    const isListed = way === 'gender' || way === 'age';
    if (!metric || !way || isListed || (wayOf(name) ?? way) !== way) return undefined;
    return unit === '' || fits(metric, unit) ? placeIn(metric, name, way)?.place.sectionId : undefined;
  };

  const joined = (upper: string, { name, unit }: Row): Meaning | undefined => {
    if (upper === '') return undefined;
    const metric = metricOf(`${upper} ${name}`, unit) ?? (isTotal(name) ? metricOf(upper, unit) : undefined);
    return metric && fits(metric, unit) ? whole(metric) : undefined;
  };

  const settledFor = ({ section, name }: Row): string | null | undefined => {
    const key = nameKey(section === '' ? name : `${section} · ${name}`);
    return settled.has(key) ? settled.get(key) : settled.get(nameKey(name));
  };

  /** The metric named beside or above the row, and what the row is of it. */
  const ofSection = (row: Row): Meaning | undefined => {
    const metric = row.section === '' ? undefined : metricOf(heads(row.section), row.unit);
    const isOwn = wayOf(row.name) === undefined && !isTotal(row.name) && metricOf(row.name, row.unit) !== undefined;
    if (!metric || isOwn) return undefined;
    const goesOn = metric === context.metric && !context.interrupted;
    const headed = headedWay(row.section);
    const way = headed ?? (goesOn ? context.way : undefined);
    context = { ...context, metric, way, last: goesOn ? context.last : 'heading', interrupted: false };
    return below({ ...row, dashed: row.dashed || headed !== undefined });
  };

  const meaningOf = (row: Row): Meaning | 'left' | undefined => {
    const sectionId = settledFor(row);
    if (sectionId === null) return 'left';
    const place = sectionId === undefined ? undefined : lookup.placeOfSection(sectionId);
    if (place) {
      const isWhole = whole(place.metric)?.place.sectionId === place.sectionId;
      return { place, descriptor: isWhole ? '' : bareName(row.name).slice(0, descriptorLengthMax) };
    }
    const own = lookup.metricNamed(row.name);
    const named = own && row.section !== '' ? partCalled(own, row.section) : undefined;
    if (own && named) return placeIn(own, row.section, undefined);
    if (own && row.section === '' && fits(own, row.unit)) return whole(own);
    const isPart = wayOf(row.name) !== undefined || isTotal(row.name) || row.dashed;
    const part = ofSection(row) ?? (isPart ? below(row) : undefined) ?? inHalves(row);
    if (part) return part;
    const metric = metricOf(row.name, row.unit) ?? metricOf(heads(row.name), row.unit);
    if (metric && fits(metric, row.unit)) return whole(metric);
    return (
      partInFront(row) ??
      joined(row.section, row) ??
      joined(context.heading, row) ??
      (metric ? whole(metric) : undefined) ??
      below(row)
    );
  };

  return {
    /** A row without figures heads those below it. */
    head: (text: string) => {
      if (text.length > 80) return;
      const unit = unitInName(text);
      const metric = metricOf(heads(withoutUnit(text)), unit);
      const way = headedWay(text);
      if (metric) context = { ...nothingAbove, heading: heads(text), headingUnit: unit, metric, unit, way };
      else if (way) context = { ...context, way, last: 'part' };
      else context = { ...nothingAbove, heading: text, headingUnit: unit };
    },
    /** What a row of figures is about, and the unit that it or the rows above give. */
    meaning: (
      section: string,
      label: string,
      given: string,
    ): { meaning: Meaning | 'left' | undefined; unit: string; likely: string | undefined } => {
      const dashed = /^\s*[-–—•·▪●○>└├]|^\s{2,}/u.test(label);
      const own = given === '' ? unitInName(label) : given;
      const name = (given === '' ? withoutUnit(label) : label).trim();
      const isPart = wayOf(name) !== undefined || isTotal(name) || dashed;
      const above = isPart ? context.unit || context.headingUnit : context.headingUnit;
      const unit = own === '' ? above : own;
      const row = { section, name, unit, dashed };
      const meaning = meaningOf(row);
      if (meaning === 'left') {
        if (!dashed) context = { ...context, metric: undefined };
        return { meaning, unit, likely: undefined };
      }
      if (meaning === undefined) {
        const likely = likelyPart(row);
        if (!dashed) context = { ...context, interrupted: true };
        return { meaning, unit, likely };
      }
      const { metric, sectionId } = meaning.place;
      const isWhole = sectionId === whole(metric)?.place.sectionId;
      const way = isWhole
        ? (headedWay(name) ?? (isTotal(name) ? context.way : undefined))
        : (wayOf(name) ?? context.way);
      const last = isWhole ? 'whole' : 'part';
      context = { ...context, metric, way, unit: unit === '' ? context.unit : unit, last, interrupted: false };
      return { meaning, unit: own !== '' || fits(metric, unit) ? unit : '', likely: undefined };
    },
  };
};
