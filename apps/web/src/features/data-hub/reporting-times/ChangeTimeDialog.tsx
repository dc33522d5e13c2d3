import { currentOf, reportingTimeMutations } from '@esg/api-client';
import { FormDialog, notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { ReportingTime } from '@esg/contract';
import { Banner } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTimeName } from '../shared/point-words.ts';
import { OwnDaysFields, useOwnDays } from './OwnDaysFields.tsx';

type ChangeTimeDialogProps = { readonly time: ReportingTime; readonly onClose: () => void };

/** The time that the person saw; after a refusal because of somebody else's change, the present one. */
const useChange = (time: ReportingTime, onClose: () => void) => {
  const [seen, setSeen] = useState(time);
  const { mutate, error, isPending } = useMutation(reportingTimeMutations.change(useApi(), useQueryClient()));
  return {
    seen,
    error,
    pending: isPending,
    save: (fields: Pick<ReportingTime, 'name' | 'period'>) =>
      mutate(
        { id: time.id, change: { ...fields, version: seen.version } },
        {
          onSuccess: () => {
            notify('success', msg`Reporting time changed`);
            onClose();
          },
          onError: (refused) => setSeen((before) => currentOf<ReportingTime>(refused) ?? before),
        },
      ),
  };
};

/** Renames a reporting time or changes its days. A time with data keeps its days; the typed values survive every refusal. */
export const ChangeTimeDialog = ({ time, onClose }: ChangeTimeDialogProps) => {
  const { t } = useLingui();
  const own = useOwnDays({ name: time.name ?? '', period: time.period });
  const { seen, error, pending, save } = useChange(time, onClose);
  const submit = () => {
    const fields = own.take();
    if (fields && !pending) save(fields);
  };
  return (
    <FormDialog
      title={<Trans>Change reporting time</Trans>}
      description={useTimeName()(time)}
      submitLabel={<Trans>Save</Trans>}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`The reporting time wasn’t changed`}
      errors={own.errors}
    >
      {error && <Refused error={error} seen={seen} />}
      <OwnDaysFields
        own={own}
        refusal={error}
        fixed={time.linked ? t`This reporting time has data, so its days can’t be changed.` : undefined}
      />
    </FormDialog>
  );
};

const Refused = ({ error, seen }: { readonly error: { readonly code: string }; readonly seen: ReportingTime }) => {
  const { problem } = useProblemSentences();
  const { period } = useFormatters();
  const name = useTimeName()(seen);
  return (
    <Banner tone="danger" title={problem(error)}>
      {error.code === 'reporting_time.stale' && (
        <Trans>
          It is now called {name}, {period(seen.period)}. Save again to replace it with yours.
        </Trans>
      )}
    </Banner>
  );
};
