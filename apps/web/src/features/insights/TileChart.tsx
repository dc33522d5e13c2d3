import { type InsightTile, periodName, type Unit } from '@esg/contract';
import { BarSeriesChart, ChartFrame, type ChartSeries, seriesTable } from '@esg/ui/charts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTileWords } from './use-tile-words.ts';

type TileChartProps = {
  readonly tile: InsightTile & { readonly unit: Unit };
  readonly title: string;
  /** The newest figure and its change. */
  readonly description: ReactNode;
};

const heightPx = 150;

/** The years of one metric as a chart, and one press away as a table. */
export const TileChart = ({ tile: { values, unit }, title, description }: TileChartProps) => {
  const { t } = useLingui();
  const words = useTileWords();
  const categories = values.map(({ period }) => periodName(period));
  const series: ChartSeries = {
    id: 'figures',
    label: title,
    values: values.map(({ number }) => number ?? undefined),
    displays: values.map(({ number, partial }) => {
      if (number !== null) return words.amount(number, unit);
      return partial === null ? t`No figure` : t`${words.amount(partial, unit)} so far`;
    }),
  };
  return (
    <ChartFrame
      title={title}
      description={description}
      heightPx={heightPx}
      table={seriesTable({ heading: t`Year`, categories, series: [series], unit: words.unit(unit) })}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
    >
      <BarSeriesChart
        label={title}
        categories={categories}
        series={[series]}
        highlight="figures"
        heightPx={heightPx}
        formatTick={words.tick}
      />
    </ChartFrame>
  );
};
