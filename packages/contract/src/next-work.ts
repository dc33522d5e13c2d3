/** The work that a report needs next; `explain` where the framework asks for provisions that it neither reports nor explains. */
export type NextWork = 'select' | 'answer' | 'explain' | 'publish';

type Progress = {
  readonly done: number;
  readonly total: number;
  readonly missing?: number | undefined;
  readonly leftOut?: number | undefined;
};

/** The same rule for everything that calls a report ready: Home, the clients' board and its filter. */
export const nextWorkOf = ({ done, total, missing = 0 }: Progress): NextWork => {
  if (total === 0) return 'select';
  if (done < total) return 'answer';
  return missing > 0 ? 'explain' : 'publish';
};

/**
 * How much of all that is asked of a report is done: what is missing is asked for too, although nobody has selected it, and what was selected
 * and left out against the rules isn't done.
 */
export const doneOfAsked = ({ done, total, missing = 0, leftOut = 0 }: Progress): Pick<Progress, 'done' | 'total'> => ({
  done: done - leftOut,
  total: total + missing - leftOut,
});
