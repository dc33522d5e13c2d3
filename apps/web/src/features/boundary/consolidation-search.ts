/** Parameters of the address of the consolidated figures. */
export type ConsolidationSearch = {
  /** Id of a reporting time; the newest year if left out. */
  time?: string | undefined;
  /** The figure whose arithmetic is open. */
  metric?: string | undefined;
  /** Whether figures that a collection asks for count only once they are approved. */
  approved?: 'only' | undefined;
};

/** Reads the parameters; unreadable ones are left out. */
export const consolidationSearchOf = (search: Record<string, unknown>): ConsolidationSearch => ({
  ...(typeof search.time === 'string' && { time: search.time }),
  ...(typeof search.metric === 'string' && { metric: search.metric }),
  ...(search.approved === 'only' && { approved: 'only' }),
});

/** Reads the parameter of the boundary's address: a year of four digits. */
export const boundarySearchOf = ({ year }: Record<string, unknown>): { year?: number | undefined } =>
  Number.isInteger(Number(year)) && /^\d{4}$/.test(String(year)) ? { year: Number(year) } : {};
