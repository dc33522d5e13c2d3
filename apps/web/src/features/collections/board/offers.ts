import { awaitsDecision, isAwaited, isInUse } from '@esg/contract';
import type { BoardRow } from './board-rows.ts';

/** What can be done to requests of several entities at once. */
export const boardActions = ['remind', 'approve', 'return'] as const;
export type BoardAction = (typeof boardActions)[number];

const applies: Record<BoardAction, (row: BoardRow) => boolean> = {
  remind: ({ entity, request, users }) => isInUse(entity) && isAwaited(request.status) && users.length > 0,
  approve: ({ request }) => awaitsDecision(request.status),
  return: ({ request }) => !isAwaited(request.status),
};

/** The chosen entities that an action applies to, and the others. */
export const partsFor = (action: BoardAction, chosen: readonly BoardRow[]) => ({
  taken: chosen.filter(applies[action]),
  leftOut: chosen.filter((row) => !applies[action](row)),
});
