/** Where things of different heights stand in lanes, in px from the top of their list. */
export type Lanes = {
  tops: Float64Array;
  bottoms: Float64Array;
  /** Lane of each thing, from the start of the line. */
  lanes: Uint16Array;
  height: number;
};

/**
 * Puts each thing in its order into the shortest lane so far, the first of equal ones. The order of the list is thus also the order from
 * top to bottom, and a thing added at the end moves none of those before it.
 */
export const layOut = (count: number, laneCount: number, gap: number, heightOf: (index: number) => number): Lanes => {
  const tops = new Float64Array(count);
  const bottoms = new Float64Array(count);
  const lanes = new Uint16Array(count);
  const ends = new Float64Array(Math.max(1, laneCount));
  for (let index = 0; index < count; index++) {
    let lane = 0;
    for (let other = 1; other < ends.length; other++) if ((ends[other] ?? 0) < (ends[lane] ?? 0) - 0.5) lane = other;
    const top = ends[lane] ?? 0;
    const bottom = top + heightOf(index);
    tops[index] = top;
    bottoms[index] = bottom;
    lanes[index] = lane;
    ends[lane] = bottom + gap;
  }
  return { tops, bottoms, lanes, height: count === 0 ? 0 : Math.max(...ends) - gap };
};

/** Things of which any part lies between two heights, in their order. */
export const between = ({ tops, bottoms }: Lanes, from: number, to: number): number[] => {
  const found: number[] = [];
  for (let index = 0; index < tops.length; index++) {
    if ((bottoms[index] ?? 0) >= from && (tops[index] ?? 0) <= to) found.push(index);
  }
  return found;
};

/** As many lanes as fit with at least `laneMin` px each. */
export const lanesIn = (width: number, laneMin: number, gap: number): number =>
  Math.max(1, Math.floor((width + gap) / (laneMin + gap)));
