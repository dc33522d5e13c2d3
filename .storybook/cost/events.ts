/** The panel asks the page what the story before it costs; `detail` is the story's id. */
export const costAsked = 'cost/asked';
/** The page answers with a `Cost`. */
export const costTold = 'cost/told';

/** What a story costs on this machine, in milliseconds of its main thread: medians of several runs. */
export type Cost = {
  readonly id: string;
  readonly mountMs: number;
  readonly updateMs: number;
  /** What the yardstick costs here and now: budgets are multiples of it, so that they hold on any machine. */
  readonly yardMs: number;
  readonly runs: number;
};

/** What a story may cost, in yardsticks. */
export type Budget = { readonly mount: number; readonly update: number };
