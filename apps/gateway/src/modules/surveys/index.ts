import { systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { readResults } from './results.service.ts';
import { holdAnswers, listUnscattered, lockUnscattered, scatterResponses } from './scatter.repository.ts';

type ScatterDeps = Parameters<typeof readResults>[0];

export { answeringRoutes } from './answering.routes.ts';
export { surveyReminders } from './reminders.ts';
export { findStakeholderAxis } from './results.service.ts';
export { surveysRoutes } from './surveys.routes.ts';

/** Removes the order from anonymous responses of every survey that ended and still has it, and adds them up for whoever looks or scores next. */
export const scatterEnded = async (deps: ScatterDeps) => {
  const { database, now, log } = deps;
  const scatter = (id: string) =>
    database.withSystem(async (tx) => {
      if (!(await lockUnscattered(tx, id, now()))) return;
      await holdAnswers(tx, id);
      await scatterResponses(tx, id, now());
    });
  // One that fails keeps no other waiting; the next night tries it again.
  for (const { id, ...owner } of await database.withSystem((tx) => listUnscattered(tx, now())))
    await scatter(id).then(
      () => readResults(deps, systemScope(owner), id).catch(() => undefined),
      (err: unknown) => log.error({ err, survey: id }, 'a survey kept the order of its answers'),
    );
};

/** Each night, and when a gateway starts, takes the order out of anonymous responses of surveys that ended by themselves. */
export const scheduleSurveys = (deps: GatewayDeps) => {
  const job = deps.jobs.define('surveys.scatter', () => scatterEnded(deps), { cron: '35 2 * * *' });
  deps.jobs.onStart(() => job.enqueue({}));
};
