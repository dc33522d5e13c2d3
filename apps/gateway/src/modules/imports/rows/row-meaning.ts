import type { Metric } from '@esg/contract';
import { bareName, unitCalled } from '@esg/standards';
import { type Lookup, nameKey, type Place } from './lookup.ts';
import { headedWay, isOpenWay, isRest, isTotal, partCalled, partOfWay, type Way, wayOf } from './parts.ts';
import type { SettledName } from './place.ts';
import { halves, heads, joinedSaid, unitInName, withoutDash, withoutUnit } from './row-names.ts';

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
  /** Whether a row stands between that nobody understood, or that is left out: those below it may be parts of that. */
  interrupted: boolean;
  /** What the last row or heading is called that is no part of another. */
  under: string;
};

const nothingAbove: Context = {
  heading: '',
  headingUnit: '',
  metric: undefined,
  unit: '',
  way: undefined,
  last: 'heading',
  interrupted: false,
  under: '',
};

type Row = { section: string; name: string; unit: string; dashed: boolean };

/** A row as the sheet has it: what it is called with its group, the two apart, and its unit. */
export type SaidRow = { section: string; label: string; unit: string };
/** What is known of a row: its meaning, none where it has to be asked about; and the name by which a person settles it. */
export type ReadMeaning = {
  meaning: Meaning | 'left' | undefined;
  unit: string;
  name: string;
  /** The name that somebody settled it by. */
  settledBy: string | undefined;
  /** The section that a row without meaning may be of. */
  likely: string | undefined;
};

/** What names of rows were settled to be: a section, or null for those that are left out. */
export type Settled = ReadonlyMap<string, SettledName>;

/** What names of rows stand for, in the order of the sheet: each is read with what the rows above it were about. */
export const createRowReader = (lookup: Lookup, settled: Settled) => {
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

  const settledMeaning = (sectionId: string | null, name: string): Meaning | 'left' | undefined => {
    if (sectionId === null) return 'left';
    const place = lookup.placeOfSection(sectionId);
    const isWhole = place && whole(place.metric)?.place.sectionId === place.sectionId;
    return place && { place, descriptor: isWhole ? '' : bareName(name).slice(0, descriptorLengthMax) };
  };

  const meaningOf = (row: Row): Meaning | undefined => {
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
      const under = text.trim();
      const unit = unitInName(text);
      const metric = metricOf(heads(withoutUnit(text)), unit);
      const way = headedWay(text);
      if (metric) context = { ...nothingAbove, heading: heads(text), headingUnit: unit, metric, unit, way, under };
      else if (way) context = { ...context, way, last: 'part' };
      else context = { ...nothingAbove, heading: text, headingUnit: unit, under };
    },
    /** What a row of figures is about, and the unit that it or the rows above give. */
    meaning: ({ section, label, unit: given }: SaidRow): ReadMeaning => {
      const dashed = /^\s*[-–—•·▪●○>└├]|^\s{2,}/u.test(label);
      const own = given === '' ? unitInName(label) : given;
      const name = (given === '' ? withoutUnit(label) : label).trim();
      const isPart = wayOf(name) !== undefined || isTotal(name) || isRest(name) || dashed;
      const above = isPart ? context.unit || context.headingUnit : context.headingUnit;
      const unit = own === '' ? above : own;
      const row = { section, name, unit, dashed };
      const likely = likelyPart(row);
      const read = meaningOf(row);
      // `Male` is settled for the metric that it stands below, never for every other.
      const ofUpper = section === '' && (isPart || (read === undefined && likely !== undefined));
      const shown = joinedSaid(section, label.trim());
      const asked = ofUpper ? joinedSaid(context.under.slice(0, 90), withoutDash(shown)) : shown;
      const names = ofUpper ? [asked] : [shown, label, name];
      const known = names.map((each) => settled.get(nameKey(each))).find((each) => each !== undefined);
      const settledTo = known && settledMeaning(known.sectionId, name);
      const meaning = settledTo ?? read;
      const settledBy = settledTo && known.text;
      if (!ofUpper) context = { ...context, under: label.trim() };
      if (meaning === undefined || meaning === 'left') {
        if (!dashed) context = { ...context, interrupted: true };
        return { meaning, unit, name: asked, settledBy, likely };
      }
      const { metric, sectionId } = meaning.place;
      const isWhole = sectionId === whole(metric)?.place.sectionId;
      const way = isWhole
        ? (headedWay(name) ?? (isTotal(name) ? context.way : undefined))
        : (wayOf(name) ?? context.way);
      const last = isWhole ? 'whole' : 'part';
      context = { ...context, metric, way, unit: unit === '' ? context.unit : unit, last, interrupted: false };
      return {
        meaning,
        unit: own !== '' || fits(metric, unit) ? unit : '',
        name: settledBy ?? shown,
        settledBy,
        likely,
      };
    },
  };
};
