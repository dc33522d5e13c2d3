import { reportingTimeMutations } from '@esg/api-client';
import { FormDialog, notify, useApi, useProblemSentences } from '@esg/app-kit';
import { type ReportingTimeKind, reportingTimeKinds } from '@esg/contract';
import { Banner, SegmentedControl } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnDaysFields, useOwnDays } from './OwnDaysFields.tsx';
import { kindNames } from './time-words.ts';
import { useYear, YearFields } from './YearFields.tsx';

/** Adds one time of its own days, or all times of a fiscal year. */
const useAdding = (onAdded: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const one = useMutation(reportingTimeMutations.create(api, queryClient));
  const set = useMutation(reportingTimeMutations.createSet(api, queryClient));
  const after = { onSuccess: onAdded };
  return {
    addOne: (time: Parameters<typeof one.mutate>[0]) => one.mutate(time, after),
    addSet: (times: Parameters<typeof set.mutate>[0]) => set.mutate(times, after),
    errorOf: (kind: ReportingTimeKind) => (kind === 'custom' ? one : set).error,
    pending: one.isPending || set.isPending,
  };
};

/** Adds reporting times by template: the months, the quarters or the whole of a fiscal year, or days of one's own. */
export const AddTimesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const { problem } = useProblemSentences();
  const [kind, setKind] = useState<ReportingTimeKind>('quarter');
  const own = useOwnDays({ name: '', period: null });
  const year = useYear();
  const { addOne, addSet, errorOf, pending } = useAdding(() => {
    notify('success', msg`Reporting times added`);
    onClose();
  });
  const error = errorOf(kind);
  const submit = () => {
    if (pending) return;
    if (kind === 'custom') {
      const time = own.take();
      if (time) addOne(time);
    } else {
      const start = year.take();
      if (start) addSet({ kind, ...start });
    }
  };
  return (
    <FormDialog
      title={<Trans>Add reporting times</Trans>}
      description={<Trans>Existing ones stay as they are.</Trans>}
      submitLabel={<Trans>Add</Trans>}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`Nothing was added`}
      errors={kind === 'custom' ? own.errors : year.errors}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <SegmentedControl
        label={t`Template`}
        options={reportingTimeKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        value={kind}
        onChange={({ value }) => setKind(value)}
      />
      {kind === 'custom' ? <OwnDaysFields own={own} refusal={error} /> : <YearFields kind={kind} year={year} />}
    </FormDialog>
  );
};
