import type { ApiClient } from '@esg/api-client';
import { resumeAnswers } from '@esg/app-kit/start';
import type { QueryClient } from '@tanstack/react-query';
import { resumePoints } from '../features/data-hub/data-entry/resume-points.ts';

/** The code that keeps typed text safe; loaded when a field is shown, a draft is left over, or the connection is back. */
export { flushFields } from '@esg/app-kit';

/** Sends the unsent changes of an earlier visit: answers of reports, and data points of the hub. */
export const resumeAll = async (api: ApiClient, queryClient: QueryClient, userId: string): Promise<void> => {
  await resumeAnswers(api, queryClient, userId);
  await resumePoints(api, queryClient, userId);
};
