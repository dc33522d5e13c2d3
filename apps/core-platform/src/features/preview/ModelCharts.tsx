import { formatModelNumber, type ModelChart, type ReportModel } from '@esg/contract';
import { BarChart } from '@esg/ui/charts';
import * as css from './pages.css.ts';

type ModelChartsProps = { model: ReportModel; charts: readonly ModelChart[] };

/** The charts of a disclosure. Their figures stand in the tables above them, so that nothing is only drawn. */
export const ModelCharts = ({ model, charts }: ModelChartsProps) => {
  const format = (value: string) => formatModelNumber(value, '', 0, model.numberLocale);
  const compact = new Intl.NumberFormat(model.numberLocale, { notation: 'compact' });
  return charts.map(({ title, unitSymbol, bars }) => (
    <figure key={title} className={css.figure}>
      <figcaption className={css.fieldLabel}>
        {title} <span className={css.unit}>{unitSymbol}</span>
      </figcaption>
      <BarChart
        label={title}
        formatTick={(value) => compact.format(value)}
        bars={bars.map(({ label, value }, place) => ({
          id: `${place}-${label}`,
          label,
          value: Number(value),
          display: format(value),
        }))}
      />
    </figure>
  ));
};
