import { IconButton } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';

export type Moves = {
  /** Undefined for the first row. */
  readonly onUp: (() => void) | undefined;
  /** Undefined for the last row. */
  readonly onDown: (() => void) | undefined;
  readonly drag: RowDrag;
};

/** Moves one row of a table or list: by mouse with its handle, by everybody with its two buttons. */
export const MoveButtons = ({ name, onUp, onDown, drag }: Moves & { readonly name: string }) => {
  const { t } = useLingui();
  // A row that moves past another one loses the focus of its button.
  const kept = (move: (() => void) | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    move?.();
    button.focus();
  };
  return (
    <>
      <IconButton
        label={t`Drag: ${name}`}
        icon={<GripVertical />}
        size="compact"
        tabIndex={-1}
        aria-hidden={true}
        onPointerDown={useRowDrag(drag)}
      />
      <IconButton
        label={t`Move up: ${name}`}
        icon={<ArrowUp />}
        size="compact"
        aria-disabled={!onUp}
        onClick={kept(onUp)}
      />
      <IconButton
        label={t`Move down: ${name}`}
        icon={<ArrowDown />}
        size="compact"
        aria-disabled={!onDown}
        onClick={kept(onDown)}
      />
    </>
  );
};
