import type { Disclosure, Framework } from '@esg/contract';
import type { PlaceRow } from '../../src/rows.ts';
import { versionOf } from './frameworks.ts';
import { col, list, type Row, type Source } from './source.ts';

type Place = Pick<Disclosure, 'code' | 'title'> & { readonly field: Disclosure['fields'][number] };
type Asks = PlaceRow['asks'];

const kinds: readonly string[] = ['alike', 'part', 'other', 'whole'] satisfies Asks[];
const asksIn = (row: Row): Asks => {
  const asks = col(row, 'asks');
  if (!kinds.includes(asks)) throw new Error(`Unknown kind of place: ${JSON.stringify(row)}`);
  return asks as Asks;
};

/** Whatever an industry may measure or say: no two places ask for the same by it. */
const ofAnyIndustry: readonly string[] = ['activity.industry_metric', 'activity.industry_narrative'];

/** Frameworks that ask each industry or sector for itself: the codes of one begin alike. */
const sectorOf: Readonly<Record<string, RegExp>> = {
  'sasb-climate-2022': /^[A-Z]+-[A-Z]+/,
  'gri-sectors-2024': /^\d+/,
};

const isOneTitle = (places: readonly Place[]) => new Set(places.map(({ title }) => title.en)).size < 2;

/** Of places that ask for words of one metric: those that it does not answer alone. One that asks for it in full before others that ask in part has it. */
const othersAmong = (places: readonly Place[]): readonly Place[] => {
  const full = places.filter(({ field }) => field.coverage === 'full');
  const home = full.length > 0 ? full : places;
  if (!isOneTitle(home)) return places;
  return places.filter((place) => !home.some(({ title }) => title.en === place.title.en));
};

const rowsOf = (read: Source): PlaceRow[] =>
  read('places').map((row) => ({
    versionId: versionOf(col(row, 'framework_id')),
    codes: list(col(row, 'codes')),
    keys: list(col(row, 'metric_keys')),
    asks: asksIn(row),
    ...(col(row, 'breakdown') && { breakdown: col(row, 'breakdown') }),
    ...(col(row, 'lines') && { lines: list(col(row, 'lines')) }),
  }));

const placesIn = ({ topics }: Framework): Map<string, Place[]> =>
  Map.groupBy(
    topics.flatMap(({ disclosures }) =>
      disclosures.flatMap(({ code, title, fields }) => fields.map((field) => ({ code, title, field }))),
    ),
    ({ field }) => field.key,
  );

/**
 * What the places of each framework ask of their metrics: the decisions of the facts, then words that several disclosures of a framework ask
 * by one metric under different titles. A place that is not listed asks for the whole.
 */
export const placeRowsOf = (read: Source, frameworks: readonly Framework[], keys: ReadonlySet<string>): PlaceRow[] => {
  const decided = rowsOf(read);
  const isDecided = new Set(
    decided.flatMap((row) => row.codes.flatMap((code) => row.keys.map((key) => [row.versionId, code, key].join('\n')))),
  );
  const words = frameworks.flatMap((framework) => {
    const { versionId } = framework;
    return [...placesIn(framework)].flatMap(([key, places]): PlaceRow[] => {
      if (!keys.has(key) || places[0]?.field.unitKind !== null) return [];
      const sector = sectorOf[versionId];
      const sectors = Map.groupBy(places, ({ code }) => (sector ? sector.exec(code)?.[0] : versionId));
      const others = ofAnyIndustry.includes(key)
        ? places
        : [...sectors.values()].flatMap((each) => (each.length > 1 ? othersAmong(each) : []));
      const codes = others.map(({ code }) => code).filter((code) => !isDecided.has([versionId, code, key].join('\n')));
      return codes.length > 0 ? [{ versionId, codes, keys: [key], asks: 'other' }] : [];
    });
  });
  return [...decided, ...words];
};
