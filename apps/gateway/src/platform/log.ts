import { type DestinationStream, type Logger, pino } from 'pino';
import { describeFault } from './fault.ts';

export type Log = Logger;

/**
 * Structured logs, one JSON object per line. Tokens, passwords and cookies are never logged; of an error only what `describeFault` returns,
 * so that no parameter of a query is logged either.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: describeFault },
      redact: ['password', 'token', 'accessToken', 'refreshToken', 'authorization', 'cookie', '*.password', '*.token'],
    },
    destination ?? pino.destination({ sync: false }),
  );
