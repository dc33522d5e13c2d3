import { reportWorkQueries } from '@esg/api-client';
import { LoadFailed, tagOf, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import { localDay } from '@esg/contract';
import {
  Button,
  EmptyState,
  Inline,
  Page,
  SegmentedControl,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  weekStartOf,
} from '@esg/ui';
import { phone } from '@esg/ui/media';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as css from './DueDatesPage.css.ts';
import type { DueSearch } from './due-search.ts';
import { ListView } from './ListView.tsx';
import { MonthView } from './MonthView.tsx';
import { listMonthsAhead, listSpan, monthAfter, monthOf, weeksOf } from './month-grid.ts';
import { ReportDueDate } from './ReportDueDate.tsx';

type DueDatesPageProps = {
  readonly search: DueSearch;
  readonly onSearch: (search: DueSearch) => void;
};

/** Due dates of disclosures and tasks in ongoing reports: as a month or as a list, for the person or for all. */
export const DueDatesPage = ({ search, onSearch }: DueDatesPageProps) => {
  const { t } = useLingui();
  const tag = tagOf(useLanguage());
  const month = monthOf(search.month);
  const days = weeksOf(month, weekStartOf(tag)).flat();
  // A month needs more room than a phone has: there the due dates are a list.
  const isNarrow = window.matchMedia(phone).matches;
  const isList = search.view === 'list' || isNarrow;
  const { from, to } = isList ? listSpan(localDay()) : { from: days[0] ?? month, to: days.at(-1) ?? month };
  // The previous month stays until the next one is loaded: the grid keeps the focus.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reportWorkQueries.due(useApi(), from, to),
    placeholderData: keepPreviousData,
  });
  const title = t`Due dates`;
  usePageTitle(title);
  const name = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00`),
  );
  const change = (next: Partial<DueSearch>) => onSearch({ ...search, ...next });
  const reports = new Map((data ?? []).map(({ reportId, reportName }) => [reportId, reportName]));
  const shown = (data ?? []).filter(
    ({ reportId, isMine }) => (!search.report || reportId === search.report) && (search.whose === 'all' || isMine),
  );
  const inMonth = shown.filter(({ dueOn }) => dueOn.startsWith(month));
  return (
    <Page title={title} action={<Filters search={search} reports={reports} hasMonth={!isNarrow} onChange={change} />}>
      <Stack gap={4}>
        <div className={css.bar}>
          <Inline gap={2}>
            {!isList && <MonthMoves month={month} name={name} onMonth={(next) => change({ month: next })} />}
            <ReportDueDate />
            {data && !isList && inMonth.length === 0 && !isPlaceholderData && (
              <Text tone="muted" role="status">
                <Trans>Nothing is due in {name}.</Trans>
              </Text>
            )}
          </Inline>
        </div>
        {!data && <NotLoadedYet error={error} onRetry={() => void refetch()} />}
        {data && isList && shown.length === 0 && !isPlaceholderData && (
          <EmptyState
            level={2}
            title={t`Nothing is due in the next ${listMonthsAhead} months`}
            purpose={t`Give a disclosure a due date in the input data of a report, and it appears here.`}
          />
        )}
        {data && isList && shown.length > 0 && <ListView items={shown} label={t`What is due, by date`} />}
        {data && !isList && (
          <MonthView
            month={month}
            label={t`Due in ${name}`}
            items={shown}
            onMonth={(next) => change({ month: next })}
          />
        )}
      </Stack>
    </Page>
  );
};

type NotLoadedYetProps = { readonly error: Error | null; readonly onRetry: () => void };

const NotLoadedYet = ({ error, onRetry }: NotLoadedYetProps) => {
  const { t } = useLingui();
  return error ? (
    <LoadFailed title={t`Couldn’t load due dates`} error={error} onRetry={onRetry} />
  ) : (
    <SkeletonGroup label={t`Loading due dates`}>
      <Skeleton height="20rem" />
    </SkeletonGroup>
  );
};

type MonthMovesProps = {
  readonly month: string;
  readonly name: string;
  readonly onMonth: (month: string | undefined) => void;
};

/** The name of the shown month, with buttons to the months before and after it. */
const MonthMoves = ({ month, name, onMonth }: MonthMovesProps) => (
  <>
    <Button size="compact" onClick={() => onMonth(monthAfter(month, -1))}>
      <Trans>Month before</Trans>
    </Button>
    <Text as="span" strong role="status">
      {name}
    </Text>
    <Button size="compact" onClick={() => onMonth(monthAfter(month, 1))}>
      <Trans>Month after</Trans>
    </Button>
    <Button size="compact" onClick={() => onMonth(undefined)}>
      <Trans>This month</Trans>
    </Button>
  </>
);

type FiltersProps = {
  readonly search: DueSearch;
  readonly reports: ReadonlyMap<string, string>;
  /** Whether there is room for a month. */
  readonly hasMonth: boolean;
  readonly onChange: (next: Partial<DueSearch>) => void;
};

const Filters = ({ search, reports, hasMonth, onChange }: FiltersProps) => {
  const { t } = useLingui();
  return (
    <Inline gap={3}>
      <SegmentedControl
        label={t`Whose`}
        labelHidden
        value={search.whose ?? 'mine'}
        onChange={({ value }) => onChange({ whose: value })}
        options={[
          { value: 'mine', label: t`Mine` },
          { value: 'all', label: t`Everyone’s` },
        ]}
      />
      {hasMonth && (
        <SegmentedControl
          label={t`View`}
          labelHidden
          value={search.view ?? 'month'}
          onChange={({ value }) => onChange({ view: value })}
          options={[
            { value: 'month', label: t`Month` },
            { value: 'list', label: t`List` },
          ]}
        />
      )}
      {(reports.size > 1 || search.report) && (
        <Select
          label={t`Report`}
          labelHidden
          placeholder={t`All reports`}
          value={search.report ?? ''}
          onChange={({ value }) => onChange({ report: value || undefined })}
          options={[...reports].map(([value, label]) => ({ value, label }))}
        />
      )}
    </Inline>
  );
};
