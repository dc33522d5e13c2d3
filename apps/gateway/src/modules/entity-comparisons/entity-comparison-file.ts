import {
  defineWords,
  type EntityComparison,
  type EntityComparisonQuery,
  type Language,
  periodName,
  rankedIn,
  unitPrinted,
} from '@esg/contract';
import { documentColors } from '@esg/tokens/node';
import type { CellStyle, CellValue, SheetChart } from 'hucre';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { typedNumber, writeWorkbook } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { entityComparisonIn } from './entity-comparisons.service.ts';

const words = defineWords({
  en: {
    title: 'Comparison of entities',
    rank: 'Rank',
    entity: 'Entity',
    per: 'per',
    no_figure: 'no figure',
    incomplete: 'incomplete',
    no_denominator: 'nothing to divide by',
    not_comparable: 'another currency',
    left_out: 'does not count',
    no_approach: 'no approach chosen',
    ourShare: 'our share',
  },
  zhTw: {
    title: '實體比較',
    rank: '排名',
    entity: '實體',
    per: '每',
    no_figure: '沒有數字',
    incomplete: '不完整',
    no_denominator: '沒有可作除數的數字',
    not_comparable: '貨幣不同',
    left_out: '不計入',
    no_approach: '未選擇合併方法',
    ourShare: '所佔份額',
  },
});

const headingOf = ({ metric, per, isShared }: EntityComparison, language: Language): string => {
  if (!metric) return words[language].title;
  const unit = metric.unit ? unitPrinted(metric.unit, language) : '';
  const divisor = per
    ? ` ${words[language].per} ${[per.name[language], per.unit && unitPrinted(per.unit, language)].filter(Boolean).join(' ')}`
    : '';
  const share = isShared ? `, ${words[language].ourShare}` : '';
  return `${metric.name[language]}${unit && ` (${unit})`}${divisor}${share}`;
};

/** A row for each entity, those with the greatest figure of the newest year first. */
const rowsOf = ({ rows, years }: EntityComparison, language: Language): CellValue[][] => {
  const w = words[language];
  const ranked = rankedIn(rows, years.length - 1);
  const held = new Set(ranked.map(({ row }) => row));
  const inOrder = [...ranked, ...rows.filter((row) => !held.has(row)).map((row) => ({ row, rank: null }))];
  return inOrder.map(({ row: { name, values }, rank }) => [
    rank,
    name,
    ...values.map(({ number, gap }) => (number === null ? w[gap ?? 'no_figure'] : typedNumber(number))),
  ]);
};

/** A native chart of all entities, one colour for each year. */
const chartOf = (comparison: EntityComparison, title: string, sheet: string, color: string): SheetChart => {
  const { rows, years } = comparison;
  const last = rows.length + 1;
  const range = (column: string) => `'${sheet}'!$${column}$2:$${column}$${last}`;
  return {
    type: 'column',
    title,
    altText: title,
    series: years.map((year, index) => ({
      name: periodName(year),
      values: range(String.fromCharCode('C'.charCodeAt(0) + index)),
      categories: range('B'),
      ...(index === years.length - 1 ? { color } : {}),
    })),
    anchor: { from: { row: last + 1, col: 0 }, to: { row: last + 20, col: 7 } },
    legend: 'bottom',
  };
};

/** The comparison as a workbook (CHART_EXCEL of spec section 3): typed values, and a native chart of them. */
export const makeEntityComparisonFile = async (
  deps: GatewayDeps,
  scope: Scope,
  { language, ...query }: EntityComparisonQuery & { readonly language: Language },
) => {
  const w = words[language];
  const { comparison, owner } = await deps.database.withScope(scope, async (scoped) => ({
    comparison: await entityComparisonIn(scoped, query),
    owner: await findOwner(scoped),
  }));
  const { primary, onPrimary } = documentColors(owner.colorSetting);
  const rgb = (color: string) => ({ rgb: color.slice(1).toUpperCase() });
  const head: CellStyle = {
    font: { bold: true, color: rgb(onPrimary) },
    fill: { type: 'pattern', pattern: 'solid', fgColor: rgb(primary) },
  };
  const title = headingOf(comparison, language);
  const heads = [w.rank, w.entity, ...comparison.years.map(periodName)];
  const rows = [heads, ...rowsOf(comparison, language)];
  const hasChart = comparison.rows.length > 0 && comparison.years.length > 0;
  const workbook = {
    sheets: [
      {
        name: w.title,
        rows,
        columns: [{ width: 8 }, { width: 40 }, ...comparison.years.map(() => ({ width: 18 }))],
        cells: new Map(heads.map((value, column) => [`0,${column}`, { value, style: head }])),
        freezePane: { rows: 1, columns: 2 },
        charts: hasChart ? [chartOf(comparison, title, w.title, primary.slice(1))] : [],
      },
    ],
    properties: { title, creator: owner.organisation, company: owner.organisation, created: deps.now() },
  };
  const bytes = await writeWorkbook(workbook, owner.tenant);
  return { bytes, fileName: fileNameWith(`${owner.organisation} ${title}`, 'xlsx', 'comparison') };
};
