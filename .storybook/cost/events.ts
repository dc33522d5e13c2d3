/** The panel requests the cost of the story in the page; `detail` is the story's id. */
export const costAsked = 'cost/asked';
/** The page answers with a `Cost`. */
export const costTold = 'cost/told';

/** The cost of a story on this machine, in milliseconds of its main thread: medians of several runs. */
export type Cost = {
  readonly id: string;
  readonly mountMs: number;
  readonly updateMs: number;
  /** The cost of the yardstick here and now: budgets are multiples of it, so that they apply on any machine. */
  readonly yardMs: number;
  readonly runs: number;
};

/** The allowed cost of a story, in yardsticks. */
export type Budget = { readonly mount: number; readonly update: number };
