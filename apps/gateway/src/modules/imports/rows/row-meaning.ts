import type { Metric } from '@esg/contract';
import { bareName } from '@esg/standards';
import { fits } from './fits.ts';
import { type Lookup, nameKey } from './lookup.ts';
import { descriptorLengthMax, type Meaning, placeIn, whole } from './meaning.ts';
import { createNameReader, type NamedRow } from './name-meaning.ts';
import { allowsSaid, openMetrics } from './open-names.ts';
import { headedWay, isOpenWay, isRest, isTotal, partCalled, partOfWay, partText, type Way, wayOf } from './parts.ts';
import { partsInName } from './parts-in-names.ts';
import type { SettledName } from './place.ts';
import { heads, joinedSaid, unitInName, withoutDash, withoutUnit } from './row-names.ts';

/** What the rows above say. */
type Context = {
  heading: string;
  headingUnit: string;
  /** The metric of the last row or heading that named one, its unit, and how rows below it are broken down. */
  metric: Metric | undefined;
  unit: string;
  way: Way | undefined;
  /** Whether a row without figures named the metric: every row below it is of that. */
  headed: boolean;
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
  headed: false,
  last: 'heading',
  interrupted: false,
  under: '',
};

type Row = NamedRow & { section: string; dashed: boolean };

/** A row as the sheet has it: what it is called with its group, the two apart, and its unit. */
export type SaidRow = { section: string; label: string; unit: string };
/** What is known of a row: its meaning, none where it has to be asked about; and the name by which a person settles it. */
export type ReadMeaning = {
  meaning: Meaning | 'left' | undefined;
  unit: string;
  name: string;
  /** The name that somebody settled it by. */
  settledBy: string | undefined;
  /** Sections that a row without meaning may be of: by its name, and by the rows above. */
  likely: readonly string[];
  goesOn: string | undefined;
  /** What heads the row, and the row above where this is a part of it. */
  around: string;
  /** Metrics that the name may mean of which nobody said which is meant. */
  open: readonly string[];
};

/** What names of rows were settled to be: a section, or null for those that are left out. */
export type Settled = ReadonlyMap<string, SettledName>;

/** What names of rows stand for, in the order of the sheet: each is read with what the rows above it were about. */
export const createRowReader = (lookup: Lookup, settled: Settled) => {
  let context = nothingAbove;

  const { metricOf, inHalves, partInFront, partInName, fuel, likelyParts } = createNameReader(lookup);

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
    const last = goesOn ? context.last : 'heading';
    context = { ...context, metric, way, headed: true, last, interrupted: false };
    return below({ ...row, dashed: row.dashed || headed !== undefined });
  };

  const settledMeaning = (sectionId: string | null, name: string): Meaning | 'left' | undefined => {
    if (sectionId === null) return 'left';
    const place = lookup.placeOfSection(sectionId);
    const isWhole = place && whole(place.metric)?.place.sectionId === place.sectionId;
    const [part] = partsInName(name)
      .filter(({ way }) => place && partOfWay(place.metric, way)?.sections[0]?.id === sectionId)
      .sort((one, other) => other.part.length - one.part.length);
    const line = part ? partText(part.part, part.way) : bareName(name);
    return place && { place, descriptor: isWhole ? '' : line.slice(0, descriptorLengthMax) };
  };

  /** What a name of several things may be, and by which heading above it is one of them; none where it was read as a part of something. */
  const candidatesOf = ({ name, unit }: Row, read: Meaning | undefined, uppers: readonly string[]) => {
    const metrics = openMetrics(name, unit);
    const isItself =
      read === undefined ||
      (metrics.includes(read.place.metric) && read.place.sectionId === whole(read.place.metric)?.place.sectionId);
    if (!isItself) return { candidates: [], upper: '' };
    for (const upper of uppers) {
      const metric = openMetrics(upper, '').length === 0 ? metricOf(heads(upper), '') : undefined;
      if (metric && metrics.includes(metric)) return { candidates: [metric], upper };
    }
    return { candidates: metrics, upper: '' };
  };

  const meaningOf = (row: Row): Meaning | undefined => {
    const own = lookup.metricNamed(row.name);
    const named = own && row.section !== '' ? partCalled(own, row.section) : undefined;
    if (own && named) return placeIn(own, row.section, undefined);
    if (own && row.section === '' && fits(own, row.unit)) return whole(own);
    const isPart = wayOf(row.name) !== undefined || isTotal(row.name) || row.dashed;
    const part = ofSection(row) ?? (isPart ? below(row) : undefined) ?? inHalves(row) ?? fuel(row);
    if (part) return part;
    const metric = metricOf(row.name, row.unit) ?? metricOf(heads(row.name), row.unit);
    if (metric && fits(metric, row.unit)) return whole(metric);
    return (
      partInFront(row) ??
      partInName(row, context.interrupted ? nothingAbove : context) ??
      joined(row.section, row) ??
      joined(context.heading, row) ??
      (metric ? whole(metric) : undefined) ??
      below(row)
    );
  };

  const reader = {
    /** A row without figures heads those below it. */
    head: (text: string) => {
      if (text.length > 80) return;
      const under = text.trim();
      const unit = unitInName(text);
      const metric = metricOf(heads(withoutUnit(text)), unit);
      const way = headedWay(text);
      if (metric)
        context = { ...nothingAbove, heading: heads(text), headingUnit: unit, metric, unit, way, headed: true, under };
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
      const goesOn = likelyPart(row);
      const before = context;
      const understood = meaningOf(row);
      // `Total GHG emissions` below `Scope 2 (market-based)` is no part of it, and says nothing of the way.
      const isOfAbove = understood !== undefined && understood.place.metric === before.metric;
      const around = isOfAbove ? `${before.heading} ${before.under}` : before.heading;
      const likely = understood === undefined ? likelyParts(row, before) : [];
      // `Male` is settled for the metric that it stands below, never for every other.
      const ofUpper = section === '' && (isPart || (understood === undefined && goesOn !== undefined));
      const { candidates, upper } = candidatesOf(row, understood, [section, before.heading]);
      const [only, ...others] = candidates;
      const read = only && others.length === 0 ? whole(only) : understood;
      const shown = joinedSaid(upper || section, label.trim());
      const asked = ofUpper ? joinedSaid(context.under.slice(0, 90), withoutDash(shown)) : shown;
      const names = ofUpper || upper !== '' ? [asked] : [shown, label, name];
      const said = names.map((each) => settled.get(nameKey(each))).find((each) => each !== undefined);
      const saidTo = said && settledMeaning(said.sectionId, name);
      const isHeld = !saidTo || saidTo === 'left' || allowsSaid(candidates, saidTo.place.metric, unit);
      const settledTo = isHeld ? saidTo : undefined;
      const open = settledTo === undefined && others.length > 0 ? candidates.map(({ key }) => key) : [];
      const meaning = settledTo ?? read;
      const settledBy = settledTo && said?.text;
      if (!ofUpper) context = { ...context, under: label.trim() };
      if (meaning === undefined || meaning === 'left') {
        if (!dashed) context = { ...context, interrupted: true };
        return { meaning, unit, name: open.length > 0 ? name : asked, settledBy, likely, goesOn, around, open };
      }
      const { metric, sectionId } = meaning.place;
      const isWhole = sectionId === whole(metric)?.place.sectionId;
      const way = isWhole
        ? (headedWay(name) ?? (isTotal(name) ? context.way : undefined))
        : (wayOf(name) ?? (metric === context.metric ? context.way : undefined));
      const last = isWhole ? 'whole' : 'part';
      const headed = metric === context.metric && context.headed;
      context = { ...context, metric, way, headed, unit: unit === '' ? context.unit : unit, last, interrupted: false };
      return {
        meaning,
        unit: own !== '' || fits(metric, unit) ? unit : '',
        name: settledBy ?? (open.length > 0 ? name : shown),
        settledBy,
        open,
        likely,
        goesOn,
        around,
      };
    },
  };
  return {
    ...reader,
    /** What a row without figures is about; those below it are read as if it were not there. */
    aside: (row: SaidRow): ReadMeaning => {
      const before = context;
      const read = reader.meaning(row);
      context = before;
      return read;
    },
  };
};
