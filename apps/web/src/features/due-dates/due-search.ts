/** Parameters of the calendar's address. */
export type DueSearch = {
  /** `yyyy-MM`; this month if left out. */
  month?: string | undefined;
  whose?: 'mine' | 'all' | undefined;
  view?: 'month' | 'list' | undefined;
  /** Id of a report, to show only its items. */
  report?: string | undefined;
};

/** Reads the parameters; unreadable ones are left out. */
export const dueSearchOf = (search: Record<string, unknown>): DueSearch => ({
  ...(typeof search.month === 'string' && { month: search.month }),
  ...((search.whose === 'mine' || search.whose === 'all') && { whose: search.whose }),
  ...((search.view === 'month' || search.view === 'list') && { view: search.view }),
  ...(typeof search.report === 'string' && { report: search.report }),
});
