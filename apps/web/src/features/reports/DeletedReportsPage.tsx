import { deletedReportMutations, deletedReportQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useLanguage, usePageTitle } from '@esg/app-kit';
import { type DeletedReport, deletedReportDays } from '@esg/contract';
import { Button, Card, EmptyState, Heading, Inline, Page, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { ReportCardsPending, ReportListProblem } from './ReportListStates.tsx';

/** Deleted reports that can be restored. */
export const DeletedReportsPage = () => {
  const { t } = useLingui();
  const title = t`Deleted reports`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(deletedReportQueries.all(useApi()));
  return (
    <Page
      title={title}
      purpose={
        <Trans>
          You can restore a deleted report for {deletedReportDays} days. After that it’s permanently deleted.
        </Trans>
      }
    >
      {!data &&
        (error ? <ReportListProblem level={2} error={error} onRetry={() => void refetch()} /> : <ReportCardsPending />)}
      {data?.length === 0 && (
        <EmptyState title={<Trans>Nothing was deleted</Trans>} purpose={<Trans>Deleted reports appear here.</Trans>} />
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={3}>
          {data.map((report) => (
            <DeletedReportRow key={report.id} report={report} />
          ))}
        </Stack>
      )}
    </Page>
  );
};

const DeletedReportRow = ({ report }: { readonly report: DeletedReport }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { date } = useFormatters();
  const restoring = useMutation(deletedReportMutations.restore(useApi(), useQueryClient()));
  const restore = () =>
    restoring.mutate(report.id, {
      onSuccess: () => notify('success', msg`Report restored`),
      onError: notifyProblem,
    });
  return (
    <Card as="li" padding="compact">
      <Inline justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {report.name}
          </Heading>
          <Text size="sm" tone="muted">
            {report.framework[language]}
            {' · '}
            <Trans>
              Deleted {date(report.deletedAt)} by {report.deletedBy} · will be permanently deleted on{' '}
              {date(report.purgedAt)}
            </Trans>
          </Text>
        </Stack>
        <Button
          size="compact"
          pending={restoring.isPending}
          icon={<Undo2 size="1rem" strokeWidth={1.5} aria-hidden />}
          aria-label={t`Restore ${report.name}`}
          onClick={restore}
        >
          <Trans>Restore</Trans>
        </Button>
      </Inline>
    </Card>
  );
};
