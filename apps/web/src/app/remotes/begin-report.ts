import type { ApiClient } from '@esg/api-client';
import type { RuntimeConfig } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { loadRemote } from './load-remote.ts';
import { disclosureIn, type ReportPlace, readReportAhead } from './report-ahead.ts';

const pathOfReport = /^\/ct\/(?:framework-reports\/([^/]+)|template-reports\/[^/]+)\/reports\/([^/]+)\/([^/]+)\/?$/;

type Address = Pick<Location, 'pathname' | 'search'>;

/** The place in a report that an address names; undefined for any other address. */
export const reportPlaceOf = ({ pathname, search }: Address): ReportPlace | undefined => {
  const [, versionId, reportId, step] = pathOfReport.exec(pathname) ?? [];
  if (!reportId || !step) return undefined;
  return { reportId, step, versionId, disclosure: disclosureIn({ search }) };
};

/** Fetches the wizard's code and the data it begins with. The wizard shows a failure. */
export const beginReport = (
  api: ApiClient,
  queryClient: QueryClient,
  { remoteModules }: Pick<RuntimeConfig, 'remoteModules'>,
): void => {
  const place = reportPlaceOf(location);
  if (place) readReportAhead(api, queryClient, place);
  loadRemote('core-platform/FrameworkReport', remoteModules).catch(() => {});
};
