import type { ChartValue } from './figures.ts';

export type SankeyNode = {
  /** The key that links use. */
  id: string;
  /** Its name. */
  label: string;
  /** What people read: the exact figure with its unit. */
  display: string;
};
export type SankeyLink = { source: string; target: string; value: ChartValue; display: string };

/** A node while its position is computed; `in` and `out` are the sums of its flows, in the unit of the links. */
export type Placed = { id: string; layer: number; size: number; y: number; height: number };
export type Flow = { source: Placed; target: Placed; value: number; link: SankeyLink };
