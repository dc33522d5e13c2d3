import type { CellState } from '@esg/contract';
import { Inline, Status, Text, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileX } from 'lucide-react';
import { CellMark } from './CellMark.tsx';
import type { ShownFigure } from './use-shown-figures.ts';

type BoardCellProps = {
  readonly state: CellState;
  /** The answer, where there is one and the board shows answers. */
  readonly figure: ShownFigure | undefined;
};

/** One figure of one entity: the amount, marked where it is an estimate or no document proves it, else its state. */
export const BoardCell = ({ state, figure }: BoardCellProps) => {
  const amount = figure?.amount;
  if (!figure || state === 'missing' || state === 'blocked') return <CellMark state={state} />;
  return (
    <Inline gap={1} wrap={false}>
      {amount === undefined ? (
        <CellMark state={state} />
      ) : state === 'estimated' ? (
        <Status tone="warning">
          <Trans>{amount}, estimated</Trans>
        </Status>
      ) : (
        <Text as="span" numeric truncate title={amount}>
          {amount}
        </Text>
      )}
      {!figure.isProved && <NoEvidence />}
    </Inline>
  );
};

const NoEvidence = () => {
  const { t } = useLingui();
  return (
    <Text as="span" tone="muted" unbroken title={t`No evidence`}>
      <FileX aria-hidden size={14} />
      <VisuallyHidden>{t`No evidence`}</VisuallyHidden>
    </Text>
  );
};
