import {
  type ComparativeChange,
  type Framework,
  type ReportModel,
  type RestatedFigure,
  type RestatedPlace,
  shownDigits,
} from '@esg/contract';
import { isSame, placesToTell } from '@esg/quantities';
import { isSameAmount } from '@esg/standards';
import { categoryIn, placeOfRow } from '../report-model/index.ts';
import { disclosuresOf } from '../reports/index.ts';

/** A figure that differs, before anybody explained it. */
export type Difference = Omit<RestatedPlace, 'explained'>;

type Place = Pick<Difference, 'disclosureCode' | 'fieldKey' | 'breakdown' | 'descriptor'>;

/** One key for the same row, whichever language its part was named in. */
export const placeKey = ({ disclosureCode, fieldKey, breakdown, descriptor }: Place) =>
  JSON.stringify([disclosureCode, fieldKey, breakdown ?? '', categoryIn(descriptor, 'en')]);

/** A figure of the model, with the largest number of decimals it is printed with. */
type ModelFigure = { figure: RestatedFigure; digits: number | undefined };

/** Figures of a model by their place; rows with the same name together, in their order. */
const figuresByPlace = (model: ReportModel, framework: Pick<Framework, 'topics'>) => {
  const fieldsOf = new Map(disclosuresOf(framework).map(({ code, fields }) => [code, fields]));
  const figures = new Map<string, { place: Place; rows: ModelFigure[] }>();
  for (const { code, fields } of model.chapters.flatMap(({ disclosures }) => disclosures))
    for (const { key, content } of fields) {
      if (content.kind !== 'numbers') continue;
      const field = fieldsOf.get(code)?.find((each) => each.key === key);
      for (const row of content.rows) {
        const place = { disclosureCode: code, fieldKey: key, ...placeOfRow(row, field, model.language) };
        const known = figures.get(placeKey(place)) ?? { place, rows: [] };
        known.rows.push({ figure: { number: row.number, unit: row.unitCode }, digits: row.digits });
        figures.set(placeKey(place), known);
      }
    }
  return figures;
};

const isSameFigure = (one: ModelFigure | undefined, other: ModelFigure | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.figure.unit === other.figure.unit &&
  isSame(one.figure.number, other.figure.number);

/** The number of decimals for two figures, at least one of them calculated, so that they can be told apart. */
const digitsFor = (rows: readonly ModelFigure[]): number | undefined => {
  if (rows.every(({ digits }) => digits === undefined)) return undefined;
  const places = Math.max(...rows.map(({ digits, figure }) => digits ?? shownDigits(figure.number, undefined)));
  const [one, other] = rows.map(({ figure }) => figure);
  if (!one || !other || one.unit !== other.unit) return places;
  return placesToTell(one.number, other.number, places);
};

/** The first row that differs, before and now; nothing where all rows of the place are equal. */
const firstDifference = (before: readonly ModelFigure[], now: readonly ModelFigure[]) => {
  const length = Math.max(before.length, now.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => !isSameFigure(before[index], now[index]));
  if (at === undefined) return undefined;
  const old = before[at];
  const current = now[at];
  const digits = digitsFor([old, current].filter((each) => each !== undefined));
  return { old: old?.figure ?? null, new: current?.figure ?? null, ...(digits !== undefined && { digits }) };
};

/** Every figure that differs between the published version and the present one, in the order of the report. */
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

/** Figures of earlier years that a model prints, by their place and year. */
const earlierByPlace = (model: ReportModel, framework: Pick<Framework, 'topics'>) => {
  const fieldsOf = new Map(disclosuresOf(framework).map(({ code, fields }) => [code, fields]));
  type Earlier = Omit<ComparativeChange, 'old' | 'new'> & { readonly figure: RestatedFigure };
  const figures = new Map<string, { readonly printed: Earlier; readonly kind: string | null }>();
  for (const { code, fields } of model.chapters.flatMap(({ disclosures }) => disclosures))
    for (const { key, content } of fields) {
      if (content.kind !== 'numbers') continue;
      const field = fieldsOf.get(code)?.find((each) => each.key === key);
      for (const row of content.rows)
        for (const [index, number] of (row.earlier ?? []).entries()) {
          const year = content.years?.[index];
          if (number === null || year === undefined) continue;
          const place = { disclosureCode: code, fieldKey: key, ...placeOfRow(row, field, model.language) };
          const printed = { ...place, year, figure: { number, unit: row.unitCode } };
          figures.set(`${placeKey(place)}\n${year}`, { printed, kind: field?.unitKind ?? null });
        }
    }
  return figures;
};

/** Whether two printed figures are of one amount: 1,000 kWh of last year’s report are 1 MWh of the data hub. */
const isEqual = (old: RestatedFigure, current: RestatedFigure, kind: string | null) => {
  if (old.unit === current.unit) return isSame(current.number, old.number);
  return kind !== null && isSameAmount(old, current, kind);
};

/** Every figure of an earlier year that the published version prints otherwise than the report would today. */
export const comparativesOf = (
  published: ReportModel,
  present: ReportModel,
  framework: Pick<Framework, 'topics'>,
): ComparativeChange[] => {
  const now = earlierByPlace(present, framework);
  return [...earlierByPlace(published, framework)].flatMap(([key, { printed, kind }]) => {
    const { figure: old, ...place } = printed;
    const current = now.get(key)?.printed.figure;
    if (!current || isEqual(old, current, kind)) return [];
    return [{ ...place, old, new: current }];
  });
};
