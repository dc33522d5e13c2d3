import { webhookMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { NewWebhook, Webhook } from '@esg/contract';
import { Banner, Button, Dialog, Form } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { SecretShown } from '../SecretShown.tsx';
import { useWebhookDraft, WebhookFields } from './WebhookFields.tsx';

type WebhookDialogProps = { readonly webhook?: Webhook; readonly onClose: () => void };

/** Sends the form: a new webhook, whose secret is returned once, or the changes of one. */
const useSaving = (webhook: Webhook | undefined, onClose: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(webhookMutations.create(api, queryClient));
  const change = useMutation(webhookMutations.change(api, queryClient));
  const onSuccess = () => {
    notify('success', msg`Webhook changed`);
    onClose();
  };
  return {
    secret: create.data?.secret,
    error: create.error ?? change.error,
    pending: create.isPending || change.isPending,
    save: (fields: NewWebhook) => {
      if (!webhook) return create.mutate(fields);
      const { id, version, pausedAt } = webhook;
      change.mutate({ id, change: { ...fields, version, paused: pausedAt !== null } }, { onSuccess });
    },
  };
};

/** Adds a webhook and shows its signing secret once, or changes one. Typed values survive every refusal. */
export const WebhookDialog = ({ webhook, onClose }: WebhookDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const form = useWebhookDraft(webhook);
  const { secret, error, pending, save } = useSaving(webhook, onClose);
  const submit = () => {
    const fields = form.take();
    if (fields && !pending) save(fields);
  };
  if (secret)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={<Trans>Your new webhook</Trans>}
        closeLabel={t`Close`}
        actions={
          <Button emphasis="strong" onClick={onClose}>
            <Trans>I have kept it</Trans>
          </Button>
        }
      >
        <SecretShown label={t`Signing secret`} secret={secret} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook ? <Trans>Change webhook</Trans> : <Trans>Add webhook</Trans>}
      closeLabel={t`Close`}
      actions={<FormActions formId={formId} pending={pending} onClose={onClose} isNew={!webhook} />}
    >
      <Form id={formId} onSubmit={submit} errorsTitle={t`The webhook wasn’t saved`} errors={form.errors}>
        <Refused error={error} />
        <WebhookFields form={form} />
      </Form>
    </Dialog>
  );
};

type FormActionsProps = {
  readonly formId: string;
  readonly isNew: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
};

const FormActions = ({ formId, isNew, pending, onClose }: FormActionsProps) => (
  <>
    <Button onClick={onClose}>
      <Trans>Cancel</Trans>
    </Button>
    <Button type="submit" form={formId} emphasis="strong" pending={pending}>
      {isNew ? <Trans>Add</Trans> : <Trans>Save</Trans>}
    </Button>
  </>
);

const Refused = ({ error }: { readonly error: unknown }) => {
  const { problem } = useProblemSentences();
  return error ? <Banner tone="danger" title={problem(error)} /> : null;
};
