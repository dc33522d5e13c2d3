import type { ComparedRow, Comparison } from '@esg/contract';
import { Stack } from '@esg/ui';
import { BarChart, BarSeriesChart, ChartFrame, type ChartSeries, seriesTable } from '@esg/ui/charts';
import { useLingui } from '@lingui/react/macro';
import { useCompareWords } from './use-compare-words.ts';

type CompareChartsProps = {
  readonly comparison: Comparison;
  /** Makes the workbook of one figure (CHART_EXCEL); left out if there is no download. */
  readonly onExcel?: ((figure: string) => void) | undefined;
};

/** CompareChart of spec section 3: one chart per figure and unit. A missing value has no bar, and is named below the title. */
export const CompareCharts = ({ comparison, onExcel }: CompareChartsProps) => {
  const figures = Map.groupBy(comparison.rows, ({ key, unit }) => `${key}\n${unit.code}`);
  return (
    <Stack gap={8}>
      {[...figures].map(([id, rows]) => (
        <FigureChart key={id} comparison={comparison} rows={rows} onExcel={onExcel} />
      ))}
    </Stack>
  );
};

/** The figures of each report, with a remark for each missing one. */
const seriesOf = (
  reports: CompareChartsProps['comparison']['reports'],
  rows: readonly ComparedRow[],
  words: ReturnType<typeof useCompareWords>,
): ChartSeries[] =>
  reports.map(({ id, name }, index) => ({
    id,
    label: name,
    values: rows.map(({ values }) => values[index]?.value ?? undefined),
    displays: rows.map((row) => {
      const value = row.values[index];
      if (!value) return '';
      return value.value === null ? words.missing(value.missing) : words.number(row, value.value, value.digits);
    }),
  }));

const FigureChart = ({
  comparison: { reports },
  rows,
  onExcel,
}: CompareChartsProps & { readonly rows: readonly ComparedRow[] }) => {
  const { t } = useLingui();
  const words = useCompareWords();
  const [first] = rows;
  if (!first) return null;
  const unit = words.unit(first);
  const title = unit ? `${words.figureName(first)} (${unit})` : words.figureName(first);
  const categories = rows.map((row) => words.partName(row) || words.figureName(first));
  const series = seriesOf(reports, rows, words);
  const gaps = series.flatMap(({ label, values }) => (values.includes(undefined) ? [label] : []));
  const names = gaps.join(', ');
  return (
    <ChartFrame
      title={title}
      description={gaps.length > 0 ? t`Figures are missing in: ${names}` : undefined}
      table={seriesTable({ heading: t`Row`, categories, series, unit })}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
      exports={
        onExcel && {
          fileName: title,
          labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel with chart` },
          onExcel: () => onExcel(first.key),
        }
      }
    >
      {rows.length === 1 ? (
        <BarChart
          label={title}
          highlight={reports[0]?.id}
          formatTick={words.tick}
          bars={series.flatMap(({ id, label, values: [value], displays }) =>
            value === undefined ? [] : [{ id, label, value: Number(value), display: displayOf(displays) }],
          )}
        />
      ) : (
        <BarSeriesChart
          label={title}
          categories={categories}
          series={series}
          direction="horizontal"
          named={reports.length > 1}
          highlight={reports[0]?.id}
          formatTick={words.tick}
        />
      )}
    </ChartFrame>
  );
};

const displayOf = (displays: ChartSeries['displays']) =>
  typeof displays === 'function' ? displays(0) : (displays[0] ?? '');
