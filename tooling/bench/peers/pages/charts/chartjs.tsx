import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { expose } from '../peer.tsx';
import { chartIds, colors, figuresOf, height, isLines, placesOf, sheet, width } from './series.tsx';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

let charts: Chart<'line' | 'bar', number[], string>[] = [];

const draw = (canvas: HTMLCanvasElement, id: number) =>
  new Chart<'line' | 'bar', number[], string>(canvas, {
    type: isLines(id) ? 'line' : 'bar',
    data: {
      labels: [...placesOf(id)],
      datasets: figuresOf(id, 0).map((data, line) => ({
        label: `Series ${line}`,
        data: [...data],
        borderColor: colors[line] ?? '',
        backgroundColor: colors[line] ?? '',
        ...(isLines(id) && { pointRadius: 0, borderWidth: 1 }),
      })),
    },
    options: {
      animation: false,
      responsive: false,
      scales: { x: { stacked: !isLines(id) }, y: { stacked: !isLines(id) } },
    },
  });

expose({
  mount: (room) => {
    Object.assign(room.style, { display: sheet.display, gridTemplateColumns: sheet.gridTemplateColumns, gap: '16px' });
    charts = chartIds.map((id) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      room.append(canvas);
      return draw(canvas, id);
    });
  },
  update: () => {
    for (const [id, chart] of charts.entries()) {
      for (const [line, dataset] of chart.data.datasets.entries()) dataset.data = [...(figuresOf(id, 1)[line] ?? [])];
      chart.update('none');
    }
  },
});
