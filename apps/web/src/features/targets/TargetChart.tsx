import { useNumberFormat } from '@esg/app-kit';
import { formatModelNumber, type TargetWithFigures } from '@esg/contract';
import { pathAt, readable, type Scenario, scenarioAt } from '@esg/quantities';
import { ChartFrame, type ChartSeries, LineChart, seriesTable } from '@esg/ui/charts';
import { useLingui } from '@lingui/react/macro';

type TargetChartProps = {
  readonly of: TargetWithFigures;
  /** Printed behind numbers. */
  readonly unit: string;
  /** What would be, if: drawn beside the path. */
  readonly scenario: Scenario | undefined;
};

/** The figures beside the path to the goal, and what would be, if. */
export const TargetChart = ({ of: { target, figures }, unit, scenario }: TargetChartProps) => {
  const { t } = useLingui();
  const locale = useNumberFormat();
  const first = Math.min(target.base.year, ...figures.map(({ year }) => year));
  const years = Array.from({ length: target.goal.year - first + 1 }, (_, place) => first + place);
  const display = (value: string | undefined) =>
    value === undefined ? '–' : `${formatModelNumber(readable(value), target.unit, locale)} ${unit}`;
  const line = (id: string, label: string, findValue: (year: number) => string | undefined): ChartSeries => ({
    id,
    label,
    values: years.map(findValue),
    displays: years.map((year) => display(findValue(year))),
  });
  const byYear = new Map(figures.map(({ year, value }) => [year, value]));
  const series = [
    line('figures', t`Figures`, (year) => byYear.get(year)),
    line('path', t`Path`, (year) => pathAt(target, year)),
    ...(scenario ? [line('what-if', t`What if`, (year) => scenarioAt(scenario, year))] : []),
  ];
  const categories = years.map(String);
  return (
    <ChartFrame
      title={target.name}
      table={seriesTable({ heading: t`Year`, categories, series, unit })}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
    >
      <LineChart
        label={target.name}
        categories={categories}
        series={series}
        highlight="figures"
        formatTick={(value) => new Intl.NumberFormat(locale, { notation: 'compact' }).format(value)}
      />
    </ChartFrame>
  );
};
