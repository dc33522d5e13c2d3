import { changeClimateLines, fetchClimateLines } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import type { ClimateActivity, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askedAlike } from './same-meter.ts';
import { fieldsOfLine } from './typed-line.ts';

/** Answers a question of a line, and of all other lines of its meter that are asked the same where people want that. */
export const useAnswer = (line: ClimateActivity, question: ClimateQuestion) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<{ readonly changed: number; readonly error: unknown; readonly pending: boolean }>({
    changed: 0,
    error: null,
    pending: false,
  });
  const answer = async (part: Partial<NewClimateActivity>, alike: boolean) => {
    const { activityTypeId, entityId } = line;
    const narrowed = { state: 'open' as const, activityTypeId, ...(entityId !== null && { entityId }) };
    const others = alike ? askedAlike(await fetchClimateLines(api, narrowed), line, question) : [];
    const changes = [line, ...others].map((each) => ({
      id: each.id,
      change: { ...fieldsOfLine(each), ...part, version: each.version },
    }));
    return changeClimateLines(api, queryClient, changes, (changed) => setState((before) => ({ ...before, changed })));
  };
  return {
    ...state,
    reply: (part: Partial<NewClimateActivity>, alike: boolean) => {
      setState({ changed: 0, error: null, pending: true });
      void answer(part, alike).then(
        (changed) => {
          setState({ changed, error: null, pending: false });
          notify('success', changed === 1 ? msg`Line saved` : msg`${{ changed }} lines saved`);
        },
        (error: unknown) => setState((before) => ({ ...before, error, pending: false })),
      );
    },
  };
};
