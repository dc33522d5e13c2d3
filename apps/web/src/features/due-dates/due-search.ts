/** What the address of the calendar says. */
export type DueSearch = {
  /** `yyyy-MM`; this month where it is left out. */
  month?: string | undefined;
  whose?: 'mine' | 'all' | undefined;
  view?: 'month' | 'list' | undefined;
  /** Only this report's. */
  report?: string | undefined;
};

/** Reads it; what cannot be read is left out. */
export const dueSearchOf = (search: Record<string, unknown>): DueSearch => ({
  ...(typeof search.month === 'string' && { month: search.month }),
  ...((search.whose === 'mine' || search.whose === 'all') && { whose: search.whose }),
  ...((search.view === 'month' || search.view === 'list') && { view: search.view }),
  ...(typeof search.report === 'string' && { report: search.report }),
});
