import type { AnswerPlace } from '@esg/api-client';
import { useApi, useSavedField, useSaveMark } from '@esg/app-kit';
import {
  checkDataPoint,
  mergeParts,
  type Period,
  type PortalAnswer,
  type PortalMonth,
  type PortalQuestion,
  type PortalTask,
  totalOf,
} from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type AnswerDraft, nothing, saverOf, saysOf, storedAnswer } from './answer.ts';
import { answerId } from './answer-name.ts';
import type { MetricQuestion } from './metric-of.ts';
import { placeOf } from './request-place.ts';

/** An answer that saves by itself: without a connection it waits on this device, and changes by others are merged. */
const useSaved = (place: AnswerPlace, current: PortalAnswer | null) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const stored = useMemo(() => storedAnswer(current), [current]);
  return useSavedField<AnswerDraft>({
    id: answerId(place),
    stored,
    merge: mergeParts,
    says: saysOf,
    save: saverOf(api, queryClient, place),
  });
};

/** The answer for the whole period. */
export const useAnswer = (task: PortalTask, question: PortalQuestion) => {
  const { t } = useLingui();
  const saved = useSaved(placeOf(task, question), question.current);
  const mark = useSaveMark(saved.state);
  // An answer is replaced, never emptied: what is stored stays until another one is typed.
  const [isEmptied, setIsEmptied] = useState(false);
  const draft = isEmptied ? { ...saved.value, value: null } : saved.value;
  const isKept = saved.state.kind === 'kept';
  return {
    ...saved,
    draft,
    type: (part: Partial<AnswerDraft>) => {
      const next = { ...draft, ...part };
      setIsEmptied(next.value === null);
      if (next.value === null) saved.hold();
      else saved.change(next);
    },
    mark: isKept ? t`Saved on this device. It’s sent when you’re connected again.` : mark,
    /** Whether the box is empty while an answer is stored. */
    isEmptied: isEmptied && question.current !== null,
  };
};

/** The answer for one month, which an empty box removes. */
export const useMonthAnswer = (task: PortalTask, question: PortalQuestion, { month, current }: PortalMonth) => {
  const { t } = useLingui();
  const saved = useSaved({ ...placeOf(task, question), month }, current);
  const mark = useSaveMark(saved.state);
  const draft = saved.value;
  const type = (part: Partial<AnswerDraft>) => {
    const next = { ...draft, ...part };
    saved.change(next.value === null ? nothing : next);
  };
  return { ...saved, draft, type, mark: saved.state.kind === 'kept' ? t`Saved on this device` : mark };
};

/** What the parts of a form need of an answer. */
export type TypedAnswer = Pick<Answer, 'draft' | 'state' | 'type' | 'flush' | 'keepMine' | 'takeTheirs'>;
export type Answer = ReturnType<typeof useAnswer>;

/** What a figure is compared with, and the change in percent above which the hub asks for an explanation. */
export type Compared = Pick<PortalQuestion, 'before' | 'changeThreshold'> & Partial<Pick<PortalQuestion, 'peers'>>;

/** The findings of the hub's checks about what is typed, and whether the change needs an explanation, given or not. */
export const checksOf = (
  { metric, units }: MetricQuestion,
  { before, changeThreshold, peers = null }: Compared,
  period: Period,
  draft: AnswerDraft,
) => {
  const check = {
    value: draft.value,
    total: totalOf(draft.value, metric, units),
    unitKind: metric.unitKind,
    period,
    explanation: draft.explanation,
    changeThreshold,
    previous: before && { id: '', ...before, total: totalOf(before.value, metric, units) },
    peers,
    others: [],
  };
  return {
    findings: checkDataPoint(check).filter(({ kind }) => kind !== 'missing'),
    asks: checkDataPoint({ ...check, explanation: '' }).some(({ kind }) => kind === 'change'),
  };
};
