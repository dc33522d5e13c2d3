import { type ApiClient, frameworkQueries, reportQueries, reportWorkQueries } from '@esg/api-client';
import type { ReportDisclosure } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The place in a report that somebody has open. */
export type ReportPlace = {
  readonly reportId: string;
  readonly step: string;
  readonly versionId?: string | undefined;
  /** The disclosure that the address names. */
  readonly disclosure?: string | undefined;
};

/** Codes that are not encoded in an address. */
const plainCode = /^[\w.-]+$/;

/** The disclosure that an address names. */
export const disclosureIn = ({ search }: Pick<Location, 'search'>): string | undefined => {
  const code = new URLSearchParams(search).get('disclosure') ?? '';
  return plainCode.test(code) ? code : undefined;
};

/** Reads the answers of the disclosure that data input opens: the one of the address, else the first unfinished one. */
const readAnswersAhead = async (
  api: ApiClient,
  queryClient: QueryClient,
  { reportId, disclosure }: ReportPlace,
): Promise<void> => {
  const isOpen = ({ status }: ReportDisclosure) => status !== 'completed' && status !== 'omitted';
  const states = disclosure ? [] : await queryClient.fetchQuery(reportQueries.disclosures(api, reportId));
  const code = disclosure ?? states.find(isOpen)?.code;
  if (code) await queryClient.prefetchQuery(reportQueries.answers(api, reportId, code));
};

/** Requests the data that the wizard begins with while its code still loads. The wizard shows a failure. */
export const readReportAhead = (api: ApiClient, queryClient: QueryClient, place: ReportPlace): void => {
  const { reportId, step, versionId } = place;
  void queryClient.prefetchQuery(reportQueries.one(api, reportId));
  if (versionId) void queryClient.prefetchQuery(frameworkQueries.one(api, versionId));
  if (step !== 'data-input') return;
  readAnswersAhead(api, queryClient, place).catch(() => {});
  void queryClient.prefetchQuery(reportQueries.disclosures(api, reportId));
  void queryClient.prefetchQuery(reportWorkQueries.work(api, reportId));
};
