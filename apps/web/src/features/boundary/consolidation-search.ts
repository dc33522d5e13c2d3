/** What the address of the consolidated figures says. */
export type ConsolidationSearch = {
  /** Id of a reporting time; the newest year where it is left out. */
  time?: string | undefined;
  /** The figure whose arithmetic is open. */
  metric?: string | undefined;
};

/** Reads it; what cannot be read is left out. */
export const consolidationSearchOf = (search: Record<string, unknown>): ConsolidationSearch => ({
  ...(typeof search.time === 'string' && { time: search.time }),
  ...(typeof search.metric === 'string' && { metric: search.metric }),
});

/** What the address of the boundary says: a year of four digits. */
export const boundarySearchOf = ({ year }: Record<string, unknown>): { year?: number | undefined } =>
  Number.isInteger(Number(year)) && /^\d{4}$/.test(String(year)) ? { year: Number(year) } : {};
