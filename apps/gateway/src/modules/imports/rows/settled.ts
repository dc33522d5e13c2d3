import type { Metric } from '@esg/contract';
import { bareName } from '@esg/standards';
import type { Row } from './above.ts';
import { type Lookup, nameKey } from './lookup.ts';
import { descriptorLengthMax, type Meaning, whole } from './meaning.ts';
import type { NameReader } from './name-meaning.ts';
import { allowsSaid, openMetrics } from './open-names.ts';
import { partOfWay, partText } from './parts.ts';
import { partsInName } from './parts-in-names.ts';
import type { SettledName } from './place.ts';
import { heads } from './row-names.ts';

/** A person's answers about names of rows: a section, or null for those that are left out. */
export type Settled = ReadonlyMap<string, SettledName>;

/**
 * Possible meanings of an ambiguous name, and the heading above it that decides between them; none where it was read as a part of
 * something.
 */
export const candidatesOf = (
  { name, unit }: Row,
  read: Meaning | undefined,
  uppers: readonly string[],
  { metricOf }: NameReader,
): { candidates: readonly Metric[]; upper: string } => {
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

const settledMeaning = (sectionId: string | null, name: string, lookup: Lookup): Meaning | 'left' | undefined => {
  if (sectionId === null) return 'left';
  const place = lookup.placeOfSection(sectionId);
  const isWhole = place && whole(place.metric)?.place.sectionId === place.sectionId;
  const [part] = partsInName(name)
    .filter(({ way }) => place && partOfWay(place.metric, way)?.sections[0]?.id === sectionId)
    .sort((one, other) => other.part.length - one.part.length);
  const line = part ? partText(part.part, part.way) : bareName(name);
  return place && { place, descriptor: isWhole ? '' : line.slice(0, descriptorLengthMax) };
};

/**
 * A person's answer about a row under one of its names, with the name; undefined without one, or where the answer was for a name with other
 * possible metrics.
 */
export const settledAs = (
  { name, unit }: Row,
  names: readonly string[],
  candidates: readonly Metric[],
  settled: Settled,
  lookup: Lookup,
): { meaning: Meaning | 'left'; by: string } | undefined => {
  const said = names.map((each) => settled.get(nameKey(each))).find((each) => each !== undefined);
  const meaning = said && settledMeaning(said.sectionId, name, lookup);
  if (!said || !meaning) return undefined;
  const isHeld = meaning === 'left' || allowsSaid(candidates, meaning.place.metric, unit);
  return isHeld ? { meaning, by: said.text } : undefined;
};
