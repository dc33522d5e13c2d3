import type { ImportMapping, Period } from '@esg/contract';
import { writeXlsx } from 'hucre';
import { writeCsv } from 'hucre/csv';
import { openFile, type SheetRow } from '../../../../platform/reading/index.ts';
import { suggestMapping } from '../../mapping/suggest.ts';
import { yearsOf } from '../../mapping/times.ts';
import { inspect, previewExtent } from '../../reading/inspect.ts';
import { createLookup } from '../../rows/lookup.ts';
import { readSideBySide } from '../../rows/side-by-side.ts';
import type { Catalogue, ReadItem } from '../../rows/types.ts';

export type SheetCell = string | number | null;
/**
 * A sheet as companies publish their figures, with its expected result. `figures` has a line for each part of a metric: its section without
 * the metric’s `:figures`, the name of its line, the unit, and the figures in the order of the times. `asks` names the rows that a person
 * has to answer.
 */
export type Shape = {
  name: string;
  /** CSV where it is set, else a workbook. */
  csv?: true;
  rows: SheetCell[][];
  /** Merged cells: row and column of the first from 0, rows and columns. */
  merges?: readonly (readonly [row: number, column: number, rows: number, columns: number])[];
  /** Reporting times of the organisation; calendar years by default. */
  times?: readonly Period[];
  figures: readonly string[];
  asks?: readonly string[];
};

const calendarYears = [2020, 2021, 2022, 2023, 2024].map((year) => ({ start: `${year}-01-01`, end: `${year}-12-31` }));

const bytesOf = async ({ rows, merges = [], csv }: Shape): Promise<Uint8Array> =>
  csv
    ? new TextEncoder().encode(writeCsv(rows))
    : writeXlsx({
        sheets: [
          {
            name: 'ESG data',
            rows,
            merges: merges.map(([row, column, height, width]) => ({
              startRow: row,
              startCol: column,
              endRow: row + height - 1,
              endCol: column + width - 1,
            })),
          },
        ],
      });

const catalogueOf = (times: readonly Period[]): Catalogue => ({
  organisation: 'Silver Harbour',
  entities: [],
  times: times.map((period, index) => ({ id: `0000000${index}-0000-4000-8000-000000000000`, name: null, period })),
  labels: [],
});

/** An earlier answer of the organisation: scope 2 is counted in two ways, which most sheets leave open. */
export const saidBefore = [
  { text: 'Scope 2 of the year before', sectionId: 'ghg.scope2.location_based:total:figures' },
];

/** Reads a sheet like an upload, with only the suggestions and the earlier answers. */
export const readShape = async (shape: Shape, settled: Partial<ImportMapping> = {}) => {
  const catalogue = catalogueOf(shape.times ?? calendarYears);
  const bytes = await bytesOf(shape);
  const { tops } = await inspect(bytes, previewExtent);
  const [top] = tops;
  if (!top) throw new Error('The sheet holds nothing');
  const years = yearsOf(catalogue.times);
  const mapping = {
    ...suggestMapping(top, 0, new Map(), years).suggestion,
    ...settled,
    names: settled.names ?? saidBefore,
  };
  const sheet = await (await openFile(bytes)).open(0);
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows) rows.push(row);
  const items =
    (mapping.times ?? []).length > 0
      ? readSideBySide(rows, sheet.merges(), mapping, createLookup(catalogue), years)
      : [];
  return { mapping, items };
};

const figuresOf = ({ value }: ReadItem) => (value?.type === 'number' || value?.type === 'integer' ? value.rows : []);

/** The placed figures, a line for each part of a metric, in the order of the sheet. */
export const placedIn = (items: readonly ReadItem[]): string[] => {
  const lines = new Map<string, Map<string, string>>();
  for (const item of items)
    for (const { number, unit, descriptor } of figuresOf(item)) {
      const section = item.place.sectionId?.replace(/:figures$/, '').replace(/:total$/, '') ?? '';
      const key = [section, ...(descriptor === '' ? [] : [`“${descriptor}”`]), unit].join(' ');
      const figures = lines.get(key) ?? new Map<string, string>();
      lines.set(key, figures.set(item.place.period?.end ?? '', number));
    }
  return Array.from(
    lines,
    ([key, figures]) =>
      `${key}: ${[...figures]
        .sort()
        .map(([, number]) => number)
        .join(' ')}`,
  );
};

/** Rows that a person has to answer, with their first question. */
export const askedIn = (items: readonly ReadItem[]): string[] =>
  items.flatMap(({ issues: [issue], texts }) => (issue ? [`${texts.metric ?? ''}: ${issue.rule}`] : []));

/** The number of figures that were placed automatically, and the number that a person is asked about. */
export const figuresIn = (items: readonly ReadItem[]) => ({
  placed: items.reduce((sum, item) => sum + figuresOf(item).length, 0),
  asked: items
    .filter(({ issues }) => issues.length > 0)
    .reduce((sum, { texts }) => sum + (texts.value ?? '').split(' · ').length, 0),
});
