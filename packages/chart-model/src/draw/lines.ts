import type { ChartSeries, ChartValue } from '../figures.ts';
import { type AreaKind, areaOf, type layLines, pathOf } from '../line-layout.ts';
import { circlePath, type Mark, shape, type Tone, text, toneOf } from '../marks.ts';
import { laySparkline } from '../sparkline-layout.ts';
import { wrapText } from '../text-width.ts';
import { axisMarks, keyMarks } from './frame.ts';

/** The number of points up to which each point is marked. */
const markedUpTo = 32;

type LinesOptions = {
  categories: readonly string[];
  series: readonly ChartSeries[];
  area?: AreaKind | undefined;
  highlight?: string | undefined;
};

type Layout = ReturnType<typeof layLines>;

const lineOf = ({ runs }: Layout['lines'][number], tone: Tone, area: AreaKind | undefined, isMarked: boolean) => {
  const marks: Mark[] = [];
  if (area) marks.push(shape(area === 'stacked' ? 'fill' : 'light', runs.map(areaOf).join(''), { tone }));
  if (area !== 'stacked') marks.push(shape('line', runs.map(({ top }) => pathOf(top)).join(''), { tone }));
  const points = isMarked ? runs.flatMap(({ top }) => top.map(({ x, y }) => circlePath(x, y, 3.5))) : [];
  if (points.length > 0) marks.push(shape('point', points.join(''), { tone }));
  return marks;
};

/** Lines or areas with their names; two or three marks for each series, however many points it has. */
export const lineMarks = (layout: Layout, { categories, series, area, highlight }: LinesOptions): Mark[] => {
  const isMarked = categories.length <= markedUpTo && area !== 'stacked';
  return [
    ...keyMarks(
      layout.key,
      series.findIndex(({ id }) => id === highlight),
    ),
    ...axisMarks({ ...layout, lines: 'side' }),
    ...layout.lines.flatMap((line, place) => {
      const marks = lineOf(line, toneOf(series[place]?.id, place, highlight), area, isMarked);
      const name = wrapText(series[place]?.label ?? '', layout.namePx - 2, 1)[0] ?? '';
      return layout.isNamed ? [...marks, text('label', { text: name, x: layout.nameX + 2, y: line.labelY })] : marks;
    }),
  ];
};

/** The course of a figure in the size of a word. */
export const sparklineMarks = (values: readonly (ChartValue | undefined)[], width: number, height: number): Mark[] => {
  const { path, last } = laySparkline(values, width, height);
  const line = shape('line', path, { tone: 'quiet' });
  return last ? [line, shape('point', circlePath(last.x, last.y, 2.5), { tone: 'highlight' })] : [line];
};
