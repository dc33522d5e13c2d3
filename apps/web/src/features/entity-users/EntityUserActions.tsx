import { entityUserMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import { calledOf, useHasEntityUsers } from '@esg/app-kit/entities';
import type { EntityUser } from '@esg/contract';
import { IconButton, Menu, MenuItem } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';

type EntityUserActionsProps = {
  readonly user: EntityUser;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

/** Actions on an entity user or their invitation. */
export const EntityUserActions = ({ user, onChange, onRemove }: EntityUserActionsProps) => {
  const { t } = useLingui();
  const hasEntityUsers = useHasEntityUsers();
  const resend = useMutation(entityUserMutations.resend(useApi(), useQueryClient()));
  const send = () =>
    resend.mutate(user.id, {
      onSuccess: () => notify('success', msg`Invitation sent`),
      onError: (error) => notifyProblem(error),
    });
  const name = calledOf(user);
  return (
    <Menu
      align="end"
      trigger={<IconButton label={t`Actions for ${name}`} icon={<EllipsisVertical />} pending={resend.isPending} />}
    >
      <MenuItem onSelect={onChange}>
        <Trans>Change entities</Trans>
      </MenuItem>
      {user.invitation && hasEntityUsers && (
        <MenuItem onSelect={send}>
          <Trans>Send invitation again</Trans>
        </MenuItem>
      )}
      <MenuItem tone="danger" onSelect={onRemove}>
        {user.invitation ? <Trans>Withdraw invitation</Trans> : <Trans>Remove user</Trans>}
      </MenuItem>
    </Menu>
  );
};
