import { useApi, useSavedField, useSaveMark } from '@esg/app-kit';
import { checkDataPoint, mergeParts, type PortalQuestion, type PortalTask, totalOf } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type AnswerDraft, answerId, saverOf, saysOf, storedAnswer } from './answer.ts';
import type { MetricQuestion } from './metric-of.ts';

/** One answer that saves by itself: without a connection it waits on this device, and changes by others are merged. */
export const useAnswer = (task: PortalTask, question: PortalQuestion) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const stored = useMemo(() => storedAnswer(question), [question]);
  const saved = useSavedField<AnswerDraft>({
    id: answerId(task, question.sectionId),
    stored,
    merge: mergeParts,
    says: saysOf,
    save: saverOf(api, queryClient, task, question.sectionId),
  });
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

export type Answer = ReturnType<typeof useAnswer>;

/** The findings of the hub's checks about what is typed, and whether the change needs an explanation, given or not. */
export const checksOf = (
  { metric, units }: MetricQuestion,
  { before, changeThreshold }: Pick<PortalQuestion, 'before' | 'changeThreshold'>,
  { period }: Pick<PortalTask, 'period'>,
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
    others: [],
  };
  return {
    findings: checkDataPoint(check).filter(({ kind }) => kind !== 'missing'),
    asks: checkDataPoint({ ...check, explanation: '' }).some(({ kind }) => kind === 'change'),
  };
};
