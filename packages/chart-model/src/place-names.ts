import type { Box } from './figures.ts';
import { textWidth } from './text-width.ts';

/** A text beside its point, or `undefined` where a point has none. */
export type PlacedName = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' } | undefined;

type Named = {
  x: number;
  y: number;
  radius: number;
  /** `undefined` where the point itself says what it is, so that nothing stands beside it. */
  text: string | undefined;
  /** Stands beside the point where its name has no room. */
  number: number;
  isFirst: boolean;
};

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

type Side = NonNullable<PlacedName>;

/** The sides of a point, the best first; corners of it last. */
const sidesOf = ({ x, y, radius }: Named, text: string): Side[] => {
  const away = radius + 5;
  const aslant = radius * 0.7 + 2;
  const up = y - aslant - 6;
  const down = y + aslant + 6;
  return [
    { text, x: x + away, y, anchor: 'start' },
    { text, x: x - away, y, anchor: 'end' },
    { text, x, y: y - away - 4, anchor: 'middle' },
    { text, x, y: y + away + 4, anchor: 'middle' },
    { text, x: x + aslant, y: up, anchor: 'start' },
    { text, x: x + aslant, y: down, anchor: 'start' },
    { text, x: x - aslant, y: up, anchor: 'end' },
    { text, x: x - aslant, y: down, anchor: 'end' },
  ];
};

/** What texts keep clear of: existing ones always, lines where it can be avoided. */
type Around = { field: Box; standing?: readonly Side[]; lines?: readonly Box[] };

const rank = (point: Named | undefined) => (point?.isFirst ? 0 : 1);

/**
 * Texts beside points, inside the field: each name where it meets no other text and no point, and no line if there is such a place. Names that
 * come first choose first. A name without room gives way to its number, which every point gets, if need be close to others.
 */
export const placeNames = (
  points: readonly Named[],
  { field, standing = [], lines = [] }: Around,
): { name: PlacedName; isNumber: boolean }[] => {
  const dots = points.map(({ x, y, radius }) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  }));
  const taken = standing.map(boxOf);
  const placed = points.map((): { name: PlacedName; isNumber: boolean } => ({ name: undefined, isNumber: false }));
  const order = points.map((_, place) => place).sort((one, other) => rank(points[one]) - rank(points[other]));
  for (const place of order) put(place, false);
  for (const place of order) if (!placed[place]?.name) put(place, true);
  return placed;

  function put(place: number, isNumber: boolean) {
    const point = points[place];
    if (point?.text === undefined) return;
    const sides = sidesOf(point, isNumber ? String(point.number) : point.text).map((name) => ({
      name,
      box: boxOf(name),
    }));
    const apart = sides.filter(({ box }) => isFree(box));
    const free = apart.filter(({ box }) => !isOnDot(box, place));
    const clear = free.find(({ box }) => !lines.some((line) => meets(box, line)));
    const best = clear ?? free[0] ?? (isNumber ? (apart[0] ?? sides[0]) : undefined);
    if (!best) return;
    placed[place] = { name: best.name, isNumber };
    taken.push(best.box);
  }

  function isFree(box: Box): boolean {
    return isInside(box, field) && !taken.some((other) => meets(box, other));
  }

  function isOnDot(box: Box, own: number): boolean {
    return dots.some((dot, at) => at !== own && meets(box, dot));
  }
};
