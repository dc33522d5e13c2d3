import type { Collection, Party } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import type { BoardRow } from './board-rows.ts';
import { type BoardAction, boardActions, partsFor } from './offers.ts';
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
  /** Called with the entities that an action was done to: they are chosen no more. */
  readonly onDone: (entityIds: readonly string[]) => void;
};

/**
 * How many entities are shown, or chosen with the actions on their requests. An action that applies to some of them says to how many; its
 * dialog says which are left out. Never moves the board.
 */
export const BoardToolbar = ({ collection, chosen, figures, shown, mayDecide, onDone }: BoardToolbarProps) => {
  const { ask } = usePartyWords(collection.of);
  const [open, setOpen] = useState<{ readonly action: BoardAction; readonly ids: ReadonlySet<string> }>();
  if (chosen.length === 0)
    return (
      <Inline gap={2} steady>
        <Text size="sm" tone="muted">
          {ask.count(shown)}
        </Text>
      </Inline>
    );
  const isOpen = collection.closedAt === null;
  const may: Record<BoardAction, boolean> = {
    remind: isOpen,
    approve: isOpen && mayDecide,
    return: isOpen && mayDecide,
  };
  const offered = boardActions
    .map((action) => ({ action, ...partsFor(action, chosen) }))
    .filter(({ action, taken }) => may[action] && taken.length > 0);
  // While an action runs the states change: it keeps the entities that it began with.
  const taken = chosen.filter(({ entity }) => open?.ids.has(entity.id));
  const shared = {
    collection,
    chosen: taken,
    leftOut: chosen.filter(({ entity }) => !open?.ids.has(entity.id)),
    onClose: () => setOpen(undefined),
    onDone: () => onDone([...(open?.ids ?? [])]),
  };
  return (
    <Inline gap={2} steady>
      <Text strong>
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </Text>
      {offered.map((offer) => (
        <Button
          key={offer.action}
          size="compact"
          onClick={() => setOpen({ action: offer.action, ids: new Set(offer.taken.map(({ entity }) => entity.id)) })}
        >
          <ActionName
            of={collection.of}
            action={offer.action}
            taken={offer.taken.length}
            isForAll={offer.leftOut.length === 0}
          />
        </Button>
      ))}
      {offered.length === 0 && <NothingOffered collection={collection} />}
      {open?.action === 'remind' && <RemindDialog {...shared} />}
      {open?.action === 'approve' && <ApproveDialog {...shared} figures={figures} />}
      {open?.action === 'return' && <ReturnDialog {...shared} />}
    </Inline>
  );
};

type ActionNameProps = {
  readonly of: Party;
  readonly action: BoardAction;
  readonly taken: number;
  readonly isForAll: boolean;
};

/** The action; with the number of entities where it does not apply to all that are chosen. */
const ActionName = ({ of, action, taken, isForAll }: ActionNameProps) => {
  const { t } = useLingui();
  const { board } = usePartyWords(of);
  const names: Record<BoardAction, string> = isForAll
    ? { remind: t`Remind`, approve: t`Approve`, return: t`Return` }
    : {
        remind: board.remindOpen(taken),
        approve: plural(taken, { one: 'Approve # submitted', other: 'Approve # submitted' }),
        return: plural(taken, { one: 'Return # submitted', other: 'Return # submitted' }),
      };
  return names[action];
};

const NothingOffered = ({ collection: { of, closedAt } }: Pick<BoardToolbarProps, 'collection'>) => {
  const { board } = usePartyWords(of);
  return (
    <Text size="sm" tone="muted">
      {closedAt === null ? board.nothing : board.closed}
    </Text>
  );
};
