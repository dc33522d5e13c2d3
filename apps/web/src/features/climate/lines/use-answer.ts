import { changeClimateLines, fetchClimateLines } from '@esg/api-client';
import { notify, useApi, useFormatters } from '@esg/app-kit';
import type { ClimateActivity, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replied } from './answers-to.ts';
import { askedAlike } from './same-meter.ts';

/** Ours: among so many open lines, the newest, those that are asked the same are looked for. */
const openMax = 500;

/**
 * Answers a question of a line, and of other lines of its meter that are asked the same where people want that. Where there may be more open
 * lines than are looked at, that is said.
 */
export const useAnswer = (line: ClimateActivity, question: ClimateQuestion) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { integer } = useFormatters();
  const [state, setState] = useState<{ readonly changed: number; readonly error: unknown; readonly pending: boolean }>({
    changed: 0,
    error: null,
    pending: false,
  });
  const answer = async (part: Partial<NewClimateActivity>, alike: boolean) => {
    const { activityTypeId, entityId } = line;
    const narrowed = { state: 'open' as const, activityTypeId, ...(entityId !== null && { entityId }) };
    const open = alike ? await fetchClimateLines(api, narrowed, openMax) : [];
    const changes = [line, ...askedAlike(open, line, question)].map((each) => ({
      id: each.id,
      change: { ...replied(each, part), version: each.version },
    }));
    const counted = (changed: number) => setState((before) => ({ ...before, changed }));
    const changed = await changeClimateLines(api, queryClient, changes, counted);
    return { changed, isCut: open.length === openMax };
  };
  return {
    ...state,
    reply: (part: Partial<NewClimateActivity>, alike: boolean) => {
      setState({ changed: 0, error: null, pending: true });
      void answer(part, alike).then(
        ({ changed, isCut }) => {
          setState({ changed, error: null, pending: false });
          notify('success', changed === 1 ? msg`Line saved` : msg`${{ changed }} lines saved`);
          const most = integer(openMax);
          if (isCut)
            notify(
              'info',
              msg`Only the newest ${most} lines with a question were looked at. Others may still be asked this.`,
            );
        },
        (error: unknown) => setState((before) => ({ ...before, error, pending: false })),
      );
    },
  };
};
