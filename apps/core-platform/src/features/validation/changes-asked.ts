import type { FieldExplanation, FigureChange, Finding, ValidationResult } from '@esg/contract';
import { differenceOf } from '../../wizard/explanations/difference.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };

/**
 * A figure whose change has to be explained or was explained, the other places of the same figure, and the difference where it is compared.
 */
export type AskedChange = Place & {
  readonly also: readonly Place[];
  readonly percent?: number | undefined;
  readonly values?: FigureChange['values'] | undefined;
  readonly note?: string | undefined;
};

/** Key of a place. */
export const keyOf = ({ disclosureCode, fieldKey }: Place) => JSON.stringify([disclosureCode, fieldKey]);

/** Each changed figure once, however many disclosures contain it, in the order of the findings; then the explained ones. */
export const changesAsked = (
  findings: readonly Finding[],
  said: readonly FieldExplanation[],
  changes: ValidationResult['changes'],
): AskedChange[] => {
  const known = new Map(changes.map((change) => [keyOf(change), change]));
  const comparedAt = (place: Place) => {
    const { percent, values, note } = known.get(keyOf(place)) ?? {};
    return { ...(percent && { percent }), ...(values && { values }), ...(note !== undefined && { note }) };
  };
  const asked = new Map<string, AskedChange>();
  for (const { kind, disclosureCode, fieldKey, params } of findings) {
    if (kind !== 'change-unexplained' || !disclosureCode || !fieldKey) continue;
    const place = { disclosureCode, fieldKey };
    const change = differenceOf(params ?? {});
    const figure = JSON.stringify([fieldKey, change]);
    const first = asked.get(figure);
    asked.set(
      figure,
      first ? { ...first, also: [...first.also, place] } : { ...place, also: [], ...comparedAt(place), ...change },
    );
  }
  const places = new Set([...asked.values()].flatMap((each) => [each, ...each.also].map(keyOf)));
  const told = said.filter((each) => each.isCurrent && !places.has(keyOf(each)));
  const once = new Map<string, AskedChange>();
  for (const { disclosureCode, fieldKey, text } of told) {
    const figure = JSON.stringify([fieldKey, text]);
    const place = { disclosureCode, fieldKey };
    const first = once.get(figure);
    once.set(figure, first ? { ...first, also: [...first.also, place] } : { ...place, also: [], ...comparedAt(place) });
  }
  return [...asked.values(), ...once.values()];
};

const placesOf = (change: AskedChange) => [change, ...change.also].map(keyOf);

/**
 * The list while somebody works in it: existing entries keep their place and text, also after they were explained or follow from another
 * explanation, and new ones are added after them.
 */
export const keptInPlace = (before: readonly AskedChange[], now: readonly AskedChange[]): AskedChange[] => {
  const stood = new Set(before.flatMap(placesOf));
  const kept = before.map((change): AskedChange => {
    const again = now.find((other) => placesOf(other).includes(keyOf(change)));
    return again?.values === undefined ? change : { ...change, percent: again.percent, values: again.values };
  });
  return [...kept, ...now.filter((change) => !placesOf(change).some((place) => stood.has(place)))];
};
