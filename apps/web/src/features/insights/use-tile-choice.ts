import { currentOf, insightMutations, keys as queryKeys } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { Insights, InsightTiles } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The keys with this one at that place, 0 being the first. */
export const movedTo = (keys: readonly string[], key: string, place: number): string[] =>
  keys.filter((other) => other !== key).toSpliced(place, 0, key);

/** A person's tiles while they are being arranged: nothing is stored before they say so. */
export const useTileChoice = (insights: Insights | undefined) => {
  const api = useApi();
  const [draft, setDraft] = useState<readonly string[]>();
  /** What was stored elsewhere meanwhile. */
  const [other, setOther] = useState<InsightTiles>();
  const queryClient = useQueryClient();
  const choose = useMutation(insightMutations.choose(api, queryClient));
  const finish = () => {
    setDraft(undefined);
    setOther(undefined);
  };
  const store = (metricKeys: readonly string[] | null, version: number) =>
    choose.mutate(
      { metricKeys: metricKeys && [...metricKeys], version },
      {
        onSuccess: finish,
        onError: (error) => {
          const current = currentOf<InsightTiles>(error);
          if (current) setOther(current);
          else notifyProblem(error);
        },
      },
    );
  return {
    /** Undefined while nobody arranges. */
    draft,
    other,
    isStoring: choose.isPending,
    begin: () => setDraft(insights?.tiles.map(({ metricKey }) => metricKey) ?? []),
    change: setDraft,
    cancel: finish,
    save: () => draft && store(draft, other?.version ?? insights?.version ?? 0),
    takeUsual: () => store(null, other?.version ?? insights?.version ?? 0),
    takeOther: () => {
      finish();
      void queryClient.invalidateQueries({ queryKey: queryKeys.insights });
    },
  };
};
export type TileChoice = ReturnType<typeof useTileChoice>;
