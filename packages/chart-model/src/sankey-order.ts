import type { Flow, Placed } from './sankey-figures.ts';

/** Whether flows lead from `from` to `to`. */
const leads = (from: Placed, to: Placed, flows: readonly Flow[]): boolean =>
  from === to || flows.some(({ source, target }) => source === from && leads(target, to, flows));

/** Puts each node one layer after the last that flows into it. Flows that would lead back are left out, later ones first. */
export const layersOf = (nodes: readonly Placed[], all: readonly Flow[]) => {
  const flows: Flow[] = [];
  for (const flow of all) if (!leads(flow.target, flow.source, flows)) flows.push(flow);
  for (let round = 0; round < nodes.length; round++) {
    for (const { source, target } of flows) target.layer = Math.max(target.layer, source.layer + 1);
  }
  const layers: Placed[][] = [];
  for (const node of nodes) {
    layers[node.layer] ??= [];
    layers[node.layer]?.push(node);
  }
  return { layers: layers.map((layer) => layer ?? []), flows };
};

type Room = { height: number; gapPx: number; marginPx: number };

/** Moves the nodes of a layer apart, in their order by centre, and back inside. */
const settle = (layer: Placed[], { height, gapPx, marginPx }: Room) => {
  layer.sort((one, other) => one.y + one.height / 2 - (other.y + other.height / 2));
  let y = marginPx;
  for (const node of layer) {
    node.y = Math.max(node.y, y);
    y = node.y + node.height + gapPx;
  }
  let bottom = height - marginPx;
  for (const node of layer.toReversed()) {
    node.y = Math.min(node.y, bottom - node.height);
    bottom = node.y - gapPx;
  }
};

/** Draws each node towards the middle of the flows into it or out of it. */
const pull = (layer: readonly Placed[], flows: readonly Flow[], end: 'source' | 'target') => {
  const other = end === 'source' ? 'target' : 'source';
  for (const node of layer) {
    const own = flows.filter((flow) => flow[end] === node);
    const weight = own.reduce((sum, { value }) => sum + value, 0);
    if (weight === 0) continue;
    const middle = own.reduce((sum, flow) => sum + (flow[other].y + flow[other].height / 2) * flow.value, 0) / weight;
    node.y = middle - node.height / 2;
  }
};

const rounds = 8;

/** Finds the nodes' positions in their layers: even at first, then drawn to their neighbours back and forth. */
export const relax = (layers: readonly Placed[][], flows: readonly Flow[], room: Room): void => {
  for (const layer of layers) {
    layer.forEach((node, at) => {
      node.y = (at / Math.max(1, layer.length)) * room.height;
    });
    settle(layer, room);
  }
  for (let round = 0; round < rounds; round++) {
    for (const layer of layers) {
      pull(layer, flows, 'target');
      settle(layer, room);
    }
    if (round === rounds - 1) return;
    for (const layer of layers.toReversed()) {
      pull(layer, flows, 'source');
      settle(layer, room);
    }
  }
};
