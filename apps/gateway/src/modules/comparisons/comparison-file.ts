import {
  type CompareChoice,
  type Comparison,
  defineWords,
  formatPeriod,
  type Language,
  unitPrinted,
} from '@esg/contract';
import { documentColors } from '@esg/tokens/node';
import type { CellStyle, CellValue, SheetChart } from 'hucre';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { typedNumber, writeWorkbook } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { comparisonIn } from './comparisons.service.ts';

const words = defineWords({
  en: {
    title: 'Comparison',
    values: 'Values',
    figure: 'Figure',
    row: 'Row',
    unit: 'Unit',
    period: 'Period',
    change: 'Change',
    percent: 'Change in %',
    missing: 'missing',
  },
  zhTw: {
    title: '比較',
    values: '數值',
    figure: '數據項目',
    row: '項目',
    unit: '單位',
    period: '匯報期',
    change: '差異',
    percent: '差異（%）',
    missing: '缺少',
  },
});

const cellOf = (canonical: string | null, otherwise: string | null): CellValue =>
  canonical === null ? otherwise : typedNumber(canonical);

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Three columns name the row; then one per report, then two per report that is compared with the first. */
const rowsOf = ({ reports, rows }: Comparison, language: Language): CellValue[][] => {
  const w = words[language];
  const others = reports.slice(1);
  const head = [
    w.figure,
    w.row,
    w.unit,
    ...reports.map(({ name }) => name),
    ...others.flatMap(({ name }) => [`${w.change}: ${name}`, `${w.percent}: ${name}`]),
  ];
  const periods = ['', '', w.period, ...reports.map(({ period }) => (period ? formatPeriod(period, language) : ''))];
  const data = rows.map(({ label, descriptor, unit, values }) => [
    label[language],
    descriptor,
    unitPrinted(unit, language),
    ...values.map(({ value }) => cellOf(value, w.missing)),
    ...values.slice(1).flatMap(({ difference, percent }) => [cellOf(difference, null), cellOf(percent, null)]),
  ]);
  return [head, periods, ...data];
};

/** One native chart per figure, made from the cells of the table: grouped bars, one colour per report. */
const chartsOf = ({ reports, rows }: Comparison, sheet: string, language: Language, color: string): SheetChart[] => {
  const first = 3;
  const figures = Map.groupBy(rows.entries(), ([, row]) => `${row.key}\n${row.unit.code}`);
  const below = rows.length + first + 1;
  return [...figures.values()].map((group, place) => {
    const places = group.map(([index]) => index);
    const top = Math.min(...places) + first;
    const last = Math.max(...places) + first;
    const row = group[0]?.[1];
    const unit = row ? unitPrinted(row.unit, language) : '';
    const range = (column: number) => `'${sheet}'!$${columnName(column)}$${top}:$${columnName(column)}$${last}`;
    return {
      type: 'column',
      title: row ? `${row.label[language]}${unit && ` (${unit})`}` : '',
      altText: row?.label[language] ?? '',
      series: reports.map(({ name }, index) => ({
        name,
        values: range(3 + index),
        categories: range(1),
        ...(index === 0 ? { color } : {}),
      })),
      anchor: { from: { row: below + place * 18, col: 0 }, to: { row: below + place * 18 + 16, col: 6 } },
      legend: 'bottom',
    };
  });
};

/** The comparison as a workbook (CHART_EXCEL of spec section 3): typed values, differences, and native charts of them. */
export const makeComparisonFile = async (
  deps: GatewayDeps,
  scope: Scope,
  query: CompareChoice & { readonly language: Language },
) => {
  const { language } = query;
  const w = words[language];
  const { comparison, owner } = await deps.database.withScope(scope, async (scoped) => ({
    comparison: await comparisonIn(scoped, query),
    owner: await findOwner(scoped),
  }));
  const { primary, onPrimary } = documentColors(owner.colorSetting);
  const rgb = (color: string) => ({ rgb: color.slice(1).toUpperCase() });
  const head: CellStyle = {
    font: { bold: true, color: rgb(onPrimary) },
    fill: { type: 'pattern', pattern: 'solid', fgColor: rgb(primary) },
    alignment: { wrapText: true, vertical: 'center' },
  };
  const rows = rowsOf(comparison, language);
  const workbook = {
    sheets: [
      {
        name: w.values,
        rows,
        columns: [{ width: 44 }, { width: 28 }, { width: 14 }, ...(rows[0] ?? []).slice(3).map(() => ({ width: 22 }))],
        cells: new Map((rows[0] ?? []).map((value, column) => [`0,${column}`, { value, style: head }])),
        freezePane: { rows: 2, columns: 2 },
        charts: chartsOf(comparison, w.values, language, primary.slice(1)),
      },
    ],
    properties: { title: w.title, creator: owner.organisation, company: owner.organisation, created: deps.now() },
  };
  const bytes = await writeWorkbook(workbook, owner.tenant);
  const title = `${owner.organisation} ${w.title} ${deps.now().toISOString().slice(0, 10)}`;
  return { bytes, fileName: fileNameWith(title, 'xlsx', 'comparison') };
};
