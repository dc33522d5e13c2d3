import { portalRequestQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { AnswerHistory as History } from '@esg/app-kit/figures';
import type { PortalQuestion, PortalTask } from '@esg/contract';
import type { MetricQuestion } from './metric-of.ts';
import { placeOf } from './request-place.ts';
import { useAnswerContext } from './use-answer-context.ts';

type AnswerHistoryProps = {
  readonly task: PortalTask;
  readonly question: PortalQuestion;
  readonly metric: MetricQuestion;
};

/** Who entered and changed the answers to a question, once there are any. */
export const AnswerHistory = ({ task, question, metric }: AnswerHistoryProps) => {
  const api = useApi();
  const context = useAnswerContext(metric);
  const { current, months } = question;
  if (current === null && months.every((month) => month.current === null)) return null;
  return <History query={portalRequestQueries.history(api, placeOf(task, question))} context={context} />;
};
