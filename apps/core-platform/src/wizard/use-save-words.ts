import { type SaveState, useProblemSentences, useSaveMark } from '@esg/app-kit';

/** What a field that saves by itself says about it: `saved` beside its label, `error` below it. `label` names it in sentences. */
export const useSaveWords = (state: SaveState<unknown>, label: string) => {
  const saved = useSaveMark(state);
  const { problem, issue } = useProblemSentences();
  if (state.kind !== 'refused') return { saved, error: undefined };
  const [first] = state.issues;
  return { saved, error: first ? issue(first, label) : problem(state.error) };
};
