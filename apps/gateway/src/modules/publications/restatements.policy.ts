import type { Framework, ReportModel, RestatedFigure, RestatedPlace } from '@esg/contract';
import { categoryIn, placeOfRow } from '../report-model/index.ts';
import { disclosuresOf } from '../reports/index.ts';

/** A figure that differs, before anybody said why. */
export type Difference = Omit<RestatedPlace, 'explained'>;

type Place = Pick<Difference, 'disclosureCode' | 'fieldKey' | 'breakdown' | 'descriptor'>;

/** One key for the same row, in whichever language its part was named. */
export const placeKey = ({ disclosureCode, fieldKey, breakdown, descriptor }: Place) =>
  JSON.stringify([disclosureCode, fieldKey, breakdown ?? '', categoryIn(descriptor, 'en')]);

/** Figures of a model by their place; rows of one name together, in their order. */
const figuresByPlace = (model: ReportModel, framework: Pick<Framework, 'topics'>) => {
  const fieldsOf = new Map(disclosuresOf(framework).map(({ code, fields }) => [code, fields]));
  const figures = new Map<string, { place: Place; rows: RestatedFigure[] }>();
  for (const { code, fields } of model.chapters.flatMap(({ disclosures }) => disclosures))
    for (const { key, content } of fields) {
      if (content.kind !== 'numbers') continue;
      const field = fieldsOf.get(code)?.find((each) => each.key === key);
      for (const row of content.rows) {
        const place = { disclosureCode: code, fieldKey: key, ...placeOfRow(row, field, model.language) };
        const known = figures.get(placeKey(place)) ?? { place, rows: [] };
        known.rows.push({ number: row.number, unit: row.unitCode });
        figures.set(placeKey(place), known);
      }
    }
  return figures;
};

/** The same amount, however many zeros stand behind its point. */
const plain = (number: string) => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);
const isSame = (one: RestatedFigure | undefined, other: RestatedFigure | undefined) =>
  one !== undefined && other !== undefined && plain(one.number) === plain(other.number) && one.unit === other.unit;

/** What the first row that differs said before and says now; nothing where all rows of the place are alike. */
const firstDifference = (before: readonly RestatedFigure[], now: readonly RestatedFigure[]) => {
  const length = Math.max(before.length, now.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => !isSame(before[index], now[index]));
  return at === undefined ? undefined : { old: before[at] ?? null, new: now[at] ?? null };
};

/** Every figure that the published version and the present one do not share, in the order of the report. */
export const differencesOf = (
  published: ReportModel,
  present: ReportModel,
  framework: Pick<Framework, 'topics'>,
): Difference[] => {
  const before = figuresByPlace(published, framework);
  const now = figuresByPlace(present, framework);
  const places = new Map([...now, ...before].map(([key, { place }]) => [key, place]));
  return [...places].flatMap(([key, place]) => {
    const published = before.get(key)?.rows ?? [];
    // A figure that nobody published is new, not restated.
    if (published.length === 0) return [];
    const difference = firstDifference(published, now.get(key)?.rows ?? []);
    return difference ? [{ ...place, ...difference }] : [];
  });
};
