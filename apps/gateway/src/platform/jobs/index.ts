export { createJobs, type Job, type Jobs } from './jobs.ts';
