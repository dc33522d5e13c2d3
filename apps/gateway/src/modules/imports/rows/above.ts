import type { Metric } from '@esg/contract';
import { fits } from './fits.ts';
import { type Meaning, placeIn, whole } from './meaning.ts';
import type { NamedRow, NameReader } from './name-meaning.ts';
import { headedWay, isOpenWay, isRest, isTotal, type Way, wayOf } from './parts.ts';
import { heads, unitInName, withoutUnit } from './row-names.ts';

/** What the rows above a row say. */
export type Above = {
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

export const nothingAbove: Above = {
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

/** A row of figures with its group and unit; `dashed` where its name is written as a part of the row above. */
export type Row = NamedRow & { section: string; dashed: boolean };

/** What the row is of the metric above it. A name that says nothing of a part is one only where parts have names of their own. */
export const partOfAbove = (above: Above, { name, unit, dashed }: Row): Meaning | undefined => {
  const { metric, way, last, interrupted } = above;
  if (!metric || interrupted || (unit !== '' && !fits(metric, unit))) return undefined;
  if (isTotal(name)) return last === 'whole' ? undefined : whole(metric);
  const own = wayOf(name);
  const part = placeIn(metric, name, own);
  if (part || own || !way) return part;
  const goesOn = dashed || (last === 'part' && (isOpenWay(way) || isRest(name)));
  return goesOn ? placeIn(metric, name, way) : undefined;
};

/** Section of the part of the metric above that a row may be whose name is not understood; to be asked about. */
export const likelyPartOfAbove = ({ metric, way }: Above, { name, unit }: Row): string | undefined => {
  const isListed = way === 'gender' || way === 'age';
  if (!metric || !way || isListed || (wayOf(name) ?? way) !== way) return undefined;
  return unit === '' || fits(metric, unit) ? placeIn(metric, name, way)?.place.sectionId : undefined;
};

/** What stands above the rows below a heading: a row without figures. */
export const aboveAfterHeading = (above: Above, text: string, { metricOf }: NameReader): Above => {
  if (text.length > 80) return above;
  const under = text.trim();
  const headingUnit = unitInName(text);
  const metric = metricOf(heads(withoutUnit(text)), headingUnit);
  const way = headedWay(text);
  if (metric)
    return { ...nothingAbove, heading: heads(text), headingUnit, metric, unit: headingUnit, way, headed: true, under };
  return way ? { ...above, way, last: 'part' } : { ...nothingAbove, heading: text, headingUnit, under };
};

/** What stands above a row whose group names a metric, which the row is then a part of; undefined for every other row. */
export const aboveWithinGroup = (above: Above, row: Row, { metricOf }: NameReader): Above | undefined => {
  const { section, name, unit } = row;
  const metric = section === '' ? undefined : metricOf(heads(section), unit);
  const isOwn = wayOf(name) === undefined && !isTotal(name) && metricOf(name, unit) !== undefined;
  if (!metric || isOwn) return undefined;
  const goesOn = metric === above.metric && !above.interrupted;
  return {
    ...above,
    metric,
    way: headedWay(section) ?? (goesOn ? above.way : undefined),
    headed: true,
    last: goesOn ? above.last : 'heading',
    interrupted: false,
  };
};

/** What stands above the row after this one, by what this one turned out to be. */
export const aboveAfterRow = (above: Above, row: Row, meaning: Meaning | 'left' | undefined): Above => {
  if (meaning === undefined || meaning === 'left') return row.dashed ? above : { ...above, interrupted: true };
  const { metric, sectionId } = meaning.place;
  const isWhole = sectionId === whole(metric)?.place.sectionId;
  const way = isWhole
    ? (headedWay(row.name) ?? (isTotal(row.name) ? above.way : undefined))
    : (wayOf(row.name) ?? (metric === above.metric ? above.way : undefined));
  return {
    ...above,
    metric,
    way,
    headed: metric === above.metric && above.headed,
    unit: row.unit === '' ? above.unit : row.unit,
    last: isWhole ? 'whole' : 'part',
    interrupted: false,
  };
};
