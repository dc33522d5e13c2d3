import { contributionMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { Contribution } from '@esg/contract';
import { Button, ConfirmDialog, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewLink } from './NewLink.tsx';

/** The reader's status: the last event decides. */
const useStanding = ({ status, lastSeenAt }: Contribution) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  if (status === 'revoked') return <Status tone="neutral">{t`Withdrawn`}</Status>;
  if (status === 'expired') return <Status tone="warning">{t`Expired`}</Status>;
  if (status === 'done') return <Status tone="success">{t`Has read it`}</Status>;
  if (!lastSeenAt) return <Status tone="neutral">{t`Not opened yet`}</Status>;
  return <Status tone="info">{t`Last seen ${date(lastSeenAt)} ${time(lastSeenAt)}`}</Status>;
};

/** Somebody who may read the draft: their status, a button for a new link, and one to end it. */
export const Reader = ({ reader }: { readonly reader: Contribution }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { problem } = useProblemSentences();
  const api = useApi();
  const cache = useQueryClient();
  const renew = useMutation(contributionMutations.renewDraft(api, cache));
  const revoke = useMutation(contributionMutations.revoke(api, cache));
  const { id, name, email, note, status, expiresAt } = reader;
  const error = renew.error ?? revoke.error;
  const until = expiresAt && date(expiresAt);
  return (
    <Stack gap={2} align="stretch">
      <Inline gap={2} justify="between">
        <Text strong>{name}</Text>
        {useStanding(reader)}
      </Inline>
      <Text size="sm" tone="muted">
        {[email, until && status !== 'revoked' && status !== 'expired' && t`Link works until ${until}`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {note && <Text size="sm">{note}</Text>}
      <Inline gap={2}>
        <Button
          size="compact"
          aria-label={t`New link for ${name}`}
          pending={renew.isPending}
          onClick={() => renew.mutate(id)}
        >
          <Trans>New link</Trans>
        </Button>
        {status !== 'revoked' && (
          <WithdrawLink name={name} pending={revoke.isPending} onWithdraw={() => revoke.mutate(id)} />
        )}
      </Inline>
      {renew.data && status !== 'revoked' && <NewLink made={renew.data} />}
      {error && (
        <Text tone="danger" role="alert">
          {problem(error)}
        </Text>
      )}
    </Stack>
  );
};

type WithdrawLinkProps = { readonly name: string; readonly pending: boolean; readonly onWithdraw: () => void };

/** Ends the reader's link after asking. */
const WithdrawLink = ({ name, pending, onWithdraw }: WithdrawLinkProps) => {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        size="compact"
        aria-label={t`Withdraw the link of ${name}`}
        pending={pending}
        onClick={() => setAsks(true)}
      >
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={<Trans>Withdraw the link?</Trans>}
        description={<Trans>It stops working immediately. {name}’s comments stay with the report.</Trans>}
        confirmLabel={<Trans>Withdraw</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        onConfirm={() => {
          setAsks(false);
          onWithdraw();
        }}
      />
    </>
  );
};
