import { type Above, aboveWithinGroup, nothingAbove, partOfAbove, type Row } from './above.ts';
import { fits } from './fits.ts';
import type { Lookup } from './lookup.ts';
import { type Meaning, placeIn, whole } from './meaning.ts';
import type { NameReader } from './name-meaning.ts';
import { headedWay, isTotal, partCalled, wayOf } from './parts.ts';
import { heads } from './row-names.ts';

/** A metric whose name spans a heading and the row below it. */
const joined = (upper: string, { name, unit }: Row, { metricOf }: NameReader): Meaning | undefined => {
  if (upper === '') return undefined;
  const metric = metricOf(`${upper} ${name}`, unit) ?? (isTotal(name) ? metricOf(upper, unit) : undefined);
  return metric && fits(metric, unit) ? whole(metric) : undefined;
};

/** The meaning of a row with an exact metric name, where its group is a part of that metric or it has none. */
const ofOwnName = ({ name, section, unit }: Row, lookup: Lookup): Meaning | undefined => {
  const metric = lookup.metricNamed(name);
  if (!metric) return undefined;
  if (section === '') return fits(metric, unit) ? whole(metric) : undefined;
  return partCalled(metric, section) && placeIn(metric, section, undefined);
};

/** The meaning of the name by itself, and then together with the headings above. */
const ofName = (row: Row, above: Above, names: NameReader): Meaning | undefined => {
  const { metricOf, partInFront, partInName } = names;
  const metric = metricOf(row.name, row.unit) ?? metricOf(heads(row.name), row.unit);
  if (metric && fits(metric, row.unit)) return whole(metric);
  return (
    partInFront(row) ??
    partInName(row, above.interrupted ? nothingAbove : above) ??
    joined(row.section, row, names) ??
    joined(above.heading, row, names) ??
    (metric ? whole(metric) : undefined) ??
    partOfAbove(above, row)
  );
};

/** The meaning of a row as far as its name and the rows above show it, and its context once its group is read. */
export const understand = (
  row: Row,
  above: Above,
  names: NameReader,
  lookup: Lookup,
): { understood: Meaning | undefined; above: Above } => {
  const ofMetric = ofOwnName(row, lookup);
  if (ofMetric) return { understood: ofMetric, above };
  const group = aboveWithinGroup(above, row, names);
  const within = group ?? above;
  const inGroup = group && partOfAbove(group, { ...row, dashed: row.dashed || headedWay(row.section) !== undefined });
  const isPart = wayOf(row.name) !== undefined || isTotal(row.name) || row.dashed;
  const part = inGroup ?? (isPart ? partOfAbove(within, row) : undefined) ?? names.inHalves(row) ?? names.fuel(row);
  return { understood: part ?? ofName(row, within, names), above: within };
};
