import { entityTypes } from '@esg/contract';
import { type BoardFilter, boardStates } from './board-rows.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The entity whose request is open, in the address: links in notifications lead to it. */
export const readOpened = (search: Record<string, unknown>): string | undefined => text(search.entity);

/** The filters in the address; anything else in it is left out. */
export const readBoardFilter = (search: Record<string, unknown>): BoardFilter => ({
  q: text(search.q),
  state: boardStates.find((state) => state === search.state),
  type: entityTypes.find((type) => type === search.type),
  person: text(search.person),
});
