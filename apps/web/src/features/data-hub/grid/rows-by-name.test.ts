import { type MetricLibrary, planPaste } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import type { GridColumn, GridRow } from './grid-model.ts';
import { rowsByName } from './rows-by-name.ts';

const metrics = [
  ['ohs.lost_days', 'Lost days due to work injury', '因工傷損失工作日數'],
  ['air.nox', 'Nitrogen oxides', '氮氧化物排放'],
  ['water.consumption.total', 'Water consumption', '耗水總量'],
] as const;
const rows = metrics.map(
  ([key, name]): GridRow => ({
    id: `${key}:total:figures`,
    metricKey: key,
    subMetricId: `${key}:total`,
    name,
    type: 'number',
    units: [],
  }),
);
const library = {
  metrics: metrics.map(([key, en, zhTw]) => ({
    name: { en, zhTw },
    subMetrics: [{ name: { en: 'Total', zhTw: '總計' }, sections: [{ id: `${key}:total:figures` }] }],
  })),
} as unknown as MetricLibrary;
const columns = ['2022', '2023'].map(
  (name): GridColumn => ({ id: name, name, subject: 'organisation', reportingTimeId: name }),
);
const plan = (
  cells: string[][],
  at = { row: 0, column: 0 },
  shown: readonly GridRow[] = rows,
  refusalOf: (row: GridRow, column: GridColumn) => 'not_typed' | 'not_yours' | undefined = () => undefined,
) => {
  const { lines, isPlain } = planPaste({
    cells,
    rows: shown,
    columns,
    byName: rowsByName(library, shown),
    at,
    refusalOf,
  });
  return {
    isPlain,
    lines: lines.map(
      ({ row, texts, problem }) =>
        problem ?? `${row?.metricKey}: ${texts.map(({ column, text }) => `${column.name}=${text}`).join(' ')}`,
    ),
  };
};

describe('a pasted block', () => {
  it('of figures only is pasted from the cell on, at once where all of it fits', () => {
    expect(
      plan([
        ['12', '0'],
        ['365.81', '398.05'],
      ]),
    ).toEqual({
      isPlain: true,
      lines: ['ohs.lost_days: 2022=12 2023=0', 'air.nox: 2022=365.81 2023=398.05'],
    });
  });

  it('that is larger than the grid names its rows and columns that do not fit', () => {
    expect(
      plan(
        [
          ['1', '2'],
          ['3', '4'],
          ['5', '6'],
        ],
        { row: 0, column: 0 },
        rows.slice(0, 1),
      ),
    ).toEqual({
      isPlain: false,
      lines: ['ohs.lost_days: 2022=1 2023=2', 'beyond_rows', 'beyond_rows'],
    });
    expect(plan([['12', '0']], { row: 0, column: 1 })).toEqual({ isPlain: false, lines: ['beyond_columns'] });
  });

  it('with names in front is pasted into the rows of those names, in either language, wherever it starts', () => {
    expect(
      plan([
        ['Water consumption', '25', '26'],
        ['氮氧化物排放', '365.81', '398.05'],
        ['Lost days due to work injury', '12', '0'],
      ]),
    ).toEqual({
      isPlain: false,
      lines: [
        'water.consumption.total: 2022=25 2023=26',
        'air.nox: 2022=365.81 2023=398.05',
        'ohs.lost_days: 2022=12 2023=0',
      ],
    });
  });

  it('with years above and units beside its figures is read by these', () => {
    expect(
      plan([
        ['Indicator', 'Unit', 'FY2023', 'FY2022'],
        ['Water consumption', 'L', '31,500', '27,000'],
        ['Happiness', 'points', '8', '7'],
      ]),
    ).toEqual({
      isPlain: false,
      lines: ['water.consumption.total: 2023=31,500 L 2022=27,000 L', 'unknown_row'],
    });
  });

  it('is not pasted into figures that the person may not write, and says so', () => {
    const refusalOf = (_row: GridRow, { id }: GridColumn) => (id === '2023' ? 'not_yours' : undefined);
    expect(plan([['12', '0']], { row: 0, column: 0 }, rows, refusalOf)).toEqual({
      isPlain: false,
      lines: ['not_yours'],
    });
  });
});
