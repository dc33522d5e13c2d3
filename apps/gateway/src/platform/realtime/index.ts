export { createRealtime, type MayFollowReport, type Realtime } from './realtime.ts';
export { connectRedis } from './redis.ts';
