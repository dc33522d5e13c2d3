import {
  barsOf,
  formatModelNumber,
  type ModelChart,
  newestYear,
  printedSymbol,
  type ReportModel,
  unitAfterName,
} from '@esg/contract';
import { BarChart, BarSeriesChart, DonutChart, LineChart } from '@esg/ui/charts';
import { ModelMatrix } from './ModelMatrix.tsx';
import * as css from './pages.css.ts';

type ModelChartsProps = { model: ReportModel; charts: readonly ModelChart[] };

/** The charts of a disclosure. Their figures are in the tables above, so that no information is only in a chart. */
export const ModelCharts = ({ model, charts }: ModelChartsProps) =>
  charts.map((chart) => (
    <figure key={`${chart.title} ${chart.unitSymbol}`} className={css.figure}>
      <figcaption className={css.fieldLabel}>
        {chart.title} <span className={css.unit}>{unitAfterName(chart.title, chart.unitSymbol)}</span>
      </figcaption>
      <Drawn chart={chart} locale={model.numberLocale} languageTag={model.languageTag} />
    </figure>
  ));

const Drawn = ({ chart, locale, languageTag }: { chart: ModelChart; locale: string; languageTag: string }) => {
  const { title, kind, categories, matrix } = chart;
  const format = (value: string) => formatModelNumber(value, '', locale);
  if (matrix) return <ModelMatrix chart={chart} matrix={matrix} format={format} />;
  const compact = new Intl.NumberFormat(languageTag, { notation: 'compact' });
  const formatTick = (value: number) => compact.format(value);
  const bars = barsOf(chart)?.map(({ label, value }, place) => ({
    id: `${place}-${label}`,
    label,
    value: Number(value),
    display: format(value),
  }));
  if (kind === 'donut' && bars) {
    const total = bars.reduce((sum, { value }) => sum + value, 0);
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const slices = bars.map((bar) => ({ ...bar, share: percent.format(total === 0 ? 0 : bar.value / total) }));
    return (
      <DonutChart
        label={title}
        slices={slices}
        total={{ display: compact.format(total), unit: printedSymbol(chart.unitSymbol) }}
      />
    );
  }
  const newest = newestYear(categories);
  if (kind === 'bar' && bars)
    return (
      <BarChart
        label={title}
        highlight={newest === undefined ? undefined : bars[newest]?.id}
        formatTick={formatTick}
        bars={bars}
      />
    );
  const series = chart.series.map(({ name, values }, place) => ({
    id: String(place),
    label: name,
    values: values.map((value) => value ?? undefined),
    displays: values.map((value) => (value === null ? '' : format(value))),
  }));
  const shared = { label: title, categories, series, formatTick };
  if (kind === 'line') return <LineChart {...shared} />;
  return <BarSeriesChart {...shared} arrangement={kind === 'stacked' ? 'stacked' : 'grouped'} />;
};
