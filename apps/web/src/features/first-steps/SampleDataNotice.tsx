import { reportingTimeQueries, sampleDataMutations, sampleDataQueries, sessionQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { frameworkReportPath, periodName, type SampleData } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Inline, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { TrySampleData } from './TrySampleData.tsx';

/**
 * Says that there are sample data, their company and how to remove them; if there are no data at all, it offers samples. Shows nothing to
 * people who enter no figures, and for organisations with only their own figures.
 */
export const SampleDataNotice = () => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const enabled = profile?.permissions.includes('data-hub:write') ?? false;
  const { data: sample } = useQuery({ ...sampleDataQueries.current(api), enabled });
  const { data: times } = useQuery({ ...reportingTimeQueries.all(api), enabled });
  if (sample) return <Present sample={sample} />;
  if (sample === undefined || !times || times.some(({ linked }) => linked)) return null;
  return (
    <Inline gap={3}>
      <Text size="sm" tone="muted">
        <Trans>Not ready to add data? Explore with two years of sample data.</Trans>
      </Text>
      <TrySampleData emphasis="soft" />
    </Inline>
  );
};

const Present = ({ sample: { name, entityId, periods, reports } }: { readonly sample: SampleData }) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const years = periods.map((period) => periodName(period)).join(', ');
  return (
    <Banner
      tone="info"
      title={t`Sample data: ${name}, ${years}`}
      action={
        <Inline gap={2}>
          <Button asChild size="compact" emphasis="quiet">
            <Link to="/ct/data-hub/grid" search={{ entityId }}>
              <Trans>See the figures</Trans>
            </Link>
          </Button>
          {reports === 0 && <CreateSampleReport />}
          <Button size="compact" onClick={() => setAsking(true)}>
            <Trans>Remove sample data</Trans>
          </Button>
        </Inline>
      }
    >
      <Trans>This is a sample company with made-up figures. They’re never counted with yours.</Trans>
      {asking && <RemoveDialog reports={reports} onClose={() => setAsking(false)} />}
    </Banner>
  );
};

const CreateSampleReport = () => {
  const language = useLanguage();
  const navigate = useNavigate();
  const create = useMutation(sampleDataMutations.createReport(useApi(), useQueryClient()));
  return (
    <Button
      size="compact"
      emphasis="quiet"
      pending={create.isPending}
      onClick={() =>
        create.mutate(
          { language },
          {
            onSuccess: (report) => void navigate({ to: frameworkReportPath(report, 'data-input') }),
            onError: notifyProblem,
          },
        )
      }
    >
      <Trans>Create a sample report</Trans>
    </Button>
  );
};

type RemoveDialogProps = { readonly reports: number; readonly onClose: () => void };

const RemoveDialog = ({ reports, onClose }: RemoveDialogProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const remove = useMutation(sampleDataMutations.remove(useApi(), useQueryClient()));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Remove the sample data?`}
      description={
        <Plural
          value={reports}
          _0="This deletes the sample company and its figures. Your own data isn’t affected."
          one="This deletes the sample company, its figures and # report made from them. Your own data isn’t affected."
          other="This deletes the sample company, its figures and # reports made from them. Your own data isn’t affected."
        />
      }
      confirmLabel={t`Remove sample data`}
      cancelLabel={t`Keep it`}
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            notify('success', msg`Sample data removed`);
            onClose();
          },
        })
      }
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
