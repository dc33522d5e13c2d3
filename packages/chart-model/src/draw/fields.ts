import { type Box, px } from '../figures.ts';
import { boxes, circlePath, type Mark, shape, text, toneOf } from '../marks.ts';
import type { SankeyNode } from '../sankey-figures.ts';
import { bandPath, type laySankey } from '../sankey-layout.ts';
import type { ScatterLayout, ScatterLayoutOptions } from '../scatter-layout.ts';
import { wrapText } from '../text-width.ts';
import { keyMarks } from './frame.ts';

type ScatterModel = Pick<ScatterLayoutOptions, 'x' | 'y' | 'thresholds' | 'passing'>;

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

/** The corner that passes both thresholds, with what lies beside and below it and passes one. */
const besideAnd = (corner: Box, from: { x: number; y: number }, field: Box): Box[] => [
  { ...corner, x: field.x, width: corner.width + from.x - field.x },
  { ...corner, y: from.y, height: field.y + field.height - from.y },
];

/** The background of the points: the part that passes, frame, numbers and names of the axes, and names of the parts. */
export const scatterGround = (layout: ScatterLayout, { x, y, thresholds, passing }: ScatterModel): Mark[] => {
  const { field, scales, bottom, side, corners, key } = layout;
  const foot = field.y + field.height;
  const right = field.x + field.width;
  const from = thresholds && { x: scales.x(thresholds.x), y: scales.y(thresholds.y) };
  const corner = from && { x: from.x, y: field.y, width: right - from.x, height: from.y - field.y };
  const passed = from && corner && (passing === 'either' ? besideAnd(corner, from, field) : [corner]);
  return [
    ...keyMarks(key, -1),
    ...(passed ? [boxes('passed', passed)] : []),
    boxes('edge', [field]),
    ...bottom.map((tick) => text('tick', { text: tick.text, x: tick.at, y: foot + 14, anchor: 'middle' })),
    ...side.map((tick) => text('tick', { text: tick.text, x: field.x - 8, y: tick.at, anchor: 'end' })),
    text('tick', { text: x.label, x: field.x + field.width / 2, y: foot + 34, anchor: 'middle' }),
    text('tick', { text: y.label, x: 14, y: field.y + field.height / 2, anchor: 'middle', isVertical: true }),
    ...corners.map((corner) => text('tick', corner)),
  ];
};

/** Things by two measures, named where there is room, else numbered, because a document has no pointer to ask for the other names. */
export const scatterMarks = (layout: ScatterLayout, model: ScatterModel): Mark[] => {
  const { field, scales, placed, names } = layout;
  const { thresholds } = model;
  const lines = thresholds && [
    `M${px(scales.x(thresholds.x))} ${field.y}v${field.height}`,
    `M${field.x} ${px(scales.y(thresholds.y))}h${field.width}`,
  ];
  return [
    ...scatterGround(layout, model),
    ...(lines ? [shape('threshold', lines.join(''))] : []),
    ...placed.flatMap(({ x, y, radius, tone, number, point: { members } }): Mark[] => {
      const circle = circlePath(x, y, radius);
      if (!members) return [shape('point', circle, { tone })];
      const own = text('label', { text: String(number), x, y, anchor: 'middle' });
      return [shape('outline', circle, { tone, isUnderText: true }), own];
    }),
    ...names.flatMap((name) => (name ? [text('label', name)] : [])),
  ];
};
