import { type FormatTick, layAxis } from '../axis.ts';
import { type Box, clamp, px } from '../figures.ts';
import { boxes, circlePath, type Mark, shape, text, toneOf } from '../marks.ts';
import { bandPath, type laySankey, type SankeyNode } from '../sankey-layout.ts';
import { passes, type ScatterAxis, type ScatterPoint, scatterScales, type Thresholds } from '../scatter-layout.ts';
import { wrapText } from '../text-width.ts';

/** What flows from where to where, with the names of the nodes. */
export const sankeyMarks = (
  layout: ReturnType<typeof laySankey>,
  nodes: readonly SankeyNode[],
  highlight: string | undefined,
): Mark[] => {
  const toneFor = (id: string) =>
    toneOf(
      id,
      Math.max(
        0,
        nodes.findIndex((node) => node.id === id),
      ),
      highlight,
    );
  return [
    ...layout.bands.map((band) => shape('band', bandPath(band), { tone: toneFor(band.link.source) })),
    ...layout.nodes.flatMap(({ id, box, isLast, room }, place): Mark[] => {
      const x = isLast ? box.x - 8 : box.x + box.width + 8;
      const anchor = isLast ? 'end' : 'start';
      const middle = box.y + box.height / 2;
      return [
        boxes('fill', [box], { tone: toneFor(id) }),
        text('label', { text: wrapText(nodes[place]?.label ?? '', room, 1)[0] ?? '', x, y: middle - 8, anchor }),
        text('inside', { text: nodes[place]?.display ?? '', x, y: middle + 8, anchor }),
      ];
    }),
  ];
};

/** Room around the field of a scatter chart: for the numbers and the names of its axes. */
export const fieldMargin = { left: 56, bottom: 44, right: 12, top: 10 } as const;

type ScatterOptions = {
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  thresholds?: Thresholds | undefined;
  width: number;
  height: number;
  formatTick: FormatTick;
};

const fieldOf = (width: number, height: number): Box => ({
  x: fieldMargin.left,
  y: fieldMargin.top,
  width: Math.max(1, width - fieldMargin.left - fieldMargin.right),
  height: Math.max(1, height - fieldMargin.top - fieldMargin.bottom),
});

const fieldAxes = ({ x, y, formatTick }: ScatterOptions, field: Box): Mark[] => {
  const count = clamp(Math.floor(field.width / 80), 2, 6);
  const bottom = layAxis([x.min, x.max], [0, field.width], count, formatTick, false).ticks;
  const side = layAxis([y.min, y.max], [field.height, 0], 5, formatTick, false).ticks;
  const foot = field.y + field.height;
  return [
    boxes('edge', [field]),
    ...bottom.map((tick) => text('tick', { text: tick.text, x: field.x + tick.at, y: foot + 14, anchor: 'middle' })),
    ...side.map((tick) => text('tick', { text: tick.text, x: field.x - 8, y: field.y + tick.at, anchor: 'end' })),
    text('tick', { text: x.label, x: field.x + field.width / 2, y: foot + 34, anchor: 'middle' }),
    text('tick', { text: y.label, x: 14, y: field.y + field.height / 2, anchor: 'middle', isUpright: true }),
  ];
};

/** Things by two measures; what passes both thresholds carries its name and the tenant's brand. */
export const scatterMarks = (options: ScatterOptions): Mark[] => {
  const { points, x, y, thresholds, width, height } = options;
  const field = fieldOf(width, height);
  const scales = scatterScales(x, y, field.width, field.height);
  const [atX, atY] = [(value: number) => field.x + scales.x(value), (value: number) => field.y + scales.y(value)];
  const right = field.x + field.width;
  const behind: Mark[] = thresholds
    ? [
        boxes('passed', [
          {
            x: atX(thresholds.x),
            y: field.y,
            width: right - atX(thresholds.x),
            height: atY(thresholds.y) - field.y,
          },
        ]),
      ]
    : [];
  const lines: Mark[] = thresholds
    ? [
        shape(
          'threshold',
          `M${px(atX(thresholds.x))} ${field.y}v${field.height}M${field.x} ${px(atY(thresholds.y))}h${field.width}`,
        ),
      ]
    : [];
  return [
    ...behind,
    ...fieldAxes(options, field),
    ...points.flatMap((point): Mark[] => {
      const isPassed = passes(point, thresholds);
      const [cx, cy] = [atX(point.x), atY(point.y)];
      const tone = isPassed ? 'highlight' : 'quiet';
      const dot = shape('point', circlePath(cx, cy, isPassed ? 7 : 5.5), { tone });
      const atEnd = cx > width / 2;
      // A document has no pointer to ask for the other names.
      const name = text('label', {
        text: point.label,
        x: cx + (atEnd ? -12 : 12),
        y: cy,
        anchor: atEnd ? 'end' : 'start',
      });
      return [dot, name];
    }),
    ...lines,
  ];
};
