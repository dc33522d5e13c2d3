/** The same entries with one at another place. */
export const movedTo = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] => {
  const moved = entries[from];
  const others = entries.filter((_, place) => place !== from);
  return moved === undefined ? [...entries] : others.toSpliced(to, 0, moved);
};
