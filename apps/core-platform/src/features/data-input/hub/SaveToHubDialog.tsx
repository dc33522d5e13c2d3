import { entityQueries, hubAnswerMutations, reportingTimeMutations, reportingTimeQueries } from '@esg/api-client';
import { AnswerWords, notify, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  type Answer,
  type Entity,
  type Field,
  type HubSaveItem,
  isInUse,
  type ReportingTime,
  sameJson,
  timeName,
} from '@esg/contract';
import { Banner, Button, Dialog, Select, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useValueLines } from '../../../wizard/hub/use-value-lines.ts';
import { StepError, StepSkeleton } from '../../../wizard/loading.tsx';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { InTheWay } from './InTheWay.tsx';

type SaveToHubDialogProps = { field: Field; answer: Answer; onClose: () => void };

/** The reporting time that is made from the report's own period. */
const newTime = 'new';
const organisation = 'organisation';

/** Stores an answer as a data point, with its reporting time and entity. */
export const SaveToHubDialog = (props: SaveToHubDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const times = useQuery(reportingTimeQueries.all(api));
  const entities = useQuery(entityQueries.all(api));
  const error = times.error ?? entities.error;
  if (times.data && entities.data) return <SaveForm {...props} times={times.data} entities={entities.data} />;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t`Save to data hub`}
      description={props.field.label[language]}
      closeLabel={t`Close`}
    >
      {error ? (
        <StepError error={error} onRetry={() => void Promise.all([times.refetch(), entities.refetch()])} />
      ) : (
        <StepSkeleton />
      )}
    </Dialog>
  );
};

type SaveFormProps = SaveToHubDialogProps & { times: readonly ReportingTime[]; entities: readonly Entity[] };

/** The chosen reporting time and entity, and the saving of the answer for them. */
const useSaving = ({ answer, times, onClose }: SaveFormProps) => {
  const api = useApi();
  const cache = useQueryClient();
  const { report } = useWizard();
  const { period, entityIds } = report;
  const fitting = times.find((time) => period && sameJson(time.period, period));
  const [timeId, setTimeId] = useState<string>(fitting?.id ?? (period ? newTime : (times[0]?.id ?? '')));
  const [subject, setSubject] = useState<string>(entityIds[0] ?? organisation);
  const save = useMutation(hubAnswerMutations.save(api, cache, report.id, answer));
  const addTime = useMutation(reportingTimeMutations.create(api, cache));
  const send = async (confirmed: readonly HubSaveItem[]) => {
    const made = timeId === newTime && period ? await addTime.mutateAsync({ name: null, period }) : undefined;
    if (made) setTimeId(made.id);
    const entityId = subject === organisation ? null : subject;
    const overwrites = confirmed.flatMap(({ existing }) =>
      existing ? [{ id: existing.id, version: existing.version }] : [],
    );
    await save.mutateAsync({ version: answer.version, reportingTimeId: made?.id ?? timeId, entityId, overwrites });
    notify('success', msg`Saved to the data hub`);
    onClose();
  };
  const again =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      save.reset();
      set(value);
    };
  return {
    fitting,
    timeId,
    subject,
    save,
    isPending: save.isPending || addTime.isPending,
    setTimeId: again(setTimeId),
    setSubject: again(setSubject),
    error: addTime.error ?? save.error,
    // The mutation itself shows the refusal.
    send: (confirmed: readonly HubSaveItem[]) => void send(confirmed).catch(() => undefined),
  };
};

/** Asks for reporting time and entity, and stores the answer there. */
const SaveForm = (props: SaveFormProps) => {
  const { field, answer, times, entities, onClose } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const lines = useValueLines();
  const { problem } = useProblemSentences();
  const saving = useSaving(props);
  const inTheWay = saving.save.error?.inTheWay ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Save to data hub`}
      description={field.label[language]}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            emphasis="strong"
            pending={saving.isPending || saving.timeId === '' || inTheWay.length > 0}
            onClick={() => saving.send([])}
          >
            <Trans>Save to data hub</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        <Text>
          <AnswerWords lines={lines(field, answer.value)} />
        </Text>
        <PlaceFields saving={saving} times={times} entities={entities} />
        {inTheWay.length > 0 ? (
          <InTheWay
            items={inTheWay}
            field={field}
            pending={saving.isPending}
            onOverwrite={() => saving.send(inTheWay)}
          />
        ) : (
          saving.error && <Banner tone="danger">{problem(saving.error)}</Banner>
        )}
      </Stack>
    </Dialog>
  );
};

type PlaceFieldsProps = Pick<SaveFormProps, 'times' | 'entities'> & { saving: ReturnType<typeof useSaving> };

/** The reporting time of the answer, and whom it is about: the organisation, or an entity that the report covers. */
const PlaceFields = ({ saving, times, entities }: PlaceFieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const format = useFormatters();
  const { report } = useWizard();
  const open = entities.filter(isInUse);
  const covered = report.entityIds.length === 0 ? open : open.filter(({ id }) => report.entityIds.includes(id));
  const days = report.period && format.period(report.period);
  return (
    <>
      <Select
        label={t`Reporting time`}
        value={saving.timeId}
        onChange={({ value }) => saving.setTimeId(value)}
        options={[
          ...(days && !saving.fitting ? [{ value: newTime, label: t`New: ${days}` }] : []),
          ...times.map((time) => ({ value: time.id, label: timeName(time, language) })),
        ]}
      />
      <Select
        label={t`Entity`}
        value={saving.subject}
        onChange={({ value }) => saving.setSubject(value)}
        options={[
          { value: organisation, label: t`Whole organisation` },
          ...covered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  );
};
