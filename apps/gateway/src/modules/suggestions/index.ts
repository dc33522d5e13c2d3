import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { runRoutes } from './runs.routes.ts';
import type { Wake } from './runs.service.ts';
import { suggestionRoutes } from './suggestions.routes.ts';
import { recoverRuns, workOnRuns } from './work.ts';

export { startRunIn, type Wake } from './runs.service.ts';

/** Work that goes on for longer counts as stuck. */
const expireInSeconds = 15 * 60;

/** The job that looks for suggestions (AI_ANSWER_DISCLOSURE); what it returns wakes it. */
export const defineSuggesting = (deps: GatewayDeps): Wake => {
  const job: Job<object> = deps.jobs.define<object>('suggestions.work', () => workOnRuns(deps, job), {
    expireInSeconds,
  });
  deps.jobs.define('suggestions.recover', () => recoverRuns(deps, job, false), { cron: '* * * * *' });
  deps.jobs.onStart(() => recoverRuns(deps, job, deps.config.databaseKind === 'embedded'));
  return job;
};

/** Suggestions of documents for a report, and the runs that look for them. */
export const suggestionsRoutes = (deps: GatewayDeps, wake: Wake) =>
  createTenantRouter().route('/', suggestionRoutes(deps)).route('/', runRoutes(deps, wake));
