import type { ClimateImportAnswer } from '@esg/contract';
import { useState } from 'react';

type Choice = { readonly id: string; readonly answer: ClimateImportAnswer };

/** Answers to questions of a check that are chosen and not yet sent, by what they are of. Another check asks anew. */
export const useChosenAnswers = (checks: number) => {
  const none: ReadonlyMap<string, Choice> = new Map();
  const [state, setState] = useState({ checks, chosen: none });
  const chosen = state.checks === checks ? state.chosen : none;
  return {
    chosen,
    choose: (key: string, choice: Choice | undefined) => {
      const others = [...chosen].filter(([each]) => each !== key);
      setState({ checks, chosen: new Map(choice ? [...others, [key, choice]] : others) });
    },
  };
};
export type ChosenAnswers = ReturnType<typeof useChosenAnswers>;
