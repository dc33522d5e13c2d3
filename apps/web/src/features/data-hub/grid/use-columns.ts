import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { HubChoices } from '../frame/use-hub-choices.ts';
import { useTimeName } from '../shared/point-words.ts';
import type { GridColumn } from './grid-model.ts';
import type { GridPlace } from './grid-place.ts';

/** Columns of the grid: the reporting times of one entity, or the entities at one time. */
export const useColumns = (by: GridPlace['by'], { times, entities, time, subject }: HubChoices) => {
  const { t } = useLingui();
  const nameOf = useTimeName();
  return useMemo((): GridColumn[] => {
    if (by !== 'entities')
      return (times ?? []).map((each) => ({
        id: each.id,
        name: nameOf(each),
        reportingTimeId: each.id,
        subject: subject ?? 'organisation',
      }));
    if (!time) return [];
    const at = { reportingTimeId: time.id };
    return [
      { ...at, id: 'organisation', name: t`The whole organisation`, subject: 'organisation' },
      ...(entities ?? []).map(({ id, name }) => ({ ...at, id, name, subject: id })),
    ];
  }, [by, times, entities, time, subject, t, nameOf]);
};
