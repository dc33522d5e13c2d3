import { type ApiClient, frameworkQueries, reportQueries, reportWorkQueries } from '@esg/api-client';
import type { ReportDisclosure } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Where in a report somebody is. */
export type ReportPlace = {
  readonly reportId: string;
  readonly step: string;
  readonly versionId?: string | undefined;
  /** The disclosure that the address asks for. */
  readonly disclosure?: string | undefined;
};

/** Codes that stand in an address as they are. */
const plainCode = /^[\w.-]+$/;

/** The disclosure that an address asks for. */
export const disclosureIn = ({ search }: Pick<Location, 'search'>): string | undefined => {
  const code = new URLSearchParams(search).get('disclosure') ?? '';
  return plainCode.test(code) ? code : undefined;
};

/** Answers of the disclosure that data input opens: the one of the address, else the first that is still to be worked on. */
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

/** Asks for what the wizard begins with while its code is still on its way. A failure is told where the wizard shows it. */
export const readReportAhead = (api: ApiClient, queryClient: QueryClient, place: ReportPlace): void => {
  const { reportId, step, versionId } = place;
  void queryClient.prefetchQuery(reportQueries.one(api, reportId));
  if (versionId) void queryClient.prefetchQuery(frameworkQueries.one(api, versionId));
  if (step !== 'data-input') return;
  readAnswersAhead(api, queryClient, place).catch(() => {});
  void queryClient.prefetchQuery(reportQueries.disclosures(api, reportId));
  void queryClient.prefetchQuery(reportWorkQueries.work(api, reportId));
};
