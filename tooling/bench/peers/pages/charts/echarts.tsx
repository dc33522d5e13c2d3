import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { expose } from '../peer.tsx';
import { chartIds, colors, figuresOf, height, isLines, placesOf, sheet, width } from './series.tsx';

use([BarChart, CanvasRenderer, GridComponent, LegendComponent, LineChart, TooltipComponent]);

const seriesOf = (id: number, step: number) =>
  figuresOf(id, step).map((data, line) => ({
    name: `Series ${line}`,
    data: [...data],
    ...(isLines(id) ? { type: 'line', showSymbol: false, lineStyle: { width: 1 } } : { type: 'bar', stack: 'all' }),
  }));

let charts: EChartsType[] = [];

expose({
  mount: (room) => {
    Object.assign(room.style, { display: sheet.display, gridTemplateColumns: sheet.gridTemplateColumns, gap: '16px' });
    charts = chartIds.map((id) => {
      const place = document.createElement('div');
      room.append(place);
      const chart = init(place, null, { width, height });
      chart.setOption({
        animation: false,
        color: [...colors],
        grid: { top: 28, right: 8, bottom: 24, left: 40 },
        legend: {},
        tooltip: { trigger: 'axis' },
        xAxis: { type: 'category', data: [...placesOf(id)] },
        yAxis: { type: 'value' },
        series: seriesOf(id, 0),
      });
      return chart;
    });
  },
  update: () => {
    for (const [id, chart] of charts.entries()) chart.setOption({ series: seriesOf(id, 1) });
  },
});
