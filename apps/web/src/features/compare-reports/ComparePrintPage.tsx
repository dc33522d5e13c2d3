import { comparisonQueries } from '@esg/api-client';
import { NotFoundPage, ProblemPage, useApi, usePageTitle } from '@esg/app-kit';
import { Button, Page, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { CompareCharts } from './CompareCharts.tsx';
import * as css from './ComparePrintPage.css.ts';
import { CompareTable } from './CompareTable.tsx';
import { figuresIn, reportsIn } from './compare-place.ts';
import { useCompareWords } from './use-compare-words.ts';

type ComparePrintPageProps = { readonly reports: string; readonly figures: string };

/** A comparison for paper (spec section 2, CompareExportChart): table and charts of the same choice, without the frame. */
export const ComparePrintPage = ({ reports, figures }: ComparePrintPageProps) => {
  const chosen = { reports: reportsIn(reports), figures: figuresIn(figures) };
  return chosen.reports.length === 0 || chosen.figures.length === 0 ? <NotFoundPage /> : <Printed chosen={chosen} />;
};

type PrintedProps = { readonly chosen: { readonly reports: readonly string[]; readonly figures: readonly string[] } };

const Printed = ({ chosen }: PrintedProps) => {
  const { t } = useLingui();
  const words = useCompareWords();
  usePageTitle(t`Comparison of reports`);
  const { data, error, refetch } = useQuery(comparisonQueries.one(useApi(), chosen));
  if (error) return <ProblemPage error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton height="20rem" />
      </SkeletonGroup>
    );
  return (
    <main className={css.page}>
      <Page
        title={t`Comparison of reports`}
        action={
          <div className={css.onScreen}>
            <Button
              emphasis="strong"
              icon={<Printer size="1rem" strokeWidth={1.5} aria-hidden />}
              onClick={() => window.print()}
            >
              <Trans>Print</Trans>
            </Button>
          </div>
        }
      >
        <Stack gap={8}>
          <Stack as="ul" gap={1}>
            {data.reports.map((report) => (
              <li key={report.id}>
                <Text as="span" strong>
                  {report.name}
                </Text>{' '}
                <Text as="span" tone="muted">
                  {words.about(report)}
                </Text>
              </li>
            ))}
          </Stack>
          <CompareTable comparison={data} />
          <CompareCharts comparison={data} />
        </Stack>
      </Page>
    </main>
  );
};
