import { webhookMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { Webhook } from '@esg/contract';
import { Banner, Button, Dialog, Form } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { SecretShown } from '../SecretShown.tsx';
import { useWebhookDraft, WebhookFields } from './WebhookFields.tsx';

type WebhookDialogProps = { readonly webhook?: Webhook; readonly onClose: () => void };

/** Adds a webhook and shows its signing secret this once, or changes one. What is typed outlives every refusal. */
export const WebhookDialog = ({ webhook, onClose }: WebhookDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const form = useWebhookDraft(webhook);
  const [api, queryClient] = [useApi(), useQueryClient()];
  const create = useMutation(webhookMutations.create(api, queryClient));
  const change = useMutation(webhookMutations.change(api, queryClient));
  const submit = () => {
    const fields = form.take();
    if (!fields || create.isPending || change.isPending) return;
    if (!webhook) return create.mutate(fields);
    const { id, version, pausedAt } = webhook;
    change.mutate(
      { id, change: { ...fields, version, paused: pausedAt !== null } },
      {
        onSuccess: () => {
          notify('success', msg`Webhook changed`);
          onClose();
        },
      },
    );
  };
  const secret = create.data?.secret;
  const title = webhook ? <Trans>Change webhook</Trans> : <Trans>Add webhook</Trans>;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={secret ? <Trans>Your new webhook</Trans> : title}
      closeLabel={t`Close`}
      actions={
        secret ? (
          <Button emphasis="strong" onClick={onClose}>
            <Trans>I have kept it</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} emphasis="strong" pending={create.isPending || change.isPending}>
              {webhook ? <Trans>Save</Trans> : <Trans>Add</Trans>}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <SecretShown label={t`Signing secret`} secret={secret} />
      ) : (
        <Form id={formId} onSubmit={submit} errorsTitle={t`The webhook was not saved`} errors={form.errors}>
          <Refused error={create.error ?? change.error} />
          <WebhookFields form={form} />
        </Form>
      )}
    </Dialog>
  );
};

const Refused = ({ error }: { readonly error: unknown }) => {
  const { problem } = useProblemSentences();
  return error ? <Banner tone="danger" title={problem(error)} /> : null;
};
