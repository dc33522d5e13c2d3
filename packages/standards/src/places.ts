import { placeRows } from './data.ts';
import type { PlaceRow } from './rows.ts';

/** The line of a metric's breakdown that a disclosure asks for. */
export type PartLine = {
  readonly breakdown: string;
  /** Names under which the line may stand; none where the breakdown is itself the part. */
  readonly lines: readonly string[];
};

/**
 * What a disclosure asks of a metric: all of it, a line of a breakdown, or something that its figure or text does not answer alone, such as
 * other people or one fuel.
 */
export type PlaceAsks = 'whole' | 'other' | PartLine;

type Known = {
  readonly asks: ReadonlyMap<string, PlaceAsks>;
  readonly alike: ReadonlyMap<string, readonly (readonly string[])[]>;
};

const placeOf = (code: string, key: string) => `${code}\n${key}`;

const asksIn = ({ asks, breakdown, lines = [] }: PlaceRow): PlaceAsks => {
  if (asks === 'part' && breakdown) return { breakdown, lines };
  return asks === 'other' ? 'other' : 'whole';
};

const knownOf = (rows: readonly PlaceRow[]): Known => ({
  asks: new Map(
    rows.flatMap((row) =>
      row.codes.flatMap((code) => row.keys.map((key) => [placeOf(code, key), asksIn(row)] as const)),
    ),
  ),
  alike: new Map(
    [
      ...Map.groupBy(
        rows.flatMap(({ asks, codes, keys }) => (asks === 'alike' ? keys.map((key) => ({ key, codes })) : [])),
        ({ key }) => key,
      ),
    ].map(([key, list]) => [key, list.map(({ codes }) => codes)]),
  ),
});

let known: ReadonlyMap<string, Known> | undefined;
const knownIn = (versionId: string): Known | undefined => {
  known ??= new Map(
    [...Map.groupBy(placeRows(), (row) => row.versionId)].map(([version, rows]) => [version, knownOf(rows)]),
  );
  return known.get(versionId);
};

/** What this disclosure of a framework asks of the metric. In a framework that the library lacks every place asks for the whole. */
export const asksOf = (versionId: string, code: string, key: string): PlaceAsks =>
  knownIn(versionId)?.asks.get(placeOf(code, key)) ?? 'whole';

/** Whether this disclosure asks for all that the metric counts or says. */
export const asksForWhole = (versionId: string, code: string, key: string): boolean =>
  asksOf(versionId, code, key) === 'whole';

/** Codes of the other disclosures that ask for the metric in the same words, so that one answer is theirs, too. */
export const askedAlikeIn = (versionId: string, code: string, key: string): readonly string[] => {
  const groups = knownIn(versionId)?.alike.get(key) ?? [];
  return [...new Set(groups.filter((codes) => codes.includes(code)).flat())].filter((each) => each !== code);
};

/** Metrics that some disclosures of the framework ask for in the same words, each with the codes of these. */
export const listAskedAlike = (
  versionId: string,
): readonly { readonly key: string; readonly codes: readonly string[] }[] =>
  [...(knownIn(versionId)?.alike ?? [])].flatMap(([key, groups]) => groups.map((codes) => ({ key, codes })));
