/**
 * Moves labels apart that would overlap: each gets at least `distance`, none leaves `from`…`to` while there is room, and their order stays.
 * Returns the positions in the order of the labels.
 */
export const spreadLabels = (places: readonly number[], distance: number, from: number, to: number): number[] => {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  const spread = order.map(({ place }) => Math.min(to, Math.max(from, place)));
  for (let at = 1; at < spread.length; at++) {
    spread[at] = Math.max(spread[at] ?? 0, (spread[at - 1] ?? 0) + distance);
  }
  let below = to;
  for (let at = spread.length - 1; at >= 0 && (spread[at] ?? 0) > below; at--) {
    spread[at] = below;
    below -= distance;
  }
  const answer = [...places];
  order.forEach(({ index }, at) => {
    answer[index] = spread[at] ?? 0;
  });
  return answer;
};
