import type { ReportModel, RestatedFigure, RestatedPlace } from '@esg/contract';

/** A figure that differs, before anybody said why. */
export type Difference = Omit<RestatedPlace, 'explained'>;

type Place = Pick<Difference, 'disclosureCode' | 'fieldKey' | 'descriptor'>;
export const placeKey = ({ disclosureCode, fieldKey, descriptor }: Place) =>
  JSON.stringify([disclosureCode, fieldKey, descriptor]);

/** Figures by their place; rows of one name together, in their order. */
const figuresOf = (model: ReportModel) => {
  const figures = new Map<string, { place: Place; rows: RestatedFigure[] }>();
  for (const { code, fields } of model.chapters.flatMap(({ disclosures }) => disclosures))
    for (const { key, content } of fields) {
      if (content.kind !== 'numbers') continue;
      for (const { descriptor, number, unitCode } of content.rows) {
        const place = { disclosureCode: code, fieldKey: key, descriptor };
        const known = figures.get(placeKey(place)) ?? { place, rows: [] };
        known.rows.push({ number, unit: unitCode });
        figures.set(placeKey(place), known);
      }
    }
  return figures;
};

/** The same amount, however many zeros stand behind its point. */
const plain = (number: string) => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);
const isSame = (one: RestatedFigure | undefined, other: RestatedFigure | undefined) =>
  one !== undefined && other !== undefined && plain(one.number) === plain(other.number) && one.unit === other.unit;

/** Every figure that the published version and the present one do not share, in the order of the report. */
export const differencesOf = (published: ReportModel, present: ReportModel): Difference[] => {
  const [before, now] = [figuresOf(published), figuresOf(present)];
  const places = new Map([...now, ...before].map(([key, { place }]) => [key, place]));
  return [...places].flatMap(([key, place]) => {
    const [old, fresh] = [before.get(key)?.rows ?? [], now.get(key)?.rows ?? []];
    // A figure that nobody published is new, not restated.
    if (old.length === 0) return [];
    const length = Math.max(old.length, fresh.length);
    const at = Array.from({ length }, (_, index) => index).find((index) => !isSame(old[index], fresh[index]));
    return at === undefined ? [] : [{ ...place, old: old[at] ?? null, new: fresh[at] ?? null }];
  });
};
