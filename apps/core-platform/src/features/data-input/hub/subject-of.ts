import type { CalculationStep, HubAnswerOrigin } from '@esg/contract';

type Made = Pick<NonNullable<HubAnswerOrigin['offered']>, 'steps' | 'sources' | 'entities'>;

/**
 * Whose figure a step is: the name of the entity; null for the whole organisation, where something was entered for it; undefined where nothing
 * says it.
 */
export const subjectOf = (
  { steps, sources, entities = [] }: Made,
  step: CalculationStep,
): string | null | undefined => {
  if (step.entityId !== null) {
    const source = sources.find(({ entity }) => entity?.id === step.entityId);
    return source?.entity?.name ?? entities.find(({ id }) => id === step.entityId)?.name;
  }
  // What was added up unseen has no parts.
  const isSum = step.kind === 'periods' && !steps.some(({ parentId }) => parentId === step.id);
  return step.kind === 'source' || isSum ? null : undefined;
};
