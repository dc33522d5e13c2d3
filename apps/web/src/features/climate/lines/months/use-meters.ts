import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ClimateMeter } from '@esg/contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClimateNames } from '../../names/use-climate-names.ts';
import type { LinesPlace } from '../lines-place.ts';
import { type MonthRow, meterKeyOf } from './month-rows.ts';

const none: readonly ClimateMeter[] = [];

/** Meters with lines in the year or the one before, so that a new year begins with the rows of the last; page by page. */
export const useMeters = ({ entityId, activityTypeId }: LinesPlace, year: string) => {
  const api = useApi();
  const names = useClimateNames();
  const [pages, setPages] = useState(1);
  const asked = {
    from: `${Number(year) - 1}-01`,
    to: `${year}-12`,
    ...(entityId && { entityId }),
    ...(activityTypeId && { activityTypeId }),
  };
  const reads = useQueries({
    queries: Array.from({ length: pages }, (_, page) => climateQueries.meters(api, { ...asked, page: String(page) })),
  });
  const read = reads.flatMap(({ data }) => (data ? [data] : []));
  const items = read.flatMap((page) => page.items);
  const meters = items.length > 0 ? items : none;
  const entityName = names.entity;
  const typeName = names.activityType;
  const rows = meters.map((meter): MonthRow => {
    const type = typeName(meter.activityTypeId);
    return {
      key: meterKeyOf(meter),
      name: meter.label ? `${meter.label} (${type})` : type,
      entity: entityName(meter.entityId),
      meter,
      months: new Map(meter.months.map((month) => [month.month, month])),
    };
  });
  const signature = JSON.stringify([year, rows.map(({ name, entity, meter }) => [name, entity, meter])]);
  return {
    // The same rows as long as nothing in them changes, so that a table draws them once.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the signature holds everything that rows are made of.
    rows: useMemo(() => rows, [signature]),
    isRead: read.length > 0,
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const each of reads) if (each.isError) void each.refetch();
    },
    hasMore: read.at(-1)?.isLast === false,
    more: () => setPages(pages + 1),
    isReadingMore: reads.some(({ isFetching, data }) => isFetching && !data),
  };
};
