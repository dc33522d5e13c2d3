export type Size = { readonly width: number; readonly height: number };
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
/** Distances from the end and the foot of the window, in px. */
export type Place = { readonly end: number; readonly foot: number };

const areaAt = ({ end, foot }: Place, { width, height }: Size, room: Size): Area => ({
  left: room.width - end - width,
  right: room.width - end,
  top: room.height - foot - height,
  bottom: room.height - foot,
});

/** The area that two rectangles share, in square px. */
export const overlapOf = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const covered = (area: Area, controls: readonly Area[]) =>
  controls.reduce((sum, control) => sum + overlapOf(area, control), 0);

/**
 * Where messages of this size cover no control: as low as possible at the end of the window, else at its start; where there is no such
 * place, the one that covers least.
 */
export const clearPlace = (size: Size, room: Size, controls: readonly Area[], gap: number): Place => {
  const atStart = Math.max(gap, room.width - size.width - gap);
  const feet = [gap, ...controls.map(({ top }) => room.height - top + gap / 2)]
    .filter((foot) => foot >= gap && foot + size.height <= room.height - gap)
    .sort((one, other) => one - other);
  const places = [...new Set([gap, atStart])].flatMap((end) => feet.map((foot) => ({ end, foot })));
  const rated = places.map((place) => ({ place, cost: covered(areaAt(place, size, room), controls) }));
  const [best] = rated.toSorted((one, other) => one.cost - other.cost);
  return best?.place ?? { end: gap, foot: gap };
};
