export { createCalls } from './calls.ts';
export { createJobs, type Job, type Jobs } from './jobs.ts';
export { attempt, lastSeenBefore, queueLost, scopeOfJob } from './long-jobs.ts';
