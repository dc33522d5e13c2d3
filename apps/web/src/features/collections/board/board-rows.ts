import {
  type CellState,
  type Collection,
  type CollectionBoard,
  type CollectionRequest,
  cellStateOf,
  cellsIn,
  type EntityType,
  type EntityUser,
  inOrderOfGaps,
  isCounted,
  isInUse,
  requestStatuses,
  textSearch,
} from '@esg/contract';
import type { Member } from '../party/use-askable.ts';

/** One line of the board: an entity or supplier with its request, its figures, and the people who answer for it. */
export type BoardRow = {
  readonly entity: Member;
  readonly request: CollectionRequest;
  /** By id of the section. */
  readonly states: ReadonlyMap<string, CellState>;
  /** How many are missing; of an archived one that waited for answers, nobody can give them any more. */
  readonly missing: number;
  /** Whether it counts in the collection: an archived one only with what it submitted. */
  readonly isCounted: boolean;
  /** Questions with comments that nobody of the group has read. */
  readonly unread: number;
  readonly users: readonly EntityUser[];
};

type Sources = {
  readonly collection: Collection;
  readonly board: CollectionBoard;
  readonly members: readonly Member[];
  readonly users: readonly EntityUser[];
};

/** Lines in which most is missing come first; those with nothing missing wait for a decision or are done. Archived ones that nobody waits for come last. */
export const boardRows = ({ collection, board, members, users }: Sources): BoardRow[] => {
  const named = new Map(members.map((member) => [member.id, member]));
  const lines = new Map(board.rows.map((row) => [row.entityId, row]));
  const rows = collection.requests.flatMap((request): BoardRow[] => {
    const entity = named.get(request.entityId);
    if (!entity) return [];
    const { cells = '', unread = 0 } = lines.get(entity.id) ?? {};
    const each = cellsIn(cells);
    const states = new Map(board.sectionIds.map((id, place) => [id, cellStateOf(each[place] ?? '-')] as const));
    const missing = [...states.values()].filter((state) => state === 'missing').length;
    return [
      {
        entity,
        request,
        states,
        missing,
        isCounted: isCounted({ status: request.status, isArchived: !isInUse(entity) }),
        unread,
        users: users.filter((user) => user.entityIds.includes(entity.id)),
      },
    ];
  });
  return inOrderOfGaps(rows, (row) => row);
};

/** What the board is narrowed by: the status of a request, or a state that at least one of its figures is in. */
export const boardStates = [...requestStatuses, 'missing', 'estimated', 'blocked'] as const;
export type BoardState = (typeof boardStates)[number];
export type BoardFilter = {
  readonly q?: string | undefined;
  readonly state?: BoardState | undefined;
  readonly type?: EntityType | undefined;
  /** Id of an entity user; `none` for entities that nobody answers for. */
  readonly person?: string | undefined;
};

const isIn = (row: BoardRow, state: BoardState): boolean => row.isCounted && isInState(row, state);

const isInState = ({ request, states }: BoardRow, state: BoardState): boolean =>
  state === 'missing' || state === 'estimated' || state === 'blocked'
    ? [...states.values()].includes(state)
    : request.status === state;

/** The lines that match. */
export const findRows = (rows: readonly BoardRow[], { q = '', state, type, person }: BoardFilter): BoardRow[] => {
  const isFound = textSearch(q);
  return rows.filter((row) => {
    const { entity, users } = row;
    return (
      isFound(`${entity.name} ${entity.reference ?? ''}`) &&
      (type === undefined || entity.type === type) &&
      (state === undefined || isIn(row, state)) &&
      (person === undefined || (person === 'none' ? users.length === 0 : users.some(({ id }) => id === person)))
    );
  });
};
