import {
  type CellState,
  type CollectionFigure,
  type CollectionFigures,
  type MetricDetail,
  metricKeyOf,
} from '@esg/contract';
import type { BoardRow } from './board-rows.ts';

/** One answer of one entity that somebody is about to approve. */
export type ApprovalLine = {
  readonly id: string;
  readonly entity: BoardRow['entity'];
  /** Name of what is asked. */
  readonly name: string;
  readonly state: CellState;
  readonly figure: CollectionFigure | undefined;
  readonly metric: MetricDetail | undefined;
  /** Why the entity cannot answer; undefined where it did not say that. */
  readonly reason: string | undefined;
};

/** The lines of one entity. */
export type EntityLines = { readonly entity: BoardRow['entity']; readonly lines: readonly ApprovalLine[] };

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
  const reasonAt = new Map(
    answered.blocked.map(({ entityId, sectionId, reason }) => [figureKeyOf(entityId, sectionId), reason]),
  );
  const metricOf = new Map(answered.metrics.map((detail) => [detail.metric.key, detail]));
  return chosen.flatMap(({ entity, states }) =>
    figures.map(({ id, name }) => {
      const key = figureKeyOf(entity.id, id);
      const state = states.get(id) ?? 'missing';
      return {
        id: key,
        entity,
        name,
        state,
        figure: figureAt.get(key),
        metric: metricOf.get(metricKeyOf(id)),
        // A reason is kept when the figure came nevertheless; then it says nothing any more.
        reason: state === 'blocked' ? reasonAt.get(key) : undefined,
      };
    }),
  );
};

/** Lines that follow one another, by their entity. */
export const byEntity = (lines: readonly ApprovalLine[]): EntityLines[] =>
  [...Map.groupBy(lines, ({ entity }) => entity.id).values()].flatMap((own) =>
    own[0] ? [{ entity: own[0].entity, lines: own }] : [],
  );
