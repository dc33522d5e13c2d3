import { sumOf } from './decimals.ts';
import {
  type FigureSettings,
  isNumbers,
  type NumberField,
  type NumberRow,
  printedFigure,
  printedUnit,
  thisYearOf,
} from './kpi-table.ts';
import { changeBetween, changeText, type ModelChange } from './model-changes.ts';
import { printedWords } from './printed-words.ts';
import type { ReportModel } from './report-model.ts';

/** A figure that a report opens with. */
export type KeyFigure = {
  label: string;
  value: string;
  unit: string;
  /** `+11.3% from 2022`; empty where nothing can be compared. */
  change: string;
  /** Canonical decimals by year, the oldest first; what is missing is null. */
  trend: { year: string; value: string | null; text: string }[];
};

/** What a report is read for first: of each line the first metric that it answers. */
const wanted: readonly (readonly string[])[] = [
  [
    'ghg.scope12.location_based',
    'ghg.scope12.market_based',
    'scope 1 + 2',
    'ghg.total.location_based',
    'ghg.scope1.total',
  ],
  ['energy.consumption.total', 'energy.consumption.electricity'],
  ['water.consumption.total', 'water.withdrawal.total'],
  ['waste.generated.total', 'waste.generated.nonhazardous', 'waste.generated.hazardous'],
  ['workforce.headcount', 'workforce.fte', 'workforce.average'],
  ['ohs.recordable', 'ohs.ltifr', 'ohs.lost_days', 'ohs.fatalities'],
  ['training.hours_average', 'training.trained_pct', 'training.hours_total'],
  ['diversity.board_female_pct', 'workforce.female_pct', 'workforce.management_female_pct'],
  ['ghg.scope3.total'],
  ['workforce.turnover_rate'],
  ['energy.consumption.renewable_pct'],
  ['supply.count'],
  ['community.investment'],
];
const bothScopes = 'scope 1 + 2';

/** The whole of a field: its one row without a name. */
const wholeOf = ({ content }: NumberField): NumberRow | undefined => {
  const whole = content.rows.filter(({ breakdown }) => breakdown === undefined);
  return whole.length === 1 && whole[0]?.descriptor === '' ? whole[0] : undefined;
};

type Found = { label: string; row: NumberRow; field: NumberField };

const summed = (one: Found, other: Found, label: string): Found | undefined => {
  if (one.row.unitCode !== other.row.unitCode) return undefined;
  if (one.field.content.years?.join() !== other.field.content.years?.join()) return undefined;
  const number = sumOf([one.row.number, other.row.number]);
  const earlier = one.row.earlier?.map((value, place) => {
    const second = other.row.earlier?.[place] ?? null;
    return value === null || second === null ? null : sumOf([value, second]);
  });
  const last = earlier?.at(-1);
  const change: ModelChange | undefined = last ? changeBetween(last, number, one.row.unitCode) : undefined;
  const { unitCode, unitSymbol } = one.row;
  const row = { descriptor: '', number, unitCode, unitSymbol, ...(earlier && { earlier }), ...(change && { change }) };
  return { label, row, field: one.field };
};

/** How many figures a report opens with: by how much it holds. */
const countOf = (disclosures: number) => (disclosures <= 20 ? 3 : disclosures <= 100 ? 6 : 9);

/** The figures that a report opens with, in the order people look for them; none where there are fewer than three. */
export const keyFiguresOf = (model: FigureSettings & Pick<ReportModel, 'chapters'>): KeyFigure[] => {
  const { language, numberLocale } = model;
  const words = printedWords[language];
  const disclosures = model.chapters.flatMap((chapter) => chapter.disclosures);
  const found = new Map<string, Found>();
  for (const field of disclosures.flatMap(({ fields }) => fields.filter(isNumbers))) {
    const row = wholeOf(field);
    if (row && !found.has(field.key)) found.set(field.key, { label: field.label, row, field });
  }
  const [one, two] = [
    found.get('ghg.scope1.total'),
    found.get('ghg.scope2.location_based') ?? found.get('ghg.scope2.market_based'),
  ];
  const both = one && two && summed(one, two, words.bothScopes);
  if (both) found.set(bothScopes, both);
  const figures = wanted.flatMap((keys) => keys.flatMap((key) => found.get(key) ?? []).slice(0, 1));
  const shown = figures.slice(0, countOf(disclosures.length));
  if (shown.length < 3) return [];
  return shown.map(({ label, row, field }): KeyFigure => {
    const { rounding, years = [] } = field.content;
    const text = (number: string) => printedFigure(number, row.unitCode, numberLocale, rounding);
    const last = years.at(-1);
    const change = row.change && last ? changeText(row.change, numberLocale, language) : '';
    const trend = years.map((year, place) => ({ year, value: row.earlier?.[place] ?? null }));
    return {
      label,
      value: text(row.number),
      unit: printedUnit(row),
      change: change && last ? (/^0[.,]?0?\D*$/.test(change) ? words.unchanged(last) : words.from(change, last)) : '',
      trend: [...trend, { year: thisYearOf(model), value: row.number }].map((point) => ({
        ...point,
        text: point.value === null ? '' : text(point.value),
      })),
    };
  });
};
