/** The ids with this one at that place (0 is the first); the others keep their order. */
export const moved = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
};

/** The things in this order; those that it does not name are at the end. */
export const inOrder = <Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
};
