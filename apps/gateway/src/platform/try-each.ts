/** Works on each item after the other, on the next also where one fails. Throws afterwards what failed, all in one error. */
export const tryEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) => {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
};
