import { isInUse, mayRemind, takesDecision } from '@esg/contract';
import type { BoardRow } from './board-rows.ts';

/** What can be done to requests of several entities at once. */
export const boardActions = ['remind', 'approve', 'return'] as const;
export type BoardAction = (typeof boardActions)[number];

/** Whether an action applies to an entity's request, in a collection that is not closed. */
export const applies: Record<BoardAction, (row: BoardRow) => boolean> = {
  remind: ({ entity, request: { status }, users }) =>
    mayRemind({ status, closedAt: null, isArchived: !isInUse(entity) }, users.length),
  approve: ({ request }) => takesDecision(request.status, 'approved'),
  return: ({ request }) => takesDecision(request.status, 'returned'),
};

/** The chosen entities that an action applies to, and the others. */
export const partsFor = (action: BoardAction, chosen: readonly BoardRow[]) => ({
  taken: chosen.filter(applies[action]),
  leftOut: chosen.filter((row) => !applies[action](row)),
});
