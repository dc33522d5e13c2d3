import type { Disclosure, Framework, ReportDisclosure } from '@esg/contract';

/**
 * Of a report's disclosures, in the framework's order: those for which documents have suggestions, and those that have neither suggestions
 * nor any answer yet.
 */
export const answeredAndMissing = (
  { topics }: Pick<Framework, 'topics'>,
  states: readonly Pick<ReportDisclosure, 'code' | 'status' | 'answeredFields'>[],
  suggestions: ReadonlyMap<string, number>,
): { found: Disclosure[]; missing: Disclosure[] } => {
  const stateOf = new Map(states.map((state) => [state.code, state]));
  const selected = topics.flatMap(({ disclosures }) => disclosures).filter(({ code }) => stateOf.has(code));
  const hasSuggestions = ({ code }: Disclosure) => (suggestions.get(code) ?? 0) > 0;
  const isUntouched = ({ code }: Disclosure) => {
    const state = stateOf.get(code);
    return state?.status === 'new' && state.answeredFields === 0;
  };
  return {
    found: selected.filter(hasSuggestions),
    missing: selected.filter((disclosure) => isUntouched(disclosure) && !hasSuggestions(disclosure)),
  };
};
