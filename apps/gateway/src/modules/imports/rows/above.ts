import type { Metric } from '@esg/contract';
import { fits } from './fits.ts';
import { type Meaning, placeIn, whole } from './meaning.ts';
import type { NamedRow, NameReader } from './name-meaning.ts';
import { headedWay, isOpenWay, isRest, isTotal, type Way, wayOf } from './parts.ts';
import { heads, unitInName, withoutUnit } from './row-names.ts';

/** Meaning of the rows above a row. */
export type Above = {
  heading: string;
  headingUnit: string;
  /** The metric of the last row or heading that named one, its unit, and the breakdown of the rows below it. */
  metric: Metric | undefined;
  unit: string;
  way: Way | undefined;
  /** Whether a row without figures named the metric: every row below it then belongs to that metric. */
  headed: boolean;
  /** The last row's part of the metric. */
  last: 'heading' | 'whole' | 'part';
  /** Whether a row between them is not understood, or is left out: rows below it may be parts of that one. */
  interrupted: boolean;
  /** Name of the last row or heading that is no part of another. */
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

/** The row's part of the metric above it. A name without a known part is one only where parts have names of their own. */
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

/** Section of the possible part of the metric above, for a row whose name is not understood; a person is asked about it. */
export const likelyPartOfAbove = ({ metric, way }: Above, { name, unit }: Row): string | undefined => {
  const isListed = way === 'gender' || way === 'age';
  if (!metric || !way || isListed || (wayOf(name) ?? way) !== way) return undefined;
  return unit === '' || fits(metric, unit) ? placeIn(metric, name, way)?.place.sectionId : undefined;
};

/** The context of the rows below a heading: a row without figures. */
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

/** The context of a row whose group names a metric, so that the row is a part of it; undefined for every other row. */
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

/** The context of the next row, from the meaning of this one. */
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
