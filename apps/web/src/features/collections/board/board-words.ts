import type { CellState, RequestStatus } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BoardState } from './board-rows.ts';

/** Names of the states of one figure of one entity. */
export const cellNames: Record<CellState, MessageDescriptor> = {
  missing: msg({ message: 'Missing', context: 'figure' }),
  entered: msg({ message: 'Answered', context: 'answer' }),
  estimated: msg({ message: 'Estimated', context: 'figure' }),
  blocked: msg({ message: 'Can’t answer', context: 'figure' }),
};

/** Names of the filters by state that are about figures. */
export const gapNames: Record<Exclude<BoardState, RequestStatus>, MessageDescriptor> = {
  missing: msg`With missing figures`,
  estimated: msg`With estimates`,
  blocked: msg`With figures that can’t be answered`,
};
