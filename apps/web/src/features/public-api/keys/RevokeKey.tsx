import { apiKeyMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { ApiKey } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type RevokeKeyProps = { readonly apiKey: ApiKey; readonly onClose: () => void };

/** Asks before a key is revoked: whatever uses it stops working at once. */
export const RevokeKey = ({ apiKey: { id, name }, onClose }: RevokeKeyProps) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const revoke = useMutation(apiKeyMutations.revoke(api, queryClient));
  const confirm = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        onClose();
        notify('success', msg`API key revoked`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Revoke {name}?</Trans>}
      description={<Trans>Programs that use this key lose access immediately. This can’t be undone.</Trans>}
      confirmLabel={<Trans>Revoke API key</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={revoke.isPending}
      onConfirm={confirm}
    >
      {revoke.error && <Banner tone="danger" title={problem(revoke.error)} />}
    </ConfirmDialog>
  );
};
