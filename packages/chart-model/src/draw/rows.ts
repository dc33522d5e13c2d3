import type { layBars } from '../bar-layout.ts';
import type { BulletRow, layBullets } from '../bullet-layout.ts';
import { type ChartSeries, displayAt } from '../figures.ts';
import type { layHeat } from '../heat-layout.ts';
import { bar, boxes, type Mark, type Tone, text } from '../marks.ts';
import { barHeight } from '../row-height.ts';
import { axisMarks, nameMarks } from './frame.ts';

/**
 * Horizontal bars with their figures, without axis numbers where the figures are enough. With a highlighted one the others are in the
 * background.
 */
export const barMarks = (layout: ReturnType<typeof layBars>, highlight: string | undefined, isBare = false): Mark[] => {
  const toneFor = (id: string): Tone => (highlight === undefined ? 0 : id === highlight ? 'highlight' : 'quiet');
  return [
    ...axisMarks({
      plot: layout.plot,
      side: [],
      bottom: isBare ? [] : layout.ticks,
      lines: 'bottom',
      base: layout.zero,
    }),
    ...nameMarks(layout.names, layout.plot.x - 10),
    ...layout.placed.flatMap((placed) => [
      bar('fill', { ...placed, height: barHeight }, { tone: toneFor(placed.id) }),
      text('label', { text: placed.display, x: placed.figureX, y: placed.y + barHeight / 2 }),
    ]),
  ];
};

/** Measures against their targets, row by row. */
export const bulletMarks = (
  layout: ReturnType<typeof layBullets>,
  rows: readonly BulletRow[],
  highlight: string | undefined,
): Mark[] => [
  ...nameMarks(
    layout.rows.map(({ middle, name }) => ({ at: middle, lines: name })),
    layout.namePx - 10,
  ),
  ...layout.rows.flatMap(({ middle, ground, ranges, measure, target, figureX }, place): Mark[] => {
    const row = rows[place];
    if (!row) return [];
    return [
      boxes('ground', [ground]),
      ...ranges.map((box, step) => boxes('range', [box], { step: Math.min(2, step) })),
      boxes('fill', [measure], { tone: row.id === highlight ? 'highlight' : 0 }),
      ...(target ? [boxes('target', [{ x: target.x - 1.5, y: target.y, width: 3, height: target.height }])] : []),
      text('strong', { text: row.display, x: figureX, y: row.target ? middle - 8 : middle }),
      ...(row.target ? [text('tick', { text: row.target.display, x: figureX, y: middle + 9 })] : []),
    ];
  }),
];

/** Cells by depth of colour, with their figures where they have room, and the key. */
export const heatMarks = (layout: ReturnType<typeof layHeat>, rows: readonly ChartSeries[]): Mark[] => {
  const { steps, gaps, hasFigures, columns, headY, key, names, left } = layout;
  const figures = (hasFigures ? steps.flat() : []).map(({ row, column, x, y, width, height }) => {
    const line = rows[row];
    const shown = line ? displayAt(line, column) : '';
    return text('inside', { text: shown, x: x + width / 2, y: y + height / 2, anchor: 'middle' });
  });
  return [
    ...columns.map(({ at, text: name }) => text('tick', { text: name, x: at, y: headY - 4, anchor: 'middle' })),
    ...steps.flatMap((cells, step) => {
      const swatch = key.boxes[step];
      return [boxes('cell', cells, { step, isUnderText: hasFigures }), boxes('cell', swatch ? [swatch] : [], { step })];
    }),
    ...figures,
    boxes('gap', gaps),
    ...nameMarks(names, left - 10),
    text('tick', { text: key.low, x: left - 8, y: key.y + 6, anchor: 'end' }),
    text('tick', { text: key.high, x: key.highX, y: key.y + 6 }),
  ];
};
