import type { CollectionFigure, CollectionFigures, MetricDetail } from '@esg/contract';
import type { BoardRow, CellState } from './board-rows.ts';

/** One answer of one entity that somebody is about to approve. */
export type ApprovalLine = {
  readonly id: string;
  readonly entity: BoardRow['entity'];
  /** Name of what is asked. */
  readonly name: string;
  readonly state: CellState;
  readonly figure: CollectionFigure | undefined;
  readonly metric: MetricDetail | undefined;
};

type Sources = {
  readonly chosen: readonly BoardRow[];
  readonly figures: readonly { readonly id: string; readonly name: string }[];
  /** Undefined until it is loaded. */
  readonly answered: CollectionFigures | undefined;
};

/** Names an answer of one entity. */
export const figureKeyOf = (entityId: string, sectionId: string) => `${entityId} ${sectionId}`;

/** Every question of the chosen entities with its answer, entity by entity. */
export const approvalLines = ({ chosen, figures, answered }: Sources): ApprovalLine[] => {
  if (!answered) return [];
  const figureAt = new Map(answered.figures.map((figure) => [figureKeyOf(figure.entityId, figure.sectionId), figure]));
  const metricOf = new Map(answered.metrics.map((detail) => [detail.metric.key, detail]));
  return chosen.flatMap(({ entity, states }) =>
    figures.map(({ id, name }) => ({
      id: figureKeyOf(entity.id, id),
      entity,
      name,
      state: states.get(id) ?? 'missing',
      figure: figureAt.get(figureKeyOf(entity.id, id)),
      metric: metricOf.get(id.split(':')[0] ?? ''),
    })),
  );
};
