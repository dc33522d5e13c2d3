import { ApiError, fetchComparisonFile } from '@esg/api-client';
import {
  NotFoundPage,
  notifyProblem,
  saveFile,
  useApi,
  useLanguage,
  usePageTitle,
  useProblemSentences,
} from '@esg/app-kit';
import type { Comparison } from '@esg/contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Inline,
  Page,
  SegmentedControl,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChartColumn, Download, Printer, Table2 } from 'lucide-react';
import { CompareCharts } from './CompareCharts.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { CompareTable } from './CompareTable.tsx';
import { type ComparePlace, placeOf, printedPlace, reportsIn } from './compare-place.ts';
import { useComparison } from './use-comparison.ts';

/** Figures of several reports and years side by side, as table or chart (spec section 2, compare-reports). */
export const ComparePage = ({ reportId }: { readonly reportId: string }) =>
  reportsIn(reportId).length === 0 ? <NotFoundPage /> : <ComparedReports reportId={reportId} />;

const ComparedReports = ({ reportId }: { readonly reportId: string }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const place = placeOf(useSearch({ strict: false }));
  const others = reportsIn(place.with).filter((id) => id !== reportId);
  const reports = [reportId, ...others].slice(0, 8);
  const { figures, choices, comparison, isPending, error, retry } = useComparison(reports, place);
  const name = comparison?.reports[0]?.name ?? '';
  usePageTitle(name ? t`Compare ${name}` : t`Compare reports`);
  const download = useDownload(reports);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const change = (part: ComparePlace) =>
    void navigate({ to: '.', search: placeOf({ ...place, ...part }), replace: true, resetScroll: false });
  return (
    <Page
      title={name ? t`Compare ${name}` : t`Compare reports`}
      purpose={<Trans>Figures of several reports and years side by side, in common units.</Trans>}
      action={
        figures.length > 0 && (
          <Inline>
            <Button asChild>
              <Link to="/compare-report-chart" search={printedPlace({ reports, figures })} target="_blank">
                <Printer size="1rem" strokeWidth={1.5} aria-hidden />
                <Trans>Print view</Trans>
              </Link>
            </Button>
            <Button
              icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />}
              onClick={() => void download(figures)}
            >
              <Trans>Excel</Trans>
            </Button>
          </Inline>
        )
      }
    >
      <Stack gap={6}>
        {comparison && choices && (
          <CompareChoice
            first={reportId}
            others={others}
            known={comparison.reports}
            figures={figures}
            choices={choices}
            place={place}
            onChange={change}
          />
        )}
        {isPending && <Pending />}
        {!comparison && (error ? <Failed error={error} onRetry={retry} /> : <Pending />)}
        {comparison && !isPending && (
          <Compared comparison={comparison} view={place.view ?? 'table'} onView={change} onExcel={download} />
        )}
      </Stack>
    </Page>
  );
};

const useDownload = (reports: readonly string[]) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  return async (figures: readonly string[]) => {
    try {
      saveFile(await fetchComparisonFile(api, { reports, figures }, language), `${t`Comparison`}.xlsx`);
    } catch (error) {
      notifyProblem(error);
    }
  };
};

type ComparedProps = {
  readonly comparison: Comparison;
  readonly view: 'table' | 'chart';
  readonly onView: (place: ComparePlace) => void;
  readonly onExcel: (figures: readonly string[]) => Promise<void>;
};

const Compared = ({ comparison, view, onView, onExcel }: ComparedProps) => {
  const { t } = useLingui();
  if (comparison.rows.length === 0)
    return (
      <EmptyState
        title={<Trans>No figures to compare yet</Trans>}
        purpose={<Trans>Figures appear here as soon as one of the reports has an answer with numbers.</Trans>}
        example={<Trans>For example energy use, or emissions of scope 1.</Trans>}
      />
    );
  return (
    <Stack gap={6}>
      <SegmentedControl
        label={t`Show as`}
        value={view}
        options={[
          { value: 'table', label: t`Table`, icon: <Table2 /> },
          { value: 'chart', label: t`Chart`, icon: <ChartColumn /> },
        ]}
        onChange={({ value }) => onView({ view: value })}
      />
      {view === 'table' ? (
        <CompareTable comparison={comparison} />
      ) : (
        <CompareCharts comparison={comparison} onExcel={(figure) => void onExcel([figure])} />
      )}
    </Stack>
  );
};

const Pending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading figures`}>
      <Skeleton height="2.5rem" />
      <Skeleton height="12rem" />
    </SkeletonGroup>
  );
};

const Failed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { problem } = useProblemSentences();
  return (
    <ErrorPanel
      level={2}
      title={<Trans>Couldn’t load the figures</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {problem(error)}
    </ErrorPanel>
  );
};
