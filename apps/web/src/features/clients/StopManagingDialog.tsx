import { consultancyMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import { Refusal, useEntries } from '@esg/app-kit/forms';
import type { ClientOrganization } from '@esg/contract';
import { Banner, Button, Dialog, Form, Inline, Stack, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type StopManagingDialogProps = { readonly client: ClientOrganization; readonly onClose: () => void };

/** Ends the work for a client after its name was typed: the company keeps its data. Refused while it has no administrator of its own. */
export const StopManagingDialog = ({ client, onClose }: StopManagingDialogProps) => {
  const { t } = useLingui();
  const { name, administrator } = client;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Stop managing {name}?</Trans>}
      description={
        <Trans>
          The company keeps its people, reports and data, and chooses its own plan. You lose access immediately, and the
          links and invitations your team created stop working. We email the company’s administrators. To manage it
          again, you need their consent. To confirm, type the company’s name.
        </Trans>
      }
      closeLabel={t`Close`}
    >
      {administrator === 'registered' ? (
        <StopManagingForm client={client} onClose={onClose} />
      ) : (
        <NotYet onClose={onClose} />
      )}
    </Dialog>
  );
};

const NotYet = ({ onClose }: Pick<StopManagingDialogProps, 'onClose'>) => (
  <Stack gap={4} align="stretch">
    <Banner tone="warning">
      <Trans>This company has no administrator yet. Invite one first, so that its reports and data stay in use.</Trans>
    </Banner>
    <Inline justify="end">
      <Button onClick={onClose}>
        <Trans>Keep the client</Trans>
      </Button>
    </Inline>
  </Stack>
);

const StopManagingForm = ({ client: { id, name }, onClose }: StopManagingDialogProps) => {
  const { t } = useLingui();
  const release = useMutation(consultancyMutations.release(useApi(), useQueryClient()));
  const rules = {
    name: {
      label: t`Name of the client`,
      sentence: t`This isn’t the name of the client`,
      rule: (typed: string) => (typed.trim() === name.trim() ? undefined : { rule: 'invalid' as const, params: {} }),
    },
  };
  const { form, field } = useEntries({ name: '' }, rules, (typed) =>
    release.mutate(
      { id, name: typed.name.trim() },
      {
        onSuccess: () => {
          notify('success', msg`You no longer manage this client`);
          onClose();
        },
      },
    ),
  );
  return (
    <Form {...form} errorsTitle={<Trans>You still manage this client</Trans>}>
      {release.error && <Refusal key={release.submittedAt} error={release.error} />}
      <TextField {...field('name')} hint={name} autoComplete="off" spellCheck={false} />
      <Inline gap={2} justify="end">
        <Button onClick={onClose}>
          <Trans>Keep the client</Trans>
        </Button>
        <Button type="submit" emphasis="danger" pending={release.isPending}>
          <Trans>Stop managing</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
