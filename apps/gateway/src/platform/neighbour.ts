/** Error codes of Node's network and disks, and those of the mail client. */
const systemCodes =
  /^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EROFS|EIO|ESOCKET|EDNS)/;
/** PostgreSQL: cannot be reached, has no space, is shutting down or starting, cannot use its disk; or is a read-only copy. */
const databaseCodes = /^(?:08|53|57P|58|25006$)/;
/** Messages of drivers without a code, when a connection breaks or none is available. */
const brokenConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/;
/** Errors of the Redis client. */
const redisNames = new Set(['ClientOfflineError', 'SocketClosedUnexpectedlyError', 'ConnectionTimeoutError']);

/** A neighbour of the gateway (database, Redis, file storage, mail server) is unavailable now; the same call may work later. */
export class NeighbourAway extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'NeighbourAway';
  }
}

/**
 * Whether a neighbour is the reason: away, restarting, out of space. Checks causes too. Such an error is answered with 503, tried again by
 * jobs, and never ends the process.
 */
export const isNeighbourAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof NeighbourAway) return true;
  if ('code' in error && typeof error.code === 'string')
    if (systemCodes.test(error.code) || ('severity' in error && databaseCodes.test(error.code))) return true;
  if (error instanceof Error && (brokenConnection.test(error.message) || redisNames.has(error.constructor.name)))
    return true;
  return 'cause' in error && isNeighbourAway(error.cause);
};

/** Whether the gateway has closed its database, as it does when it stops: what is still at work goes on after the next start. */
export const isDatabaseClosed = (error: unknown): boolean =>
  error instanceof Error &&
  (/^Cannot use a pool after calling end/.test(error.message) || isDatabaseClosed(error.cause));

/** The result of the work, or a rejection when it takes longer: for neighbours whose clients would wait for very long. */
export const within = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NeighbourAway(`No answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};
