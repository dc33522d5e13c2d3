import { frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import { PasteDialog } from '@esg/app-kit/imports';
import type { DataPoint, DataPointCell, Subject, UserProfile } from '@esg/contract';
import { Page, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { HubTabs } from '../frame/HubTabs.tsx';
import { MetricsBeyond, MetricsShownField } from '../frame/MetricsShownField.tsx';
import { NoReportingTimes } from '../frame/NoReportingTimes.tsx';
import { ReadOnlyNote } from '../frame/ReadOnlyNote.tsx';
import { SampleNote } from '../frame/SampleNote.tsx';
import { type HubChoices, useHubChoices } from '../frame/use-hub-choices.ts';
import { useMayWrite } from '../frame/use-may-write.ts';
import { type MetricsShown, useMetricsShown } from '../frame/use-metrics-shown.ts';
import { useStable } from '../frame/use-stable.ts';
import { type TypedSearch, useTypedSearch } from '../frame/use-typed-search.ts';
import { PrintedOtherwise } from '../restatements/PrintedOtherwise.tsx';
import { useKeptMetrics } from '../tree/use-kept-metrics.ts';
import { GridFilters } from './GridFilters.tsx';
import { GridTable } from './GridTable.tsx';
import { GridUnsaved } from './GridUnsaved.tsx';
import { withWrites } from './grid-lines.ts';
import { type GridRow, gridRows } from './grid-model.ts';
import { type GridPlace, readGridPlace } from './grid-place.ts';
import { RemoveFigures } from './RemoveFigures.tsx';
import { useColumns } from './use-columns.ts';
import { useDraftsSent } from './use-drafts-sent.ts';
import { useGridCells, useOwnUnits } from './use-grid-cells.ts';
import { useGridDrafts } from './use-grid-drafts.ts';
import { useEnter, useEnterAgain, useGridEdit } from './use-grid-edit.ts';
import { useGridPaste } from './use-grid-paste.ts';
import { type GridWrites, useGridWrites } from './use-grid-writes.ts';

/** All figures as in a spreadsheet: metrics by reporting times or by entities. Typed numbers are saved at once. */
export const GridPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Grid of figures`;
  usePageTitle(title);
  const navigate = useNavigate();
  const place = readGridPlace(useSearch({ strict: false }));
  const move = (change: GridPlace) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (before) => ({ ...readGridPlace(before), ...change }),
    });
  const choices = useHubChoices(place);
  const mayWrite = useMayWrite(permissions);
  const search = useTypedSearch(place.q ?? '', (words) => move({ q: words || undefined }));
  const metricsShown = useMetricsShown(place.metrics, place.versionId !== undefined);
  const library = useQuery(frameworkQueries.metrics(useApi()));
  return (
    <Page
      title={title}
      tabs={<HubTabs current="/ct/data-hub/grid" permissions={permissions} />}
      action={<MetricsShownField of={metricsShown} library={library.data} onMove={move} />}
    >
      {choices.error ? (
        <LoadFailed title={<Trans>Couldn’t load the grid</Trans>} error={choices.error} onRetry={choices.retry} />
      ) : choices.times?.length === 0 ? (
        <NoReportingTimes mayWrite={permissions.includes('data-hub:write')} />
      ) : (
        <Stack gap={2}>
          <GridFilters place={place} choices={choices} search={search} onMove={move} />
          <SampleNote choices={choices} />
          <ReadOnlyNote choices={choices} mayWrite={mayWrite} shown={place.by === 'entities' ? 'all' : 'one'} />
          <Figures
            place={place}
            search={search}
            choices={choices}
            mayWrite={mayWrite}
            metricsShown={metricsShown}
            onMove={move}
          />
        </Stack>
      )}
    </Page>
  );
};

type FiguresProps = {
  readonly place: GridPlace;
  readonly search: TypedSearch;
  readonly choices: HubChoices;
  readonly mayWrite: (subject: Subject) => boolean;
  readonly metricsShown: MetricsShown;
  readonly onMove: (change: GridPlace) => void;
};

const none: readonly GridRow[] = [];

/** Rows of the metrics that match the filters. */
const useRows = ({ versionId, parts: asked }: GridPlace, words: string, inUse: MetricsShown['keys']) => {
  const parts = asked === true;
  const language = useLanguage();
  const library = useQuery(frameworkQueries.metrics(useApi()));
  const place = useMemo(() => ({ q: words, versionId }), [words, versionId]);
  const kept = useKeptMetrics(library.data, undefined, {
    place,
    inUse,
    reportingTimeId: undefined,
    subject: undefined,
  });
  const ofLibrary = useMemo(
    () => (library.data ? gridRows(library.data, { parts, language }) : none),
    [library.data, parts, language],
  );
  const all = useOwnUnits(ofLibrary);
  const { keep } = kept;
  const rows = useMemo(
    () => (all.length > 0 && keep ? all.filter(({ metricKey }) => keep({ key: metricKey })) : undefined),
    [all, keep],
  );
  return {
    library: library.data,
    /** Rows of all metrics, whichever are shown. */
    all,
    rows,
    /** Metrics that the search finds outside the frameworks in use. */
    beyond: kept.q === '' ? 0 : kept.beyond,
    /** The filters that the rows belong to. */
    shownFor: `${kept.q} ${versionId} ${parts} ${inUse === null}`,
    error: library.data ? kept.error : library.error,
    retry: () => void library.refetch(),
  };
};

/** The reporting times in which somebody stored figures since the page was opened. */
const useChangedTimes = (put: (point: DataPoint) => void) => {
  const [times, setTimes] = useState<readonly string[]>([]);
  return {
    times,
    onStored: (point: DataPoint) => {
      put(point);
      setTimes((before) => [...new Set([...before, point.reportingTimeId])]);
    },
  };
};

const Figures = ({ place, search, choices, mayWrite, metricsShown, onMove }: FiguresProps) => {
  const read = useRows(place, search.words, metricsShown.keys);
  const rows = read.rows ?? none;
  const columns = useColumns(place.by, choices);
  const cells = useGridCells(rows, columns, !search.isTyping);
  const drafts = useGridDrafts();
  const changed = useChangedTimes(cells.put);
  const writes = useGridWrites({ drafts, onStored: changed.onStored });
  const [removing, setRemoving] = useState<readonly DataPointCell[]>([]);
  const enter = useEnter(writes);
  const enterAgain = useEnterAgain(enter);
  const lines = useMemo(() => withWrites(cells.lines, writes.writes.values()), [cells.lines, writes.writes]);
  const pasting = useGridPaste({
    library: read.library,
    all: read.all,
    lines,
    columns,
    mayWrite,
    enterUnread: (typed) => void enterAgain(typed),
  });
  const onPaste = useStable(pasting.onPaste);
  const edit = useStable(useGridEdit({ lines, columns, writes, enter, onRemove: setRemoving }));
  useDraftsSent({ drafts, writes, enter, library: read.library, choices });
  const error = read.error ?? cells.error;
  if (error)
    return (
      <LoadFailed
        title={<Trans>Couldn’t load the grid</Trans>}
        error={error}
        onRetry={() => {
          read.retry();
          cells.retry();
        }}
      />
    );
  return (
    <Stack gap={3}>
      <MetricsBeyond of={metricsShown} beyond={read.beyond} onMove={onMove} />
      <GridTable
        key={place.by}
        lines={lines}
        columns={columns}
        mayWrite={mayWrite}
        shownFor={read.shownFor}
        onNeed={cells.need}
        onEdit={edit}
        onPaste={onPaste}
        waiting={!read.rows || !choices.times || !choices.entities}
      />
      <SavingStatus writes={writes} />
      {writes.writes.size === 0 && <PrintedOtherwise reportingTimeIds={changed.times} />}
      <GridUnsaved writes={writes} onAgain={(write) => void enterAgain(write)} />
      <PastedBlock pasting={pasting} />
      {removing.length > 0 && <RemoveFigures points={removing} onClose={() => setRemoving([])} />}
    </Stack>
  );
};

const PastedBlock = ({ pasting }: { readonly pasting: ReturnType<typeof useGridPaste> }) => {
  const { t } = useLingui();
  return (
    pasting.asked && (
      <PasteDialog
        lines={pasting.asked}
        nameOf={({ name }) => name}
        notTyped={t`Open the data point to change it`}
        onPaste={pasting.paste}
        onClose={pasting.close}
      />
    )
  );
};

const SavingStatus = ({ writes: { writes } }: { readonly writes: GridWrites }) => {
  const saving = [...writes.values()].filter(({ state }) => state === 'saving').length;
  return (
    <Text size="sm" tone="muted" role="status">
      {saving > 0 ? (
        <Plural value={saving} one="Saving # figure" other="Saving # figures" />
      ) : writes.size === 0 ? (
        <Trans>Everything is saved</Trans>
      ) : null}
    </Text>
  );
};
