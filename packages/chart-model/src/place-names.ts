import type { Box } from './figures.ts';
import { textWidth } from './text-width.ts';

/** A name beside its point, or `undefined` where none has room. */
export type PlacedName = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' } | undefined;

type Named = { x: number; y: number; radius: number; text: string; isFirst: boolean };

const heightPx = 16;

const boxOf = ({ text, x, y, anchor }: NonNullable<PlacedName>): Box => {
  const width = textWidth(text);
  return {
    x: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2,
    y: y - 8,
    width,
    height: heightPx,
  };
};

const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const isInside = (box: Box, field: Box) =>
  box.x >= field.x &&
  box.x + box.width <= field.x + field.width &&
  box.y >= field.y &&
  box.y + box.height <= field.y + field.height;

/** The sides of a point, the best first. */
const sidesOf = ({ x, y, radius, text }: Named): NonNullable<PlacedName>[] => {
  const away = radius + 5;
  return [
    { text, x: x + away, y, anchor: 'start' },
    { text, x: x - away, y, anchor: 'end' },
    { text, x, y: y - away - 4, anchor: 'middle' },
    { text, x, y: y + away + 4, anchor: 'middle' },
  ];
};

/**
 * Names beside points, each where it meets no other name, point or existing text, inside the field. Names that come first choose first; a
 * name without room gives `undefined`.
 */
export const placeNames = (
  points: readonly Named[],
  field: Box,
  standing: readonly NonNullable<PlacedName>[] = [],
): PlacedName[] => {
  const dots = points.map(({ x, y, radius }) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  }));
  const taken = standing.map(boxOf);
  const names: PlacedName[] = points.map(() => undefined);
  const order = points.map((_, place) => place).sort((one, other) => rank(points[one]) - rank(points[other]));
  for (const place of order) {
    const point = points[place];
    const name = point && sidesOf(point).find((side) => fits(boxOf(side), place));
    if (!name) continue;
    names[place] = name;
    taken.push(boxOf(name));
  }
  return names;

  function fits(box: Box, own: number): boolean {
    const isFree = !taken.some((other) => meets(box, other));
    return isFree && isInside(box, field) && !dots.some((dot, at) => at !== own && meets(box, dot));
  }
};

const rank = (point: Named | undefined) => (point?.isFirst ? 0 : 1);
