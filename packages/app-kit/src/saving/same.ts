/** With keys in order, because the database keeps its own. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );

/** Whether two values of the wire say the same, whatever the order of their keys. */
export const same = (left: unknown, right: unknown): boolean => left === right || canonical(left) === canonical(right);
