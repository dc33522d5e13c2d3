import { hubSaveMutations, hubSaveQueries } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { HubSave } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Heading, Stack, Status, Table, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictModeNames } from './save-words.ts';

type SavesHistoryProps = { readonly reportId: string; readonly mayWithdraw: boolean };

/** Earlier saves of this report, each of which can be undone once. Shows nothing if there is none. */
export const SavesHistory = ({ reportId, mayWithdraw }: SavesHistoryProps) => {
  const { t } = useLingui();
  const { data } = useQuery(hubSaveQueries.ofReport(useApi(), reportId));
  if (!data || data.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={2}>
        <Trans>Saved so far</Trans>
      </Heading>
      <Table caption={t`Saved so far`} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t`When`}</th>
            <th scope="col">{t`Data points`}</th>
            <th scope="col">{t`State`}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((save) => (
            <SaveRow key={save.id} reportId={reportId} save={save} mayWithdraw={mayWithdraw} />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

const SaveRow = ({ reportId, save, mayWithdraw }: SavesHistoryProps & { readonly save: HubSave }) => {
  const { i18n } = useLingui();
  const { date, time, integer, period } = useFormatters();
  const created = integer(save.created);
  const overwritten = integer(save.overwritten);
  const kept = integer(save.kept);
  const points = integer(save.takenBack?.points ?? 0);
  const person = save.takenBack?.by.name ?? '';
  return (
    <tr>
      <th scope="row">
        {date(save.at)} {time(save.at)}
        <Text size="sm" tone="muted">
          {save.by.name}
        </Text>
      </th>
      <td>
        <Trans>
          New: {created} · Overwritten: {overwritten} · Kept: {kept}
        </Trans>
        <Text size="sm" tone="muted">
          {period(save.period)} · {i18n._(conflictModeNames[save.mode].name)}
        </Text>
      </td>
      <td>
        {save.takenBack ? (
          <>
            <Status tone="neutral">
              <Trans>Withdrawn</Trans>
            </Status>
            <Text size="sm" tone="muted">
              <Trans>
                {points} by {person}
              </Trans>
            </Text>
          </>
        ) : (
          mayWithdraw && <WithdrawSave reportId={reportId} save={save} />
        )}
      </td>
    </tr>
  );
};

const WithdrawSave = ({ reportId, save }: { readonly reportId: string; readonly save: HubSave }) => {
  const [asking, setAsking] = useState(false);
  const { problem } = useProblemSentences();
  const withdraw = useMutation(hubSaveMutations.withdraw(useApi(), useQueryClient(), reportId));
  const confirm = () =>
    withdraw.mutate(save.id, {
      onSuccess: () => {
        setAsking(false);
        notify('success', msg`Withdrawn from the data hub`);
      },
    });
  return (
    <>
      <Button size="compact" onClick={() => setAsking(true)}>
        <Trans>Withdraw</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          tone="danger"
          title={<Trans>Withdraw what was saved?</Trans>}
          description={
            <Trans>
              New data points are removed and overwritten ones are restored. Anything changed, commented on or backed by
              evidence since then is kept.
            </Trans>
          }
          confirmLabel={<Trans>Withdraw</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          pending={withdraw.isPending}
          onConfirm={confirm}
        >
          {withdraw.error && <Banner tone="danger" title={problem(withdraw.error)} />}
        </ConfirmDialog>
      )}
    </>
  );
};
