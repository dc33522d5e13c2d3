import { consolidationQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type StepNode, stepTree } from './step-tree.ts';

/** Stands below a folded step while its data points are not there. */
export type WaitingRow = { readonly kind: 'loading' | 'failed'; readonly key: string };

const waiting = (step: StepNode, kind: WaitingRow['kind']): WaitingRow => ({ kind, key: `${step.key}.${kind}` });

/** The data points of folded steps, which are loaded once a step is opened. */
export const useFoldedParts = () => {
  const api = useApi();
  const [opened, setOpened] = useState<readonly StepNode[]>([]);
  const found = useQueries({ queries: opened.map((step) => consolidationQueries.parts(api, step)) });
  const open = (step: StepNode) => {
    const place = opened.findIndex(({ key }) => key === step.key);
    if (place < 0) setOpened([...opened, step]);
    else if (found[place]?.isError) void found[place].refetch();
  };
  const partsOf = (step: StepNode): readonly (StepNode | WaitingRow)[] => {
    const answer = found[opened.findIndex(({ key }) => key === step.key)];
    if (answer?.data) return stepTree(answer.data.steps, `${step.key}.`)?.parts ?? [];
    return [waiting(step, answer?.isError ? 'failed' : 'loading')];
  };
  return { open, partsOf };
};
