import { climateRuleMutations, currentOf } from '@esg/api-client';
import { raiseVersion, useApi, useDraft } from '@esg/app-kit';
import type { ClimateRules, ClimateRulesChange } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The rules as they are being changed; they survive a reload until they are saved or discarded. */
export const useRulesForm = ({ gwpSet, origins, standIns, secondPerson, version }: ClimateRules) => {
  const draft = useDraft<ClimateRulesChange>('climate-rules', {
    gwpSet,
    origins,
    standIns,
    secondPerson,
    version,
  });
  const change = useMutation(climateRuleMutations.change(useApi(), useQueryClient()));
  /** The rules as somebody else set them meanwhile. */
  const [competing, setCompeting] = useState<ClimateRules>();
  const [isSaved, setIsSaved] = useState(false);
  // A draft of a former release does not know who confirms.
  const value = { secondPerson, ...draft.value };
  const save = () =>
    change.mutate(value, {
      onSuccess: () => {
        draft.done(value);
        setCompeting(undefined);
        setIsSaved(true);
      },
      onError: (error) => {
        const current = currentOf<ClimateRules>(error);
        if (current) setCompeting(current);
        raiseVersion(draft, current);
      },
    });
  return {
    draft,
    value,
    type: (part: Partial<ClimateRulesChange>) => {
      setIsSaved(false);
      draft.change({ ...value, ...part });
    },
    save,
    error: change.error,
    pending: change.isPending,
    competing,
    /** Whether they were saved since the page was opened. */
    isSaved,
  };
};

export type RulesForm = ReturnType<typeof useRulesForm>;
