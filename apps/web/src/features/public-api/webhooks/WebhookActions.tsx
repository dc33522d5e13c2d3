import { webhookMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { Webhook } from '@esg/contract';
import { Banner, Button, Inline } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TestResult } from './TestResult.tsx';

export type WebhookAct = 'change' | 'deliveries' | 'rotate' | 'remove';
type WebhookActionsProps = { readonly webhook: Webhook; readonly onAct: (act: WebhookAct) => void };

/** Actions on a webhook. A test shows the receiver's response at once. */
export const WebhookActions = ({ webhook, onAct }: WebhookActionsProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const test = useMutation(webhookMutations.test(api, queryClient));
  const change = useMutation(webhookMutations.change(api, queryClient));
  const { id, name, url, events, version, pausedAt } = webhook;
  const paused = pausedAt === null;
  const turn = () =>
    change.mutate(
      { id, change: { name, url, events, version, paused } },
      { onSuccess: () => notify('success', paused ? msg`Webhook paused` : msg`Webhook resumed`) },
    );
  const error = test.error ?? change.error;
  return (
    <>
      <Inline gap={2}>
        <Button
          size="compact"
          aria-label={t`Send test: ${name}`}
          pending={test.isPending}
          onClick={() => test.mutate(id)}
        >
          <Trans>Send test</Trans>
        </Button>
        <Button size="compact" aria-label={t`Deliveries: ${name}`} onClick={() => onAct('deliveries')}>
          <Trans>Deliveries</Trans>
        </Button>
        <Button size="compact" aria-label={t`Edit: ${name}`} onClick={() => onAct('change')}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          size="compact"
          aria-label={paused ? t`Pause: ${name}` : t`Resume: ${name}`}
          pending={change.isPending}
          onClick={turn}
        >
          {paused ? <Trans>Pause</Trans> : <Trans>Resume</Trans>}
        </Button>
        <Button size="compact" aria-label={t`Rotate secret: ${name}`} onClick={() => onAct('rotate')}>
          <Trans>Rotate secret</Trans>
        </Button>
        <Button size="compact" aria-label={t`Delete: ${name}`} onClick={() => onAct('remove')}>
          <Trans>Delete</Trans>
        </Button>
      </Inline>
      {error && <Banner tone="danger" title={problem(error)} />}
      {test.data && !test.isPending && <TestResult delivery={test.data} />}
    </>
  );
};
