import { webhookMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { type Webhook, webhookLimits } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Dialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SecretShown } from '../SecretShown.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import type { WebhookAct } from './WebhookActions.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

type TaskProps = { readonly webhook: Webhook; readonly onClose: () => void };

/** The dialog of the chosen action. */
export const WebhookTasks = ({ act, ...task }: TaskProps & { readonly act: WebhookAct }) => {
  if (act === 'change') return <WebhookDialog {...task} />;
  if (act === 'deliveries') return <DeliveriesDialog {...task} />;
  return act === 'rotate' ? <RotateSecret {...task} /> : <RemoveWebhook {...task} />;
};

const oldSecretHours = webhookLimits.oldSecretSeconds / 3600;

/** Asks, then shows the new secret once. The old one also signs for another day. */
const RotateSecret = ({ webhook: { id, name }, onClose }: TaskProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const rotate = useMutation(webhookMutations.rotate(api, queryClient));
  if (rotate.data)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={<Trans>The new signing secret of {name}</Trans>}
        closeLabel={t`Close`}
        actions={
          <Button emphasis="strong" onClick={onClose}>
            <Trans>I have kept it</Trans>
          </Button>
        }
      >
        <SecretShown label={t`Signing secret`} secret={rotate.data.secret} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Rotate the signing secret of {name}?</Trans>}
      description={
        <Trans>
          Messages are signed with the new and the old secret for {oldSecretHours} hours, then with the new one alone.
        </Trans>
      }
      confirmLabel={<Trans>Rotate secret</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={rotate.isPending}
      onConfirm={() => rotate.mutate(id)}
    >
      {rotate.error && <Banner tone="danger" title={problem(rotate.error)} />}
    </ConfirmDialog>
  );
};

const RemoveWebhook = ({ webhook: { id, name }, onClose }: TaskProps) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(webhookMutations.remove(api, queryClient));
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onClose();
        notify('success', msg`Webhook deleted`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={<Trans>Nothing more is sent there, and its log of deliveries is deleted as well.</Trans>}
      confirmLabel={<Trans>Delete webhook</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
