import { type Box, numberOf, px } from './figures.ts';
import type { Flow, Placed, SankeyLink, SankeyNode } from './sankey-figures.ts';
import { layersOf, relax } from './sankey-order.ts';

type SankeyOptions = {
  nodes: readonly SankeyNode[];
  links: readonly SankeyLink[];
  width: number;
  height: number;
};

const nodePx = 14;
const mostGapPx = 18;
const marginPx = 4;

const place = (nodes: readonly SankeyNode[], links: readonly SankeyLink[]) => {
  const byId = new Map<string, Placed>(nodes.map(({ id }) => [id, { id, layer: 0, size: 0, y: 0, height: 0 }]));
  const flows = links.flatMap((link): Flow[] => {
    const source = byId.get(link.source);
    const target = byId.get(link.target);
    const value = numberOf(link.value);
    return source && target && source !== target && value !== undefined && value > 0
      ? [{ source, target, value, link }]
      : [];
  });
  return { placed: [...byId.values()], flows };
};

const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);

/** Distance between nodes: less where a layer has many, so that half the height is left for the nodes themselves. */
const gapOf = (layers: readonly (readonly Placed[])[], height: number) =>
  Math.min(mostGapPx, ...layers.map(({ length }) => (height - 2 * marginPx) / (2 * Math.max(1, length - 1))));

/** Height of one unit, so that the fullest layer fills the drawing; each node has a pixel in any case. */
const scaleOf = (layers: readonly (readonly Placed[])[], height: number, gapPx: number) =>
  Math.min(
    ...layers.map((layer) => {
      const room = Math.max(1, height - 2 * marginPx - gapPx * (layer.length - 1) - layer.length);
      return room / (sum(layer.map(({ size }) => size)) || 1);
    }),
  );

/** The positions where flows leave and reach each node: in the order of the other ends, so that they cross little. */
const anchor = (flows: readonly Flow[], scale: number) => {
  const used = { source: new Map<Placed, number>(), target: new Map<Placed, number>() };
  const starts = new Map<Flow, { from: number; to: number }>();
  const take = (flow: Flow, end: 'source' | 'target') => {
    const at = used[end].get(flow[end]) ?? 0;
    used[end].set(flow[end], at + flow.value * scale);
    return flow[end].y + at;
  };
  const byTarget = flows.toSorted((one, other) => one.target.y - other.target.y);
  const froms = new Map(byTarget.map((flow) => [flow, take(flow, 'source')]));
  for (const flow of flows.toSorted((one, other) => one.source.y - other.source.y)) {
    starts.set(flow, { from: froms.get(flow) ?? 0, to: take(flow, 'target') });
  }
  return starts;
};

/**
 * Flows from sources to uses, such as energy: nodes in layers, flows as bands as wide as their values. A flow that leads back, to itself,
 * or carries nothing is left out of the drawing (not of the table).
 */
export const laySankey = ({ nodes, links, width, height }: SankeyOptions) => {
  const { placed, flows: all } = place(nodes, links);
  const { layers, flows } = layersOf(placed, all);
  for (const node of placed) {
    const outward = flows.filter(({ source }) => source === node);
    const inward = flows.filter(({ target }) => target === node);
    node.size = Math.max(sum(outward.map(({ value }) => value)), sum(inward.map(({ value }) => value)));
  }
  const gapPx = gapOf(layers, height);
  const scale = scaleOf(layers, height, gapPx);
  for (const node of placed) node.height = Math.max(1, node.size * scale);
  relax(layers, flows, { height, gapPx, marginPx });
  const step = layers.length > 1 ? (width - nodePx) / (layers.length - 1) : 0;
  const xOf = ({ layer }: Placed) => layer * step;
  const anchors = anchor(flows, scale);
  return {
    nodes: placed.map((node) => ({
      id: node.id,
      box: { x: xOf(node), y: node.y, width: nodePx, height: node.height } satisfies Box,
      // Names are on the side towards the middle of the drawing.
      isLast: node.layer > 0 && node.layer === layers.length - 1,
      room: Math.max(40, step - nodePx - 16),
    })),
    bands: flows.map((flow) => {
      const { from, to } = anchors.get(flow) ?? { from: 0, to: 0 };
      const x0 = xOf(flow.source) + nodePx;
      const x1 = xOf(flow.target);
      const thick = Math.max(1, flow.value * scale);
      return { link: flow.link, x0, x1, from, to, thick };
    }),
  };
};

export type SankeyBand = ReturnType<typeof laySankey>['bands'][number];

/** The surface of a flow. */
export const bandPath = ({ x0, x1, from, to, thick }: SankeyBand): string => {
  const middle = px((x0 + x1) / 2);
  const a = px(from);
  const b = px(to);
  const c = px(to + thick);
  const d = px(from + thick);
  return `M${px(x0)} ${a}C${middle} ${a} ${middle} ${b} ${px(x1)} ${b}V${c}C${middle} ${c} ${middle} ${d} ${px(x0)} ${d}Z`;
};

/** Whether a flow is at a position of the drawing. */
export const isInBand = ({ x0, x1, from, to, thick }: SankeyBand, x: number, y: number): boolean => {
  if (x < x0 || x > x1) return false;
  const t = (x - x0) / Math.max(1, x1 - x0);
  const top = from + (to - from) * t * t * (3 - 2 * t);
  return y >= top - 2 && y <= top + thick + 2;
};
