import { sumOf } from '@esg/quantities';
import {
  changedSince,
  type FigureSettings,
  isNumbers,
  type NumberField,
  type NumberRow,
  printedFigure,
  printedUnit,
  thisYearOf,
} from './kpi-table.ts';
import { changeBetween, changeText, type ModelChange } from './model-changes.ts';
import { roundingOf } from './model-numbers.ts';
import { printedWords } from './printed-words.ts';
import type { PinnedFigure } from './report-design.ts';
import type { ReportModel } from './report-model.ts';

/** A figure that a report opens with. */
export type KeyFigure = {
  label: string;
  value: string;
  unit: string;
  /** `+11.3% from 2022`; empty where nothing can be compared. */
  change: string;
  /** Canonical decimals by year, the oldest first; missing ones are null. */
  trend: { year: string; value: string | null; text: string }[];
};

/** What readers look for first: of each line the first metric that the report answers. */
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

/** Metrics that readers look for first, in their order: of each group one stands for it, the first that a report has. */
export const soughtMetrics: readonly (readonly string[])[] = wanted;

/** The whole of a field: its one row without a name. */
const wholeRow = ({ content }: NumberField): NumberRow | undefined => {
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

/** How many figures a report opens with, by how much it contains. */
const countOf = (disclosures: number) => (disclosures <= 20 ? 3 : disclosures <= 100 ? 6 : 9);

type Printed = FigureSettings & Pick<ReportModel, 'chapters' | 'keyFigures'>;

/** Every figure that can stand by itself, with the disclosure that it answers. */
const wholeFigures = ({ chapters }: Pick<ReportModel, 'chapters'>): (Found & PinnedFigure)[] =>
  chapters
    .flatMap(({ disclosures }) => disclosures)
    .flatMap(({ code, title, fields }) =>
      fields.filter(isNumbers).flatMap((field) => {
        const row = wholeRow(field);
        const label = field.isPart ? `${field.label} · ${title}` : field.label;
        return row ? [{ disclosureCode: code, fieldKey: field.key, label, row, field }] : [];
      }),
    );

/** The most sought figures among the report's answers, in the order in which readers look for them; none where there are fewer than three. A figure of some
 * people or of one fuel does not stand for all. */
const usual = (figures: readonly Found[], { chapters, language }: Printed): Found[] => {
  const found = new Map<string, Found>();
  for (const figure of figures)
    if (!figure.field.isPart && !found.has(figure.field.key)) found.set(figure.field.key, figure);
  const one = found.get('ghg.scope1.total');
  const two = found.get('ghg.scope2.location_based') ?? found.get('ghg.scope2.market_based');
  const both = one && two && summed(one, two, printedWords[language].bothScopes);
  if (both) found.set(bothScopes, both);
  const count = countOf(chapters.reduce((sum, { disclosures }) => sum + disclosures.length, 0));
  const shown = wanted.flatMap((keys) => keys.flatMap((key) => found.get(key) ?? []).slice(0, 1)).slice(0, count);
  return shown.length < 3 ? [] : shown;
};

/** The author's choice, reduced to answered figures. */
const chosen = (figures: readonly (Found & PinnedFigure)[], pinned: readonly PinnedFigure[]): Found[] =>
  pinned.flatMap(({ disclosureCode, fieldKey }) =>
    figures.filter((figure) => figure.disclosureCode === disclosureCode && figure.fieldKey === fieldKey).slice(0, 1),
  );

const printed = ({ label, row, field }: Found, model: Printed): KeyFigure => {
  const { language, numberLocale } = model;
  const { rounding, years = [] } = field.content;
  const text = (number: string) => printedFigure(number, row.unitCode, numberLocale, roundingOf(number, row, rounding));
  const last = years.at(-1);
  const change = row.change && last ? changeText(row.change, numberLocale, language) : '';
  const trend = years.map((year, place) => ({ year, value: row.earlier?.[place] ?? null }));
  return {
    label,
    value: text(row.number),
    unit: printedUnit(row),
    change: changedSince(change, last, language),
    trend: [...trend, { year: thisYearOf(model), value: row.number }].map((point) => ({
      ...point,
      text: point.value === null ? '' : text(point.value),
    })),
  };
};

/**
 * The figures that a report opens with: those that its author chose, else the most sought ones, in the order of the report or of the
 * author.
 */
export const keyFiguresOf = (model: Printed): KeyFigure[] => {
  const figures = wholeFigures(model);
  const { keyFigures = [] } = model;
  const shown = keyFigures.length > 0 ? chosen(figures, keyFigures) : usual(figures, model);
  return shown.map((found) => printed(found, model));
};

/** A figure that an author can choose to open with. */
export type KeyFigureChoice = PinnedFigure & Pick<KeyFigure, 'label' | 'value' | 'unit'>;

/** All of them, in the order of the report. */
export const keyFigureChoices = (model: Printed): KeyFigureChoice[] =>
  wholeFigures(model).map((figure) => {
    const { label, value, unit } = printed(figure, model);
    return { disclosureCode: figure.disclosureCode, fieldKey: figure.fieldKey, label, value, unit };
  });

/** The figures shown while nobody chose, from which an author starts to choose. */
export const usualKeyFigures = (model: Printed): PinnedFigure[] => {
  const figures = wholeFigures(model);
  return usual(figures, model).flatMap(({ field }) =>
    figures
      .filter((figure) => figure.field === field)
      .map(({ disclosureCode, fieldKey }) => ({ disclosureCode, fieldKey })),
  );
};
