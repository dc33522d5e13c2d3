import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs, one JSON object per line. Tokens, passwords and cookies never get in. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: ['password', 'token', 'accessToken', 'refreshToken', 'authorization', 'cookie', '*.password', '*.token'],
    },
    destination ?? pino.destination({ sync: false }),
  );
