import { layDonut, layDonutKey, type Slice } from '../donut-layout.ts';
import type { ChartSeries } from '../figures.ts';
import { px } from '../figures.ts';
import { bar, type Mark, shape, text, toneOf } from '../marks.ts';
import type { layRadar } from '../radar-layout.ts';
import { textWidth } from '../text-width.ts';
import { keyMarks, linePx } from './frame.ts';

/** Profiles over several measures. */
export const radarMarks = (
  layout: ReturnType<typeof layRadar>,
  series: readonly ChartSeries[],
  highlight: string | undefined,
): Mark[] => {
  const { middle, spokes, rings, names } = layout;
  return [
    ...keyMarks(
      layout.key,
      series.findIndex(({ id }) => id === highlight),
    ),
    shape('grid', rings.map(({ path }) => path).join('')),
    shape('base', spokes.map(({ x, y }) => `M${px(middle.x)} ${px(middle.y)}L${px(x)} ${px(y)}`).join('')),
    ...rings.map((ring) => text('tick', { text: ring.text, x: middle.x + 4, y: middle.y - ring.at - 7 })),
    ...names.flatMap(({ x, y, anchor, sin, lines }) =>
      lines.map((line, place) =>
        text('label', { text: line, x, anchor, y: y + (place + ((sin - 1) / 2) * (lines.length - 1)) * linePx }),
      ),
    ),
    ...layout.outlines.map((d, place) => shape('outline', d, { tone: toneOf(series[place]?.id, place, highlight) })),
  ];
};

const innerShare = 2 / 3;

/** A part of a ring, in radians from the top with the clock. */
export const ringPath = (middle: { x: number; y: number }, radius: number, start: number, end: number): string => {
  if (end <= start) return '';
  // An arc cannot end where it begins, so a whole ring is drawn as two halves.
  if (end - start > 2 * Math.PI - 1e-6) {
    return ringPath(middle, radius, start, start + Math.PI) + ringPath(middle, radius, start + Math.PI, end - 1e-4);
  }
  const at = (angle: number, distance: number) =>
    `${px(middle.x + Math.sin(angle) * distance)} ${px(middle.y - Math.cos(angle) * distance)}`;
  const inner = radius * innerShare;
  const isLarge = end - start > Math.PI ? 1 : 0;
  return `M${at(start, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${at(end, radius)}L${at(end, inner)}A${px(inner)} ${px(inner)} 0 ${isLarge} 0 ${at(start, inner)}Z`;
};

type DonutOptions = {
  slices: readonly Slice[];
  total: { display: string; unit: string };
  highlight?: string | undefined;
};

/** A ring with its total, and beside it its parts with figures and shares: in one line where names have room, else below each name. */
export const donutMarks = ({ slices, total, highlight }: DonutOptions, width: number): Mark[] => {
  const { height, ringPx, left, entries, sharePx } = layDonutKey(slices, width);
  const middle = { x: ringPx / 2, y: height / 2 };
  return [
    ...layDonut(slices).map(({ id, start, end }, place) =>
      shape('slice', ringPath(middle, Math.max(1, ringPx / 2 - 4), start, end), { tone: toneOf(id, place, highlight) }),
    ),
    text('strong', { text: total.display, x: middle.x, y: middle.y - 8, anchor: 'middle' }),
    text('tick', { text: total.unit, x: middle.x, y: middle.y + 9, anchor: 'middle' }),
    ...entries.flatMap(({ id, display, share, name, y, figureY }, place): Mark[] => [
      bar('fill', { x: left - 20, y: y - 6, width: 12, height: 12 }, { tone: toneOf(id, place, highlight) }),
      ...name.map((line, at) => text('label', { text: line, x: left, y: y + at * linePx })),
      ...(figureY === undefined
        ? [
            text('label', { text: display, x: width - sharePx, y, anchor: 'end' }),
            text('tick', { text: share, x: width, y, anchor: 'end' }),
          ]
        : [
            text('label', { text: display, x: left, y: figureY }),
            text('tick', { text: share, x: left + textWidth(display) + 8, y: figureY }),
          ]),
    ]),
  ];
};
