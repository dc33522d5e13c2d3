import type { CellState } from '@esg/contract';
import { Status, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { CellMark } from './CellMark.tsx';

type BoardCellProps = {
  readonly state: CellState;
  /** The amount with its unit. */
  readonly figure: string | undefined;
};

/** One figure of one entity: the amount, marked where it is an estimate, else its state. */
export const BoardCell = ({ state, figure }: BoardCellProps) => {
  if (figure === undefined || state === 'missing' || state === 'blocked') return <CellMark state={state} />;
  if (state === 'estimated')
    return (
      <Status tone="warning">
        <Trans>{figure}, estimated</Trans>
      </Status>
    );
  return (
    <Text as="span" numeric truncate title={figure}>
      {figure}
    </Text>
  );
};
