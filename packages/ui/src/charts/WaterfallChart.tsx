import { layWaterfall, type WaterfallStep, waterfallHeight, waterfallMarks } from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';

export type WaterfallChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** From above to below, most often from one total to another. */
  steps: readonly WaterfallStep[];
  /** Id of the one step in the tenant's brand colour. */
  highlight?: string | undefined;
  /** Writes the numbers of the axis. */
  formatTick: (value: number) => string;
};

/**
 * How one figure becomes another, such as last year's emissions and their changes: each step with its figure beside it. One stop for Tab;
 * arrows, Home and End go through the steps.
 */
export const WaterfallChart = (props: WaterfallChartProps) => (
  <Plot height={waterfallHeight(props.steps.length)}>{(width) => <Steps {...props} width={width} />}</Plot>
);

const Steps = ({ label, steps, highlight, width, formatTick }: WaterfallChartProps & { width: number }) => {
  const layout = useMemo(() => layWaterfall({ steps, width, formatTick }), [steps, width, formatTick]);
  const marks = useMemo(() => waterfallMarks(layout, highlight), [layout, highlight]);
  const height = waterfallHeight(steps.length);
  return (
    <>
      <Drawing width={width} height={height}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={height}
        count={steps.length}
        start={0}
        nameOf={(place) => `${steps[place]?.label}: ${steps[place]?.display}`}
        boxOf={layout.rowOf}
        placeAt={layout.placeAt}
        markOf={(place) => <rect className={plotCss.band} rx={6} {...layout.rowOf(place)} />}
      />
    </>
  );
};
