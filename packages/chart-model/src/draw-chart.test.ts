import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slice } from './donut-layout.ts';
import { type ChartModel, drawChart } from './draw-chart.ts';
import { type Drawing, textSizes } from './marks.ts';
import { textWidth } from './text-width.ts';

const categories = ['2025', '2026 年', 'a rather long name of a site'];
const series = [
  { id: 'a', label: 'Scope 1', values: ['10.5', undefined, -4], displays: ['10.5 t', '', '−4 t'] },
  { id: 'b', label: '範圍二', values: [3, '1e3', 7], displays: String },
];
const nodes = ['grid', 'gas', 'heat'].map((id) => ({ id, label: id, display: `${id} MWh` }));
const models: readonly ChartModel[] = [
  { kind: 'bars', bars: [{ id: 'a', label: 'Scope 1', value: '12', display: '12 t' }], highlight: 'a' },
  { kind: 'bar-series', arrangement: 'grouped', direction: 'vertical', categories, series },
  { kind: 'bar-series', arrangement: 'stacked', direction: 'horizontal', categories, series, highlight: 'b' },
  { kind: 'line', categories, series },
  { kind: 'line', area: 'stacked', categories, series },
  {
    kind: 'donut',
    total: { display: '3', unit: 't' },
    slices: [{ id: 'a', label: 'Whole', value: 3, display: '3 t', share: '100 %' }],
  },
  {
    kind: 'scatter',
    x: { label: 'Impact', min: 0, max: 5 },
    y: { label: 'Weight', min: 0, max: 5 },
    points: [{ id: 'a', label: 'Climate', x: 4, y: 4, display: '4, 4' }],
    thresholds: { x: 3, y: 3 },
  },
  { kind: 'radar', axes: ['E', 'S', 'G'], series },
  { kind: 'bullet', rows: [{ id: 'a', label: 'Water', value: 4, display: '4', target: { value: 6, display: '6' } }] },
  { kind: 'sparkline', values: [1, undefined, '3'] },
  { kind: 'heat', columns: categories, rows: series },
  { kind: 'waterfall', steps: [{ id: 'a', label: '2025', kind: 'total', value: 5, display: '5 t' }] },
  { kind: 'sankey', nodes, links: [{ source: 'grid', target: 'heat', value: '5', display: '5 MWh' }] },
];
const draw = (model: ChartModel, width: number) => drawChart(model, { width, formatTick: String });
const texts = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

describe.each(models.map((model) => [model.kind, model] as const))('%s', (_, model) => {
  it('is drawn with finite numbers and known commands, at any width', () =>
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 1400 }), (width) => {
        const { marks, height } = draw(model, width);
        expect(height).toBeGreaterThan(0);
        for (const mark of marks) {
          if (mark.kind === 'shape') expect(mark.d).toMatch(/^(?:[MLHVhvaACZz]|-?\d+(?:\.\d+)?(?:e-\d+)?|\s)*$/);
          else expect(Number.isFinite(mark.x) && Number.isFinite(mark.y)).toBe(true);
        }
      }),
    ));
});

it('draws a highlighted series in the highlight colour, and the others in the colour of their place', () => {
  const model = { kind: 'bar-series', arrangement: 'grouped', direction: 'vertical', categories, series } as const;
  const tones = (highlight: string | undefined) =>
    draw({ ...model, highlight }, 500).marks.flatMap((mark) =>
      mark.kind === 'shape' && mark.look === 'fill' ? [mark.tone] : [],
    );
  expect(tones(undefined)).toEqual([0, 1, 0, 1]);
  expect(tones('b')).toEqual([0, 'highlight', 0, 'highlight']);
});

it('names every figure of the rows exactly as it was given', () => {
  const bars = [{ id: 'a', label: 'Energy', value: '12345678901234567890.5', display: '12,345,678,901,234,567,890.5' }];
  expect(texts(draw({ kind: 'bars', bars }, 600))).toContain('12,345,678,901,234,567,890.5');
});

it('draws a thousand bars of a series as one mark', () => {
  const years = Array.from({ length: 1000 }, (_, place) => String(place));
  const many = [{ id: 'a', label: 'A', values: years, displays: String }];
  const model = { kind: 'bar-series', arrangement: 'stacked', direction: 'vertical', categories: years } as const;
  expect(draw({ ...model, series: many }, 900).marks.length).toBeLessThan(40);
});

it('writes the figures at both bars of a comparison, and draws the earlier one in the background', () => {
  const years = [
    { id: '0', label: '2024', values: ['4', '2'], displays: ['4.0', '2.0'] },
    { id: '1', label: '2025', values: ['3', '1'], displays: ['3.0', '1.0'] },
  ];
  const shape = { kind: 'bar-series', arrangement: 'grouped', direction: 'horizontal' } as const;
  const model = { ...shape, categories: ['Fuel', 'Power'], series: years, highlight: '1', isCompared: true };
  const { marks } = drawChart(model, { width: 420, formatTick: String });
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  for (const text of ['2024', '2025', '4.0', '2.0', '3.0', '1.0', 'Fuel']) expect(texts).toContain(text);
  const tones = marks.flatMap((mark) => (mark.kind === 'shape' && mark.look === 'fill' ? [mark.tone] : []));
  expect(tones).toEqual(['quiet', 'highlight', 'quiet', 'highlight']);
});

describe('words of a drawing', () => {
  /** How far a text reaches beyond the sides of its drawing. */
  const beyond = ({ width, marks }: Drawing) =>
    marks.flatMap((mark) => {
      if (mark.kind !== 'text' || mark.isVertical) return [];
      const long = textWidth(mark.text, textSizes[mark.look]);
      const start = mark.x - long * { start: 0, middle: 0.5, end: 1 }[mark.anchor];
      return start < -0.01 || start + long > width + 0.01 ? [mark.text] : [];
    });
  const long = 'Purchased electricity of all sites in Hong Kong';
  const slices = [{ id: 'a', label: long, value: 8420, display: '8,420 MWh', share: '100%' }];
  const ring = (width: number) => draw({ kind: 'donut', total: { display: '8,420', unit: 'MWh' }, slices }, width);

  it('stay inside a ring chart of one part, whose name is whole as soon as three lines hold it', () => {
    for (const width of [280, 320, 419, 568, 860]) {
      expect([width, beyond(ring(width))]).toEqual([width, []]);
      expect(texts(ring(width)).some((text) => text.includes('8,420 MWh'))).toBe(true);
    }
    for (const width of [419, 568, 860]) expect(texts(ring(width)).join(' ')).toContain(long);
  });

  it('never lie over one another in the key of a ring', () => {
    const many = ['Electricity', long, '外購電力及蒸汽'].map((label, place) => ({
      ...slices[0],
      id: `${place}`,
      label,
    }));
    const { marks, height } = draw({ kind: 'donut', total: { display: '3', unit: '' }, slices: many as Slice[] }, 419);
    const key = marks.flatMap((mark) => (mark.kind === 'text' && mark.anchor === 'start' ? [mark.y] : []));
    const lines = [...new Set(key)].sort((one, other) => one - other);
    expect(lines.slice(1).every((y, place) => y - (lines[place] ?? 0) >= 15)).toBe(true);
    expect(Math.max(...key)).toBeLessThanOrEqual(height - 7);
  });

  it('stay inside a chart of one category, and of few with long names', () => {
    const line = { id: 'a', label: 'Waste', values: [1, 2, 3], displays: String };
    const names = [long, `${long}, and of those in Macau and on the mainland`, '全部香港營運地點的外購電力'];
    for (const categories of [names.slice(1, 2), names])
      for (const width of [200, 419, 568]) {
        const shown = { categories, series: [line] };
        const upright = { kind: 'bar-series', arrangement: 'stacked', direction: 'vertical' } as const;
        const drawn = [draw({ kind: 'line', ...shown }, width), draw({ ...upright, ...shown }, width)];
        expect(drawn.flatMap(beyond)).toEqual([]);
      }
  });
});
