import { isInUse } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import type { ChosenEntities } from './chosen-entities.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EntityDialog } from './EntityDialog.tsx';
import type { EntityRow } from './entity-rows.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useMayArrange } from './use-entities.ts';

type EntitiesToolbarProps = Omit<ChosenEntities, 'onClose'>;

type Open = 'edit' | 'add' | 'move' | 'merge' | 'archive' | 'restore' | 'delete';

/** Whether deleting it loses nothing: it has no data points, no reports, and no entities below it. */
const isEmpty = ({ entity, overview }: EntityRow, rows: readonly EntityRow[]) =>
  overview !== undefined &&
  overview.figures + overview.reportsInProgress + overview.reportsPublished === 0 &&
  !rows.some((row) => row.entity.parentId === entity.id);

/** Actions on the chosen entities; those that are not allowed are not offered. */
export const EntitiesToolbar = ({ chosen, rows, onDone }: EntitiesToolbarProps) => {
  const [open, setOpen] = useState<Open>();
  const mayArrange = useMayArrange();
  const [only] = chosen.length === 1 ? chosen : [];
  const shared = { chosen, rows, onClose: () => setOpen(undefined), onDone };
  const isTheirs = chosen.every(({ entity }) => mayArrange(entity));
  const inUse = chosen.every(({ entity }) => isInUse(entity));
  const isSample = chosen.some(({ entity }) => entity.isSample);
  const offered: Record<Open, boolean> = {
    edit: only !== undefined && isTheirs,
    add: only !== undefined && inUse && !isSample,
    move: isTheirs && inUse && !isSample,
    merge: only !== undefined && isTheirs && inUse && !isSample,
    archive: isTheirs && inUse,
    restore: isTheirs && chosen.every(({ entity }) => !isInUse(entity)),
    delete: isTheirs && chosen.every((row) => isEmpty(row, rows)),
  };
  if (chosen.length === 0) return null;
  return (
    <Inline gap={2}>
      <Text strong>
        <Plural value={chosen.length} one="# chosen" other="# chosen" />
      </Text>
      <Actions offered={offered} onOpen={setOpen} />
      {!isTheirs && (
        <Text size="sm" tone="muted">
          <Trans>You can change only the entities you manage.</Trans>
        </Text>
      )}
      {open === 'edit' && only && <EntityDialog id={only.entity.id} onClose={shared.onClose} />}
      {open === 'add' && only && <EntityDialog parentId={only.entity.id} onClose={shared.onClose} />}
      {open === 'move' && <MoveDialog {...shared} />}
      {open === 'merge' && only && <MergeDialog {...shared} source={only} />}
      {open === 'archive' && <ArchiveDialog {...shared} />}
      {open === 'restore' && <RestoreDialog {...shared} />}
      {open === 'delete' && <DeleteDialog {...shared} />}
    </Inline>
  );
};

type ActionsProps = { readonly offered: Record<Open, boolean>; readonly onOpen: (open: Open) => void };

const Actions = ({ offered, onOpen }: ActionsProps) => {
  const action = (open: Open, words: ReactNode) =>
    offered[open] && (
      <Button size="compact" onClick={() => onOpen(open)}>
        {words}
      </Button>
    );
  return (
    <>
      {action('edit', <Trans>Edit</Trans>)}
      {action('add', <Trans>Add entity below</Trans>)}
      {action('move', <Trans>Move to…</Trans>)}
      {action('merge', <Trans>Merge into…</Trans>)}
      {action('archive', <Trans>Archive</Trans>)}
      {action('restore', <Trans>Restore</Trans>)}
      {action('delete', <Trans>Delete</Trans>)}
    </>
  );
};
