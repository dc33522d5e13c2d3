/** Whether the calendar has this `yyyy-MM-dd` day: 2025-02-30 has the right form but does not exist. */
export const realDay = (day: string) => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** Whether the moment exists, both its day and its time. */
export const realInstant = (instant: string) => realDay(instant.slice(0, 10)) && !Number.isNaN(Date.parse(instant));

/** Whether two values of JSON are equal, whatever the order of their keys; a key without a value counts as absent. */
export const sameJson = (left: unknown, right: unknown): boolean => {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => sameJson(item, right[index]))
    );
  }
  const entriesOf = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined);
  const ours = entriesOf(left);
  const theirs = new Map(entriesOf(right));
  return ours.length === theirs.size && ours.every(([key, item]) => theirs.has(key) && sameJson(item, theirs.get(key)));
};
