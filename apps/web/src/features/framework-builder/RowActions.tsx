import { IconButton, Inline } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';

type RowActionsProps = {
  /** Name of what the row shows, for the names of the buttons. */
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate?: (() => void) | undefined;
  readonly onRemove: () => void;
};

/** Moves, copies and removes one of several things. Focus stays on the button while its row moves. */
export const RowActions = ({ name, place, count, onMove, onDuplicate, onRemove }: RowActionsProps) => {
  const { t } = useLingui();
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(by);
    button.focus();
  };
  const first = place === 0;
  const last = place === count - 1;
  return (
    <Inline gap={1} wrap={false}>
      <IconButton
        label={t`Move up: ${name}`}
        icon={<ArrowUp />}
        size="compact"
        aria-disabled={first}
        onClick={first ? undefined : move(-1)}
      />
      <IconButton
        label={t`Move down: ${name}`}
        icon={<ArrowDown />}
        size="compact"
        aria-disabled={last}
        onClick={last ? undefined : move(1)}
      />
      {onDuplicate && <IconButton label={t`Duplicate: ${name}`} icon={<Copy />} size="compact" onClick={onDuplicate} />}
      <IconButton label={t`Remove: ${name}`} icon={<Trash2 />} size="compact" onClick={onRemove} />
    </Inline>
  );
};
