import { frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import type { DataPointCell, UserProfile } from '@esg/contract';
import { Page, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { HubTabs } from '../frame/HubTabs.tsx';
import { NoTimes } from '../frame/NoTimes.tsx';
import { type HubChoices, useHubChoices } from '../frame/use-hub-choices.ts';
import { useTimeName } from '../shared/point-words.ts';
import { useKeptMetrics } from '../tree/use-kept-metrics.ts';
import { GridFilters } from './GridFilters.tsx';
import { GridTable } from './GridTable.tsx';
import { GridUnsaved } from './GridUnsaved.tsx';
import { cellKeyOf, type GridColumn, gridRows, versionIn } from './grid-model.ts';
import { type GridPlace, readGridPlace } from './grid-place.ts';
import { RemoveFigures } from './RemoveFigures.tsx';
import { useGridCells } from './use-grid-cells.ts';
import { useEarlierTyped, useGridDrafts } from './use-grid-drafts.ts';
import { useGridEdit } from './use-grid-edit.ts';
import { type GridWrites, useGridWrites } from './use-grid-writes.ts';

/** All figures as in a spreadsheet: metrics by reporting times or by entities. Typed numbers are saved at once. */
export const GridPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Grid of figures`;
  usePageTitle(title);
  const navigate = useNavigate();
  const place = readGridPlace(useSearch({ strict: false }));
  const move = (change: GridPlace) =>
    void navigate({ to: '.', search: { ...place, ...change }, replace: true, resetScroll: false });
  const choices = useHubChoices(place);
  return (
    <Page
      title={title}
      purpose={
        <Trans>Type or paste figures as in a spreadsheet. Each one is saved as soon as you leave its cell.</Trans>
      }
    >
      <HubTabs current="/ct/data-hub/grid" permissions={permissions} />
      {choices.error ? (
        <LoadFailed title={<Trans>The grid could not be loaded</Trans>} error={choices.error} onRetry={choices.retry} />
      ) : (
        <Stack gap={4}>
          {choices.times?.length === 0 && <NoTimes />}
          <GridFilters place={place} choices={choices} onMove={move} />
          <Figures place={place} choices={choices} mayWrite={permissions.includes('data-hub:write')} />
        </Stack>
      )}
    </Page>
  );
};

/** Columns of the grid: the reporting times of one entity, or the entities at one time. */
const useColumns = (by: GridPlace['by'], { times, entities, time, subject }: HubChoices) => {
  const { t } = useLingui();
  const nameOf = useTimeName();
  return useMemo((): GridColumn[] => {
    if (by !== 'entities')
      return (times ?? []).map((each) => ({
        ...{ id: each.id, name: nameOf(each), reportingTimeId: each.id, subject: subject ?? 'organisation' },
      }));
    if (!time) return [];
    const at = { reportingTimeId: time.id };
    return [
      { ...at, id: 'organisation', name: t`The whole organisation`, subject: 'organisation' },
      ...(entities ?? []).map(({ id, name }) => ({ ...at, id, name, subject: id })),
    ];
  }, [by, times, entities, time, subject, t, nameOf]);
};

type FiguresProps = { readonly place: GridPlace; readonly choices: HubChoices; readonly mayWrite: boolean };

const Figures = ({ place, choices, mayWrite }: FiguresProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const library = useQuery(frameworkQueries.metrics(useApi()));
  const { q, versionId, parts = false } = place;
  const kept = useKeptMetrics(library.data, undefined, {
    place: { q, versionId },
    reportingTimeId: undefined,
    subject: undefined,
  });
  const rows = useMemo(
    () => (library.data && kept.keep ? gridRows(library.data, { keep: kept.keep, parts, language }) : []),
    [library.data, kept.keep, parts, language],
  );
  const columns = useColumns(place.by, choices);
  const cells = useGridCells(rows, columns);
  const drafts = useGridDrafts();
  const writes = useGridWrites({ drafts, onStored: cells.put });
  const [removing, setRemoving] = useState<readonly DataPointCell[]>([]);
  const edit = useGridEdit({ rows, columns, cells, writes, onRemove: setRemoving });
  useEarlierTyped(drafts.earlier, {
    ...{ rows, columns, isRead: cells.isRead },
    onFound: ({ row, column, text, version }) => {
      const key = cellKeyOf(row.id, column);
      // What still stands over the same figure goes out by itself; over another one the person decides.
      if (versionIn(cells.cells.get(key)) === version) edit([{ key: row.id, column: column.id, text, before: '' }]);
      else writes.refuse(key, { row, column, text, version, reason: t`Typed earlier, and not saved yet` });
    },
  });
  const error = library.data ? (kept.error ?? cells.error) : library.error;
  if (error)
    return (
      <LoadFailed
        title={<Trans>The grid could not be loaded</Trans>}
        error={error}
        onRetry={() => {
          if (library.isError) void library.refetch();
          cells.retry();
        }}
      />
    );
  return (
    <Stack gap={3}>
      <GridUnsaved
        writes={writes}
        onAgain={({ row, column, text }) => edit([{ key: row.id, column: column.id, text, before: '' }])}
      />
      <GridTable
        key={`${place.by} ${rows.length} ${columns.length}`}
        {...{ rows, columns, cells, writes, mayWrite }}
        waiting={!library.data || !kept.keep || !choices.times || !choices.entities}
        onEdit={edit}
      />
      <SavingStatus writes={writes} />
      {removing.length > 0 && <RemoveFigures points={removing} onClose={() => setRemoving([])} />}
    </Stack>
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
