import type { AnswerPlace } from '@esg/api-client';
import { type SavedField, useApi, useOwnCurrency, useSavedFields } from '@esg/app-kit';
import { mergeParts, type PortalMonth, type PortalQuestion, type PortalTask } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnswerDraft, saverOf, saysOf, storedAnswer } from '../answer.ts';
import { answerId } from '../answer-name.ts';
import { type MetricQuestion, metricOf } from '../metric-of.ts';
import { placeOf } from '../request-place.ts';
import { inTurn } from './in-turn.ts';
import { byMonths, unitOfMonths } from './month-figures.ts';

/** One question as a line of the table. */
export type MonthLine = {
  readonly question: PortalQuestion;
  readonly metric: MetricQuestion;
  /** The unit of a figure that names none. */
  readonly unit: string;
};

/** One month of one question, as it is typed. */
export type MonthCell = {
  readonly id: string;
  readonly line: MonthLine;
  readonly month: PortalMonth;
  readonly field: SavedField<AnswerDraft>;
};

/** The questions that may be answered by months. */
const useLines = (task: PortalTask): readonly MonthLine[] => {
  const currency = useOwnCurrency();
  return useMemo(
    () =>
      byMonths(task.questions).flatMap((question) => {
        const metric = metricOf(task, question);
        return metric ? [{ question, metric, unit: unitOfMonths(metric, question, currency) }] : [];
      }),
    [task, currency],
  );
};

/** All months of all questions that may be answered by months, each of which saves by itself as in the list of months, one after the other. */
export const useMonthCells = (task: PortalTask) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const lines = useLines(task);
  const places = useMemo(
    () =>
      lines.flatMap((line) =>
        line.question.months.map((month) => {
          const place: AnswerPlace = { ...placeOf(task, line.question), month: month.month };
          return { id: answerId(place), line, month, place };
        }),
      ),
    [task, lines],
  );
  const uses = useMemo(
    () =>
      places.map(({ id, month, place }) => ({
        id,
        stored: storedAnswer(month.current),
        merge: mergeParts,
        says: saysOf,
        save: inTurn(saverOf(api, queryClient, place)),
      })),
    [places, api, queryClient],
  );
  const fields = useSavedFields<AnswerDraft>(uses);
  const cells = places.flatMap(({ id, line, month }, at): MonthCell[] => {
    const field = fields[at];
    return field ? [{ id, line, month, field }] : [];
  });
  return { lines, cells };
};
