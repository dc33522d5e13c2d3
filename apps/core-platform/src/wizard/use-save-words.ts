import { type SaveState, useProblemSentences, useSaveMark } from '@esg/app-kit';
import { type Language, languages } from '@esg/contract';

/** What a field that saves by itself shows: `saved` beside its label, `error` below it. `label` names it in sentences. */
export const useSaveWords = (state: SaveState<unknown>, label: string) => {
  const saved = useSaveMark(state);
  const { problem, issue } = useProblemSentences();
  if (state.kind !== 'refused') return { saved, error: undefined };
  const [first] = state.issues;
  return { saved, error: first ? issue(first, label) : problem(state.error) };
};

/** The same for a text in several languages: errors of one language by that language, else `error` for all. */
export const useTextSaveWords = (state: SaveState<unknown>, label: string) => {
  const { saved, error } = useSaveWords(state, label);
  const { issue } = useProblemSentences();
  const issues = state.kind === 'refused' ? state.issues : [];
  const errors: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const own = issues.find(({ path }) => path.endsWith(`.${language}`));
    if (own) errors[language] = issue(own, label);
  }
  return { saved, error: Object.keys(errors).length > 0 ? undefined : error, errors };
};
