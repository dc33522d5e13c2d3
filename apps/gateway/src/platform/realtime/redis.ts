import type { Log } from '../log.ts';

/** Rooms and counts shared by several gateways through Redis. Loaded only where one is configured. */
export const connectRedis = async (url: string, log: Log) => {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-adapter'),
  ]);
  const publisher = createClient({ url });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) client.on('error', (err) => log.error({ err }, 'redis failed'));
  await Promise.all([publisher.connect(), subscriber.connect()]);
  return {
    adapter: createAdapter(publisher, subscriber),
    /** For counting. */
    client: publisher,
    close: async () => {
      await Promise.allSettled([publisher.close(), subscriber.close()]);
    },
  };
};
