import { removalMutations, removalQueries } from '@esg/api-client';
import { notify, useApi, useTenant } from '@esg/app-kit';
import { Refusal, useEntries } from '@esg/app-kit/forms';
import { removalWaitingDays } from '@esg/contract';
import { Button, Dialog, Form, Inline, Text, TextField, TextLink } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Details } from './Details.tsx';

type DeleteOrganisationProps = { readonly name: string };
type DeleteSectionProps = DeleteOrganisationProps & {
  /** Whether the organisation has its own tenant, which only support can close. */
  readonly hasOwnBrand: boolean;
};

/**
 * Requests the deletion of the organisation with everything it has. Shows nothing while a deletion is scheduled: the notice above says so.
 */
export const DeleteOrganisation = ({ name, hasOwnBrand }: DeleteSectionProps) => {
  const { data } = useQuery(removalQueries.own(useApi()));
  const { supportEmail } = useTenant().settings;
  if (!data || data.removal) return null;
  return (
    <Details title={<Trans>Delete the organisation</Trans>}>
      {hasOwnBrand ? (
        <Text tone="muted" measured>
          <Trans>
            Your organisation has a site of its own, which only our support team can close. Please write to{' '}
            <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
          </Trans>
        </Text>
      ) : (
        <AskToDelete name={name} />
      )}
    </Details>
  );
};

const AskToDelete = ({ name }: DeleteOrganisationProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Text tone="muted" measured>
        <Trans>All of {name}’s people, reports, data and files will be permanently deleted.</Trans>{' '}
        <Plural
          value={removalWaitingDays}
          one="It closes immediately and is deleted after # day. Until then an administrator can undo this."
          other="It closes immediately and is deleted after # days. Until then an administrator can undo this."
        />
      </Text>
      <Inline justify="end">
        <Button onClick={() => setAsking(true)}>
          <Trans>Delete the organisation</Trans>
        </Button>
      </Inline>
      {asking && <DeleteDialog name={name} onClose={() => setAsking(false)} />}
    </>
  );
};

const DeleteDialog = ({ name, onClose }: DeleteOrganisationProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const request = useMutation(removalMutations.request(useApi(), useQueryClient()));
  const rules = {
    name: {
      label: t`Name of the organisation`,
      sentence: t`This isn’t the name of your organisation`,
      rule: (typed: string) => (typed.trim() === name.trim() ? undefined : { rule: 'invalid' as const, params: {} }),
    },
  };
  const { form, field } = useEntries({ name: '' }, rules, (typed) =>
    request.mutate(typed.name.trim(), {
      onSuccess: () => {
        notify('success', msg`The organisation is closed and will be deleted`);
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={<Trans>Delete {name}?</Trans>}
      description={<Trans>It closes immediately for everyone in it. To confirm, type its name.</Trans>}
      closeLabel={t`Close`}
    >
      <Form {...form} errorsTitle={<Trans>Nothing is deleted</Trans>}>
        {request.error && <Refusal key={request.submittedAt} error={request.error} />}
        <TextField {...field('name')} hint={name} autoComplete="off" spellCheck={false} />
        <Inline gap={2} justify="end">
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button type="submit" emphasis="danger" pending={request.isPending}>
            <Trans>Delete the organisation</Trans>
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};
