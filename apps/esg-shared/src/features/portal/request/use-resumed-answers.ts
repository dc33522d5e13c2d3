import { useServices } from '@esg/app-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeAnswers } from './answer.ts';

/** Sends answers that an earlier visit could not send, as soon as the portal is opened. */
export const useResumedAnswers = () => {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const userId = session.userId();
    if (userId) void resumeAnswers(api, queryClient, userId);
  }, [api, queryClient, session]);
};
