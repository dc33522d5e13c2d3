import type { GatewayDeps } from '../../platform/deps.ts';
import { holdAnswers, listUnscattered, scatterResponses } from './scatter.repository.ts';

export { answeringRoutes } from './answering.routes.ts';
export { surveyReminders } from './reminders.ts';
export { surveysRoutes } from './surveys.routes.ts';

/** Removes the order from anonymous responses of every survey that ended and still has it. */
export const scatterEnded = async ({ database, now }: Pick<GatewayDeps, 'database' | 'now'>) => {
  for (const { id } of await database.withSystem((tx) => listUnscattered(tx, now())))
    await database.withSystem(async (tx) => {
      await holdAnswers(tx, id);
      await scatterResponses(tx, id, now());
    });
};

/** Each night, and when a gateway starts, takes the order out of anonymous responses of surveys that ended by themselves. */
export const scheduleSurveys = (deps: GatewayDeps) => {
  const job = deps.jobs.define('surveys.scatter', () => scatterEnded(deps), { cron: '35 2 * * *' });
  deps.jobs.onStart(() => job.enqueue({}));
};
