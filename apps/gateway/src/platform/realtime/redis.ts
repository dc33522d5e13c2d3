import type { Log } from '../log.ts';
import { within } from '../neighbour.ts';

/**
 * How long anything waits for Redis. It answers within a millisecond or two, and the gateway can do without it, so no page should wait for
 * it.
 */
const patienceMilliseconds = 250;
/** How long a gateway waits for the answers of others, before it returns only its own. */
const requestsTimeout = 1000;
/** How long the start of a gateway waits for Redis, before it continues without. */
const startMilliseconds = 3000;
const retryMilliseconds = { first: 50, most: 1000 };

/**
 * Rooms and counts shared by several gateways through Redis. Loaded only where one is configured. While Redis is away nothing waits and
 * nothing is stored for later: notices reach the pages of this gateway only, and counting fails at once (`NeighbourAway` and errors of the
 * client). `onBack` is called when it answers again.
 */
export const connectRedis = async (url: string, log: Log) => {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-adapter'),
  ]);
  const reconnectStrategy = (tries: number) => Math.min(retryMilliseconds.first * 2 ** tries, retryMilliseconds.most);
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: patienceMilliseconds },
    // Closes the connection when Redis stops answering.
    pingInterval: 2000,
    commandsQueueMaxLength: 1000,
    socket: { connectTimeout: 2000, socketTimeout: 6000, reconnectStrategy },
  });
  // Keeps its queue: subscriptions at the start may have to wait for the connection.
  const subscriber = publisher.duplicate({ disableOfflineQueue: false, commandOptions: {} });
  const backs: (() => void)[] = [];
  let isAway = false;
  for (const client of [publisher, subscriber])
    client.on('error', (err) => {
      // Each attempt to connect fails separately, many times a minute: logged once.
      if (!isAway) log.error({ err, kind: 'redis' }, 'Redis cannot be reached: gateways work each for itself');
      isAway = true;
    });
  const isReady = () => publisher.isReady && subscriber.isReady;
  for (const client of [publisher, subscriber])
    client.on('ready', () => {
      if (!isAway || !isReady()) return;
      isAway = false;
      log.info({ kind: 'redis' }, 'Redis answers again');
      for (const back of backs) back();
    });
  // Rejected only by `close`: until then it tries again. A gateway also starts without Redis.
  const connected = Promise.all([publisher.connect(), subscriber.connect()]).catch(() => undefined);
  await within(startMilliseconds, connected).catch(() => undefined);
  const publish = publisher.publish.bind(publisher);
  // The adapter awaits none of them, so a failing one must not be an unhandled rejection.
  const quietly = Object.assign(publisher, {
    publish: (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0),
  });
  return {
    adapter: createAdapter(quietly, subscriber, { requestsTimeout }),
    /** The client for counters. It also closes its connection when Redis stops answering. */
    counts: {
      incrBy: (key: string, by: number) => within(patienceMilliseconds, publisher.incrBy(key, by)),
      expire: (key: string, seconds: number) => within(patienceMilliseconds, publisher.expire(key, seconds)),
    },
    /** Called each time Redis answers again after it was away. */
    onBack: (back: () => void) => {
      backs.push(back);
    },
    close: () => {
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
};
