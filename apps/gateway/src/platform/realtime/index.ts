export { createRealtime, type Realtime } from './realtime.ts';
export { connectRedis } from './redis.ts';
