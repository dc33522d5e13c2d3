import { importMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { ImportDetail } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Choice, settledWith, withChoice } from './choices.ts';
import type { ImportNames } from './use-import-names.ts';

const keyOf = (id: string) => `import-choices:${id}`;
const kept = (id: string): Choice[] => JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '[]');

/** A person's choices for names and units, collected and sent with one press. They survive a reload in this window. */
export const useChoices = ({ id, mapping }: ImportDetail, { isOfKind }: Pick<ImportNames, 'isOfKind'>) => {
  const map = useMutation(importMutations.map(useApi(), useQueryClient(), id));
  const [choices, setChoices] = useState(() => kept(id));
  const keep = (next: Choice[]) => {
    setChoices(next);
    sessionStorage.setItem(keyOf(id), JSON.stringify(next));
  };
  return {
    choices,
    pending: map.isPending,
    choose: (choice: Choice) => keep(withChoice(choices, choice)),
    discard: () => keep([]),
    /** Checks the file again with all choices. */
    apply: () => {
      if (!mapping || map.isPending || choices.length === 0) return;
      map.mutate(settledWith(mapping, choices, isOfKind), { onSuccess: () => keep([]), onError: notifyProblem });
    },
  };
};
export type Choices = ReturnType<typeof useChoices>;
