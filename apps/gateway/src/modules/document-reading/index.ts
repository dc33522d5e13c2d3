import type { GatewayDeps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { readWaiting, recoverReadings, renewReadings } from './work.ts';

export {
  awaitAgain,
  findPageTexts,
  insertReading,
  listPages,
  listReadings,
  listSegments,
  updateSegment,
} from './document-reading.repository.ts';

/** Files are read one at a time in each process, so more jobs would only wait. */
const expireInSeconds = 15 * 60;

/** The jobs that read files of documents. What it returns wakes them for files that wait. */
export const defineReading = (deps: GatewayDeps): (() => Promise<void>) => {
  const job: Job<object> = deps.jobs.define<object>('document-reading.work', () => readWaiting(deps, job), {
    expireInSeconds,
  });
  deps.jobs.define('document-reading.recover', () => recoverReadings(deps, job, false), { cron: '* * * * *' });
  deps.jobs.onStart(async () => {
    await renewReadings(deps);
    await recoverReadings(deps, job, deps.config.databaseKind === 'embedded');
  });
  // A file that nobody was woken for is found within a minute.
  return () => job.enqueue({}).catch((err: unknown) => deps.log.warn({ err }, 'documents wait to be read'));
};
