import type { CellChange } from '../types.ts';

/** Steps that can be undone, and undone ones that can be redone; the last one is the next. */
export type History = { done: readonly (readonly CellChange[])[]; undone: readonly (readonly CellChange[])[] };

/** Steps kept: enough for an afternoon, and never a leak. */
const stepsMax = 500;

export const noHistory: History = { done: [], undone: [] };

/** Adds a step and discards what was undone before it, as in every editor. */
export const recorded = ({ done }: History, step: readonly CellChange[]): History => ({
  done: [...done.slice(1 - stepsMax), step],
  undone: [],
});

const turned = (step: readonly CellChange[]): CellChange[] =>
  step.map(({ text, before, ...cell }) => ({ ...cell, text: before, before: text })).reverse();

/** What to apply, and the history after it; `undefined` when there is no such step. */
type Taken = { changes: readonly CellChange[]; history: History } | undefined;

/** Undoes the last step. */
export const takenBack = ({ done, undone }: History): Taken => {
  const step = done.at(-1);
  return step && { changes: turned(step), history: { done: done.slice(0, -1), undone: [...undone, step] } };
};

/** Redoes the last undone step. */
export const doneAgain = ({ done, undone }: History): Taken => {
  const step = undone.at(-1);
  return step && { changes: step, history: { done: [...done, step], undone: undone.slice(0, -1) } };
};
