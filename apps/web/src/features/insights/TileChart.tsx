import { type InsightTile, periodName, type Unit } from '@esg/contract';
import { pathAt } from '@esg/quantities';
import { BarSeriesChart, ChartFrame, type ChartSeries, LineChart, seriesTable } from '@esg/ui/charts';
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
export const TileChart = ({ tile: { values, unit, target }, title, description }: TileChartProps) => {
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
  const planned = values.map(({ period }) => target && pathAt(target, Number(period.end.slice(0, 4))));
  const path: ChartSeries = {
    id: 'path',
    label: t`Path`,
    values: planned.map((value) => value ?? undefined),
    displays: planned.map((value) => (value ? words.amount(value, unit) : '–')),
  };
  const hasPath = planned.some((value) => value);
  const shown = hasPath ? [series, path] : [series];
  return (
    <ChartFrame
      title={title}
      description={description}
      heightPx={heightPx}
      table={seriesTable({ heading: t`Year`, categories, series: shown, unit: words.unit(unit) })}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
    >
      {hasPath ? (
        <LineChart
          label={title}
          categories={categories}
          series={shown}
          highlight="figures"
          heightPx={heightPx}
          formatTick={words.tick}
        />
      ) : (
        <BarSeriesChart
          label={title}
          categories={categories}
          series={shown}
          highlight="figures"
          heightPx={heightPx}
          formatTick={words.tick}
        />
      )}
    </ChartFrame>
  );
};
