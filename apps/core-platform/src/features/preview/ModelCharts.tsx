import type { ModelChart, ReportModel } from '@esg/contract';
import { FigureTable } from './FigureTable.tsx';

type ModelChartsProps = { model: ReportModel; charts: readonly ModelChart[] };
export const ModelCharts = ({ model, charts }: ModelChartsProps) =>
  charts.map((c) => <FigureTable key={c.title} model={model} rows={[]} decimals={0} label={c.title} />);
