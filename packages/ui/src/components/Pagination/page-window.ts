/**
 * The offered pages: first, last, the current one and its neighbours; `undefined` is a gap of at least two pages. The result has the same
 * length on every page of a long list, so that nothing moves under the pointer.
 */
export const pageWindow = (page: number, pages: number): (number | undefined)[] => {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, undefined, pages];
  if (page >= pages - 3) return [1, undefined, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, undefined, page - 1, page, page + 1, undefined, pages];
};
