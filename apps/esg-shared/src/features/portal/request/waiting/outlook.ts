import { type ApiClient, ApiError, type RequestPlace, readPortalRequest } from '@esg/api-client';
import { goesOn, mayAnswer, type PortalTask } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Outlook, ReadOutlook } from './file-queue.ts';

type Reading = { readonly api: ApiClient; readonly queryClient: QueryClient };

/** The outlook of an answer or a file by its request: submitted ones may be returned, ended ones and questions that are asked no more take nothing. */
export const outlookIn = (task: PortalTask, sectionId: string): Outlook => {
  if (!goesOn(task) || !task.questions.some((question) => question.sectionId === sectionId)) return 'never';
  return mayAnswer(task) ? 'open' : 'later';
};

/** Reads each request once. What cannot be read for now is tried. */
export const outlookBy = ({ api, queryClient }: Reading): ReadOutlook => {
  const tasks = new Map<string, Promise<PortalTask | Outlook>>();
  const read = async (place: RequestPlace): Promise<PortalTask | Outlook> => {
    if (!navigator.onLine) return 'open';
    return readPortalRequest(api, queryClient, place).catch((error: unknown) =>
      error instanceof ApiError && (error.status === 403 || error.status === 404) ? 'unreachable' : 'open',
    );
  };
  return async ({ place: { collectionId, entityId, sectionId } }) => {
    const id = `${collectionId} ${entityId}`;
    const reading = tasks.get(id) ?? read({ collectionId, entityId });
    tasks.set(id, reading);
    const task = await reading;
    return typeof task === 'string' ? task : outlookIn(task, sectionId);
  };
};
