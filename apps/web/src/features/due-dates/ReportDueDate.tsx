import { reportQueries, reportWorkMutations, reportWorkQueries, sessionQueries } from '@esg/api-client';
import { notify, tagOf, useApi, useDateLabels, useLanguage, useProblemSentences } from '@esg/app-kit';
import { isEditable } from '@esg/contract';
import { Button, DateField, Dialog, Select, Skeleton, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sets the due day of a whole report. Shows nothing to people who may not write reports. */
export const ReportDueDate = () => {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(sessionQueries.profile(useApi()));
  if (!data?.permissions.includes('report:write')) return null;
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Day of a report</Trans>
      </Button>
      {open && <DueDateDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const DueDateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const [reportId, setReportId] = useState('');
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(reportQueries.list(useApi(), 'ongoing'));
  const reports = (data?.reports ?? []).filter(({ status }) => isEditable(status));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t`Day of a report`}
      description={t`The whole report is due by then. People who work on it are reminded.`}
      closeLabel={t`Close`}
    >
      <Stack gap={4} align="stretch">
        <Select
          label={t`Report`}
          required
          placeholder={t`Choose a report`}
          value={reportId}
          onChange={({ value }) => setReportId(value)}
          options={reports.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {hasNextPage && (
          <Button size="compact" onClick={() => void fetchNextPage()}>
            <Trans>Show more reports</Trans>
          </Button>
        )}
        {reportId !== '' && <DayOf key={reportId} id={reportId} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
};

/** The due day of the chosen report, to change or remove. */
const DayOf = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const api = useApi();
  const { data, error } = useQuery(reportWorkQueries.work(api, id));
  const [typed, setTyped] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const change = useMutation(reportWorkMutations.changeDueDate(api, useQueryClient()));
  const label = t`Due date`;
  const dateLabels = useDateLabels(label);
  if (error && !data)
    return (
      <Text tone="danger" role="alert">
        {problem(error)}
      </Text>
    );
  if (!data) return <Skeleton />;
  const day = typed ?? data.dueOn ?? '';
  const save = () => {
    if (isUnreadable) return;
    const done = () => {
      notify('success', msg`The day of the report is saved`);
      onClose();
    };
    change.mutate({ id, dueOn: day || null }, { onSuccess: done });
  };
  return (
    <>
      <DateField
        label={label}
        value={day}
        locale={tagOf(language)}
        labels={dateLabels}
        error={isUnreadable ? t`Enter a day such as 31-Jan-2027.` : undefined}
        onChange={({ value }) => {
          setUnreadable(value === undefined);
          if (value !== undefined) setTyped(value);
        }}
      />
      {change.error && (
        <Text tone="danger" role="alert">
          {problem(change.error)}
        </Text>
      )}
      <Button emphasis="strong" pending={change.isPending} onClick={save}>
        <Trans>Save</Trans>
      </Button>
    </>
  );
};
