import type { CalculationStep } from '@esg/contract';

/** A step with the steps below it. */
export type StepNode = CalculationStep & { readonly parts: readonly StepNode[] };

/** The steps of a calculation as a tree; undefined if there are none. */
export const stepTree = (steps: readonly CalculationStep[]): StepNode | undefined => {
  const below = Map.groupBy(steps, ({ parentId }) => parentId);
  const nodeOf = (step: CalculationStep): StepNode => ({ ...step, parts: (below.get(step.id) ?? []).map(nodeOf) });
  const [first] = below.get(null) ?? [];
  return first && nodeOf(first);
};
