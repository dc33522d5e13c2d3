import { formatModelNumber, type ModelChart, newestBar, type ReportModel } from '@esg/contract';
import { BarChart } from '@esg/ui/charts';
import * as css from './pages.css.ts';

type ModelChartsProps = { model: ReportModel; charts: readonly ModelChart[] };

/** The charts of a disclosure. Their figures stand in the tables above them, so that nothing is only drawn. */
export const ModelCharts = ({ model, charts }: ModelChartsProps) => {
  const format = (value: string) => formatModelNumber(value, '', 0, model.numberLocale);
  const compact = new Intl.NumberFormat(model.numberLocale, { notation: 'compact' });
  const idOf = (label: string, place: number) => `${place}-${label}`;
  const newestOf = ({ bars }: ModelChart) => {
    const place = newestBar({ bars });
    return place === undefined ? undefined : idOf(bars[place]?.label ?? '', place);
  };
  return charts.map(({ title, unitSymbol, bars }) => (
    <figure key={title} className={css.figure}>
      <figcaption className={css.fieldLabel}>
        {title} <span className={css.unit}>{unitSymbol}</span>
      </figcaption>
      <BarChart
        label={title}
        highlight={newestOf({ title, unitSymbol, bars })}
        formatTick={(value) => compact.format(value)}
        bars={bars.map(({ label, value }, place) => ({
          id: idOf(label, place),
          label,
          value: Number(value),
          display: format(value),
        }))}
      />
    </figure>
  ));
};
