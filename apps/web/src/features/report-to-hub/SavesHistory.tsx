import { hubSaveMutations, hubSaveQueries } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { useMayUndo } from '@esg/app-kit/imports';
import type { HubSave } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Heading, Stack, Status, Table, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictModeNames } from './save-words.ts';

type SavesHistoryProps = { readonly reportId: string; readonly mayUndo: boolean };

/** Earlier saves of this report, each of which can be undone once. Shows nothing if there is none. */
export const SavesHistory = ({ reportId, mayUndo }: SavesHistoryProps) => {
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
            <SaveRow key={save.id} reportId={reportId} save={save} mayUndo={mayUndo} />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

const SaveRow = ({ reportId, save, mayUndo }: SavesHistoryProps & { readonly save: HubSave }) => {
  const { i18n } = useLingui();
  const { date, time, integer, period } = useFormatters();
  const created = integer(save.created);
  const overwritten = integer(save.overwritten);
  const kept = integer(save.kept);
  const person = save.undone?.by.name ?? '';
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
        {save.undone ? (
          <>
            <Status tone="neutral">
              <Trans>Undone</Trans>
            </Status>
            <Text size="sm" tone="muted">
              <Plural
                value={save.undone.points}
                one={`# data point, by ${person}`}
                other={`# data points, by ${person}`}
              />
            </Text>
          </>
        ) : (
          mayUndo && <UndoSave reportId={reportId} save={save} />
        )}
      </td>
    </tr>
  );
};

type UndoSaveProps = { readonly reportId: string; readonly save: HubSave };

/** Offered to people who may undo what this person saved; others see whom to ask. */
const UndoSave = ({ reportId, save }: UndoSaveProps) => {
  const may = useMayUndo(save.by);
  const person = save.by.name;
  if (!may) return null;
  if (may.mayUndo) return <UndoDialog reportId={reportId} save={save} />;
  return (
    <Text size="sm" tone="muted">
      {may.isClient ? (
        <Trans>{person}, an administrator or a consultant can undo it</Trans>
      ) : (
        <Trans>{person} or an administrator can undo it</Trans>
      )}
    </Text>
  );
};

const UndoDialog = ({ reportId, save }: UndoSaveProps) => {
  const [asking, setAsking] = useState(false);
  const { problem } = useProblemSentences();
  const undo = useMutation(hubSaveMutations.undo(useApi(), useQueryClient(), reportId));
  const confirm = () =>
    undo.mutate(save.id, {
      onSuccess: () => {
        setAsking(false);
        notify('success', msg`Save undone`);
      },
    });
  return (
    <>
      <Button size="compact" onClick={() => setAsking(true)}>
        <Trans>Undo</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          tone="danger"
          title={<Trans>Undo this save?</Trans>}
          description={
            <Trans>
              New data points are removed and overwritten ones are restored. Anything changed, commented on or backed by
              evidence since then is kept.
            </Trans>
          }
          confirmLabel={<Trans>Undo</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          pending={undo.isPending}
          onConfirm={confirm}
        >
          {undo.error && <Banner tone="danger" title={problem(undo.error)} />}
        </ConfirmDialog>
      )}
    </>
  );
};
