import { awaitsDecision, type Collection, isAwaited } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ApproveDialog } from './ApproveDialog.tsx';
import type { BoardRow } from './board-rows.ts';
import { RemindDialog, ReturnDialog } from './RequestDialogs.tsx';
import type { BoardFigure } from './use-board.ts';

type BoardToolbarProps = {
  readonly collection: Collection;
  readonly chosen: readonly BoardRow[];
  /** What is asked. */
  readonly figures: readonly BoardFigure[];
  /** How many entities are shown. */
  readonly shown: number;
  /** Whether the person is the one who approves. */
  readonly mayDecide: boolean;
  /** Called when all is done: it clears the choice. */
  readonly onDone: () => void;
};

type Open = 'remind' | 'approve' | 'return';

/**
 * How many entities are shown, or chosen with the actions on their requests; those that do not apply to all of them are not offered. Never
 * moves the board.
 */
export const BoardToolbar = ({ collection, chosen, figures, shown, mayDecide, onDone }: BoardToolbarProps) => {
  const [open, setOpen] = useState<Open>();
  if (chosen.length === 0)
    return (
      <Inline gap={2} steady>
        <Text size="sm" tone="muted">
          <Plural value={shown} one="# entity" other="# entities" />
        </Text>
      </Inline>
    );
  const isOpen = collection.closedAt === null;
  const shared = { collection, chosen, onClose: () => setOpen(undefined), onDone };
  const offered: Record<Open, boolean> = {
    remind: isOpen && chosen.every(({ request, users }) => isAwaited(request.status) && users.length > 0),
    approve: isOpen && mayDecide && chosen.every(({ request }) => awaitsDecision(request.status)),
    return: isOpen && mayDecide && chosen.every(({ request }) => !isAwaited(request.status)),
  };
  return (
    <Inline gap={2} steady>
      <Text strong>
        <Plural value={chosen.length} one="# chosen" other="# chosen" />
      </Text>
      {offered.remind && (
        <Button size="compact" onClick={() => setOpen('remind')}>
          <Trans>Remind</Trans>
        </Button>
      )}
      {offered.approve && (
        <Button size="compact" onClick={() => setOpen('approve')}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {offered.return && (
        <Button size="compact" onClick={() => setOpen('return')}>
          <Trans>Return</Trans>
        </Button>
      )}
      {!offered.remind && !offered.approve && !offered.return && (
        <Text size="sm" tone="muted">
          {isOpen ? (
            <Trans>
              Choose entities of the same status to remind them, or to approve or return what they submitted.
            </Trans>
          ) : (
            <Trans>This collection is closed. Reopen it to remind entities or to decide.</Trans>
          )}
        </Text>
      )}
      {open === 'remind' && <RemindDialog {...shared} />}
      {open === 'approve' && <ApproveDialog {...shared} figures={figures} />}
      {open === 'return' && <ReturnDialog {...shared} />}
    </Inline>
  );
};
