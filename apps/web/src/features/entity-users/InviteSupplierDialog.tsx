import { entityUserQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Supplier } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { InvitationDialog } from './InvitationDialog.tsx';
import { useEntityUserDraft } from './use-entity-user-draft.ts';

type InviteSupplierDialogProps = {
  readonly supplier: Pick<Supplier, 'id' | 'name' | 'contactEmail'>;
  readonly onClose: () => void;
};

/** The address that is proposed: of the contact, unless they answer for the supplier already. */
const useProposed = ({ id, contactEmail }: InviteSupplierDialogProps['supplier']): string => {
  const { data: users = [] } = useQuery(entityUserQueries.all(useApi(), 'suppliers'));
  const isThere = users.some(({ email, entityIds }) => email === contactEmail && entityIds.includes(id));
  return isThere ? '' : (contactEmail ?? '');
};

/** Invites somebody to answer for a supplier. */
export const InviteSupplierDialog = ({ supplier, onClose }: InviteSupplierDialogProps) => {
  const { id, name } = supplier;
  const email = useProposed(supplier);
  const draft = useEntityUserDraft({
    draftId: `supplier-user/${id}`,
    of: 'suppliers',
    opened: { email, entityIds: [id] },
    onSent: onClose,
  });
  return <InvitationDialog title={<Trans>Invite someone at {name}</Trans>} draft={draft} onClose={onClose} />;
};
