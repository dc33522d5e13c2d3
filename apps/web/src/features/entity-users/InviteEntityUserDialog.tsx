import type { Entity } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { EntitiesField } from './EntitiesField.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { useEntityUserDraft } from './use-entity-user-draft.ts';

type InviteEntityUserDialogProps = { readonly entities: readonly Entity[]; readonly onClose: () => void };

const nobody = { email: '', entityIds: [] };

/** Invites somebody to answer for entities. */
export const InviteEntityUserDialog = ({ entities, onClose }: InviteEntityUserDialogProps) => {
  const id = useId();
  const draft = useEntityUserDraft({ draftId: 'entity-user', of: 'entities', opened: nobody, onSent: onClose });
  const field = (
    <EntitiesField
      id={id}
      entities={entities}
      value={draft.typed.entityIds}
      error={draft.messages.entityIds}
      onChange={(entityIds) => draft.change({ entityIds })}
    />
  );
  return (
    <InvitationDialog
      title={<Trans>Invite an entity user</Trans>}
      draft={draft}
      choice={{ id, field }}
      onClose={onClose}
    />
  );
};
