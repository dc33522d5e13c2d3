import type { BarSeriesLayoutOptions, layBarSeries } from '../bar-series-layout.ts';
import { boxesPath } from '../figures.ts';
import { bar, type Mark, shape, text, toneOf } from '../marks.ts';
import type { layWaterfall } from '../waterfall-layout.ts';
import { axisMarks, keyMarks, nameMarks } from './frame.ts';

type SeriesIds = Pick<BarSeriesLayoutOptions, 'series'>['series'];

/** Bars of several series: one mark for each series, however many bars it has. */
export const barSeriesMarks = (
  layout: ReturnType<typeof layBarSeries>,
  series: SeriesIds,
  { highlight, isCompared }: { highlight?: string | undefined; isCompared?: boolean | undefined },
): Mark[] => [
  ...keyMarks(
    layout.key,
    series.findIndex(({ id }) => id === highlight),
    isCompared,
  ),
  ...axisMarks({ ...layout, lines: layout.isVertical ? 'side' : 'bottom', base: layout.zero }),
  ...nameMarks(layout.names, layout.plot.x - 10),
  ...series.map(({ id }, place) =>
    shape('fill', layout.surfaces?.[place] ?? boxesPath(layout.bars[place] ?? []), {
      tone: isCompared && id !== highlight ? 'quiet' : toneOf(id, place, highlight),
    }),
  ),
  ...layout.labels.map((label) => text('label', label)),
  ...layout.besides.map((figure) => text('label', figure)),
  ...layout.figures.map(({ series: place, ...figure }) =>
    text('inside', { ...figure, anchor: 'middle', ground: toneOf(series[place]?.id, place, highlight) }),
  ),
];

const stepTones = { total: 'quiet', up: 1, down: 0 } as const;

/** The steps of a sum, with their figures and the lines between them. */
export const waterfallMarks = (layout: ReturnType<typeof layWaterfall>, highlight: string | undefined): Mark[] => {
  const { bars, plot, ticks, zero, names } = layout;
  const links = bars
    .slice(0, -1)
    .map(({ end, y }, place) => `M${end} ${y + (bars[place]?.height ?? 0)}V${bars[place + 1]?.y ?? y}`);
  return [
    ...axisMarks({ plot, side: [], bottom: ticks, lines: 'bottom', base: zero }),
    ...nameMarks(names, plot.x - 10),
    shape('link', links.join('')),
    ...bars.flatMap((step) => [
      bar('fill', step, { tone: step.id === highlight ? 'highlight' : stepTones[step.tone] }),
      text('label', { text: step.display, x: step.figureX, y: step.y + step.height / 2 }),
    ]),
  ];
};
