import type { ChartValue } from './figures.ts';

export type SankeyNode = {
  /** Named by the links. */
  id: string;
  /** Its name. */
  label: string;
  /** What people read: the exact figure with its unit. */
  display: string;
};
export type SankeyLink = { source: string; target: string; value: ChartValue; display: string };

/** A node on its way to its place; `in` and `out` are sums of what flows, in the unit of the links. */
export type Placed = { id: string; layer: number; size: number; y: number; height: number };
export type Flow = { source: Placed; target: Placed; value: number; link: SankeyLink };
