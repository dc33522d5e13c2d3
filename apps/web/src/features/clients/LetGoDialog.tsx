import { consultancyMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import { Refusal, useEntries } from '@esg/app-kit/forms';
import type { ClientOrganization } from '@esg/contract';
import { Banner, Button, Dialog, Form, Inline, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type LetGoDialogProps = { readonly client: ClientOrganization; readonly onClose: () => void };

/** Ends the work for a client, once its name was typed: the company keeps what is its own. */
export const LetGoDialog = ({ client: { id, name, administrator }, onClose }: LetGoDialogProps) => {
  const { t } = useLingui();
  const release = useMutation(consultancyMutations.release(useApi(), useQueryClient()));
  const rules = {
    name: {
      label: t`Name of the client`,
      sentence: t`This is not the name of the client`,
      rule: (typed: string) => (typed.trim() === name.trim() ? undefined : { rule: 'invalid' as const, params: {} }),
    },
  };
  const { form, field } = useEntries({ name: '' }, rules, (typed) =>
    release.mutate(
      { id, name: typed.name.trim() },
      {
        onSuccess: () => {
          notify('success', msg`The client is let go`);
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Let {name} go?</Trans>}
      description={
        <Trans>
          The company keeps its people, reports and data, and chooses a plan of its own. Your access ends at once. To
          confirm, type its name.
        </Trans>
      }
      closeLabel={t`Close`}
    >
      <Form {...form} errorsTitle={<Trans>The client is still yours</Trans>}>
        {release.error && <Refusal key={release.submittedAt} error={release.error} />}
        {administrator !== 'registered' && (
          <Banner tone="warning">
            <Trans>
              This company has no administrator yet. Invite one first, so that its reports and data stay in use.
            </Trans>
          </Banner>
        )}
        <TextField {...field('name')} hint={name} autoComplete="off" spellCheck={false} />
        <Inline gap={2} justify="end">
          <Button onClick={onClose}>
            <Trans>Keep the client</Trans>
          </Button>
          <Button type="submit" emphasis="danger" pending={release.isPending}>
            <Trans>Let go</Trans>
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};
