import { portalRequestMutations, type RequestPlace } from '@esg/api-client';
import { useApi, useSavedField, useServices } from '@esg/app-kit';
import type { PortalTask } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type FileQueue, fileQueueOf } from './file-queue.ts';
import { type Submission, showSubmission, submitterOf } from './submission.ts';
import { submissionId } from './submission-name.ts';

/** How a submission is sent in this browser. */
export const useSending = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { session, config } = useServices();
  const userId = session.userId() ?? '';
  const { scansUploads } = config;
  return useMemo(
    () => ({ api, queryClient, userId, files: fileQueueOf(userId, scansUploads) }),
    [api, queryClient, userId, scansUploads],
  );
};

/** Sends files one after another, so that the last response has all of them, and each once. */
export const useFileSender = (files: FileQueue) => {
  const { mutateAsync } = useMutation({
    ...portalRequestMutations.addEvidence(useApi(), useQueryClient()),
    scope: { id: 'portal-evidence' },
  });
  return useMemo(() => files.sendOnce(mutateAsync), [files, mutateAsync]);
};

/** The submission of a request: it waits on this device until its answers and files are stored. */
export const useSubmission = (task: Pick<PortalTask, 'version'> & RequestPlace) => {
  const sending = useSending();
  const { version } = task;
  const stored = useMemo(() => ({ value: null, version }), [version]);
  const { value, state, change, flush, reset } = useSavedField<Submission>({
    id: submissionId(task),
    stored,
    save: submitterOf(sending, task),
    delayMs: 0,
  });
  const id = submissionId(task);
  useEffect(() => showSubmission(id), [id]);
  return {
    state,
    /** Whether somebody wants it, and it is neither done nor refused. */
    isWanted: value !== null && (state.kind === 'saving' || state.kind === 'kept'),
    submit: () => {
      change({ version, at: new Date().toISOString() });
      flush();
    },
    withdraw: () => reset(stored),
  };
};
