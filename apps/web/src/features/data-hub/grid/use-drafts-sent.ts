import { useLanguage } from '@esg/app-kit';
import type { MetricLibrary, Subject } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { HubChoices } from '../frame/use-hub-choices.ts';
import { useTimeName } from '../shared/point-words.ts';
import { cellKeyOf, type GridColumn, gridRows, versionIn } from './grid-model.ts';
import { type GridDrafts, useEarlierTyped } from './use-grid-drafts.ts';
import type { TypedText } from './use-grid-edit.ts';
import type { GridWrites } from './use-grid-writes.ts';

type Options = {
  readonly drafts: GridDrafts;
  readonly writes: GridWrites;
  readonly enter: (typed: TypedText) => void;
  readonly library: MetricLibrary | undefined;
  readonly choices: Pick<HubChoices, 'times' | 'entities'>;
};

/** Finds the name of a column that may not be in sight. */
const useColumnOf = ({ times, entities }: Options['choices']) => {
  const { t } = useLingui();
  const nameOf = useTimeName();
  return useMemo(() => {
    if (!times || !entities) return undefined;
    const timeOf = new Map(times.map((time) => [time.id, nameOf(time)]));
    const entityOf = new Map(entities.map(({ id, name }) => [id, name]));
    const known = new Map<string, GridColumn>();
    return (subject: Subject, reportingTimeId: string): GridColumn | undefined => {
      const time = timeOf.get(reportingTimeId);
      const of = subject === 'organisation' ? t`The whole organisation` : entityOf.get(subject);
      if (time === undefined || of === undefined) return undefined;
      const id = `${subject} ${reportingTimeId}`;
      const column = known.get(id) ?? { id, name: `${of}, ${time}`, subject, reportingTimeId };
      known.set(id, column);
      return column;
    };
  }, [times, entities, nameOf, t]);
};

/**
 * Sends texts of an earlier visit that were not stored, wherever in the grid they belong: at once if the figure is unchanged; otherwise the
 * person decides.
 */
export const useDraftsSent = ({ drafts, writes, enter, library, choices }: Options) => {
  const { t } = useLingui();
  const language = useLanguage();
  const hasEarlier = drafts.earlier !== undefined && drafts.earlier.size > 0;
  const rowOf = useMemo(
    () =>
      library && hasEarlier
        ? new Map(gridRows(library, { parts: true, language }).map((row) => [row.id, row]))
        : undefined,
    [library, hasEarlier, language],
  );
  useEarlierTyped(drafts.earlier, {
    rowOf,
    columnOf: useColumnOf(choices),
    onFound: ({ row, column, text, unit, version, points }) => {
      const key = cellKeyOf(row.id, column);
      // Somebody typed into it again meanwhile.
      if (writes.writes.has(key)) return;
      if (versionIn(points) === version) enter({ row, column, text, points, unit });
      else writes.refuse(key, { row, column, text, unit, version, reason: t`Typed earlier, and not saved yet` });
    },
  });
};
