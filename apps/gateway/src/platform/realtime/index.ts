export { createRealtime, type MayFollowReport, type Realtime } from './realtime.ts';
