/** A place in a drawing. */
export type Point = { x: number; y: number };

/**
 * The visible points of a course: of all that fall into one column of pixels the first, the last, the lowest and the highest (M4
 * aggregation), so that the drawn line stays the same. A course with room for all its points keeps them.
 */
export const thinPoints = (points: readonly Point[]): readonly Point[] => {
  const width = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  if (points.length <= 4 * (width + 1)) return points;
  const kept: Point[] = [];
  let from = 0;
  for (let at = 1; at <= points.length; at++) {
    if (at < points.length && Math.floor(points[at]?.x ?? 0) === Math.floor(points[from]?.x ?? 0)) continue;
    keepColumn(points, from, at, kept);
    from = at;
  }
  return kept;
};

const keepColumn = (points: readonly Point[], from: number, end: number, kept: Point[]) => {
  let low = from;
  let high = from;
  for (let at = from; at < end; at++) {
    if ((points[at]?.y ?? 0) < (points[low]?.y ?? 0)) low = at;
    if ((points[at]?.y ?? 0) > (points[high]?.y ?? 0)) high = at;
  }
  const places = [...new Set([from, Math.min(low, high), Math.max(low, high), end - 1])];
  for (const place of places) {
    const point = points[place];
    if (point) kept.push(point);
  }
};
