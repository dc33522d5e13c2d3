import { ArchiveDialog } from './ArchiveDialog.tsx';
import type { ChosenEntities } from './chosen-entities.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EntityDialog } from './EntityDialog.tsx';
import type { EntityAction } from './entity-actions.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';

type EntityActionDialogProps = ChosenEntities & { readonly action: EntityAction };

/** Asks what an action needs to know, and does it: from the menu of a line, and for all chosen entities. */
export const EntityActionDialog = ({ action, ...props }: EntityActionDialogProps) => {
  const [first, second] = props.chosen;
  if (!first) return null;
  if (action === 'edit') return <EntityDialog id={first.entity.id} onClose={props.onClose} />;
  if (action === 'add') return <EntityDialog parentId={first.entity.id} onClose={props.onClose} />;
  if (action === 'move') return <MoveDialog {...props} />;
  if (action === 'merge') return <MergeDialog {...props} source={first} other={second} />;
  if (action === 'archive') return <ArchiveDialog {...props} />;
  return action === 'restore' ? <RestoreDialog {...props} /> : <DeleteDialog {...props} />;
};
