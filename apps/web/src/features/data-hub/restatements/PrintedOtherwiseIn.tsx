import { reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Period, sameJson } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { PrintedOtherwise } from './PrintedOtherwise.tsx';

/** Says of the figures of these years which published reports print them otherwise, as a page that shows them has to. */
export const PrintedOtherwiseIn = ({ periods }: { readonly periods: readonly Period[] }) => {
  const { data: times = [] } = useQuery(reportingTimeQueries.all(useApi()));
  const shown = times.filter(({ period }) => periods.some((each) => sameJson(each, period)));
  return <PrintedOtherwise reportingTimeIds={shown.map(({ id }) => id)} />;
};
