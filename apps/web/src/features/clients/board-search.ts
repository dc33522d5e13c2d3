import { type ClientBoardOrder, type ClientBoardState, clientBoardOrders, clientBoardStates } from '@esg/contract';

/** Parameters of the board's address. */
export type BoardSearch = {
  readonly q?: string | undefined;
  readonly state?: ClientBoardState | undefined;
  readonly order?: ClientBoardOrder | undefined;
  readonly page?: number | undefined;
};

/** Reads the address; unknown values are left out. */
export const readBoardSearch = ({ q, state, order, page }: Record<string, unknown>): BoardSearch => ({
  q: typeof q === 'string' && q ? q : undefined,
  state: clientBoardStates.find((known) => known === state),
  order: clientBoardOrders.find((known) => known === order),
  page: typeof page === 'number' && Number.isInteger(page) && page > 1 ? page : undefined,
});
