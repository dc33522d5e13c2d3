import type { CalculationStep } from '@esg/contract';

/** A step with the steps below it, and a key that no other has. */
export type StepNode = CalculationStep & { readonly key: string; readonly parts: readonly StepNode[] };

/** The steps of a calculation as a tree; undefined if there are none. Their keys begin with that of the step that they stand below. */
export const stepTree = (steps: readonly CalculationStep[], above = ''): StepNode | undefined => {
  const below = Map.groupBy(steps, ({ parentId }) => parentId);
  const nodeOf = (step: CalculationStep): StepNode => ({
    ...step,
    key: `${above}${step.id}`,
    parts: (below.get(step.id) ?? []).map(nodeOf),
  });
  const [first] = below.get(null) ?? [];
  return first && nodeOf(first);
};
