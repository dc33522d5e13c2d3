import type { GatewayDeps } from '../../platform/deps.ts';
import { listEnded, scatterResponses } from './scatter.repository.ts';

export { answeringRoutes } from './answering.routes.ts';
export { surveysRoutes } from './surveys.routes.ts';

const lookedBackMilliseconds = 3 * 24 * 60 * 60 * 1000;

/** Each night takes the order out of anonymous responses of surveys that ended by themselves. */
export const scheduleSurveys = ({ jobs, database, now }: GatewayDeps) => {
  const scatter = () =>
    database.withSystem(async (tx) => {
      const to = now();
      const ended = await listEnded(tx, new Date(to.getTime() - lookedBackMilliseconds), to);
      for (const { id } of ended) await scatterResponses(tx, id);
    });
  jobs.define('surveys.scatter', scatter, { cron: '35 2 * * *' });
};
