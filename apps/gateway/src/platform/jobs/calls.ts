import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Transaction } from '../database/index.ts';
import type { Log } from '../log.ts';

const channel = 'jobs';
/** How long to wait before a broken connection is opened again. */
const restMilliseconds = 5000;

/** How gateways that share a PostgreSQL notify each other when one of them queues a job. */
export type Calls = ReturnType<typeof createCalls>;

/**
 * Notifications are sent with the transaction that queues the job. They are received on a separate connection; where it breaks, or cannot
 * listen (PgBouncer), each gateway still looks from time to time.
 */
export const createCalls = (pool: pg.Pool, log: Pick<Log, 'warn'>) => {
  const own = randomUUID();
  let isOver = false;
  let line: pg.Client | undefined;

  const hear = async (onCall: (kind: string) => void, onGap: () => void) => {
    const client = new pg.Client(pool.options);
    const broken = new Promise<unknown>((resolve) => {
      client.on('error', resolve).once('end', () => resolve(undefined));
    });
    line = client;
    client.on('notification', ({ payload = '' }) => {
      const [from, kind = ''] = payload.split(' ');
      if (from !== own) onCall(kind);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // Notifications may have been missed while the connection was lost.
      onGap();
      await broken;
    } finally {
      client.end().catch(() => undefined);
    }
  };

  return {
    /** Notifies the other gateways that a job of that kind waits: once the transaction commits, where there is one. */
    tell: async (kind: string, tx?: Transaction) => {
      const text = `${own} ${kind}`;
      if (tx) await tx.execute(sql`select pg_notify(${channel}, ${text})`);
      else await pool.query('select pg_notify($1, $2)', [channel, text]);
    },
    /** Listens until it is closed. `onGap`: notifications may have been missed. */
    listen: async (onCall: (kind: string) => void, onGap: () => void) => {
      while (!isOver) {
        await hear(onCall, onGap).catch((err: unknown) => {
          if (!isOver) log.warn({ err }, 'jobs of other gateways are looked for from time to time');
        });
        if (!isOver) await pause(restMilliseconds, undefined, { ref: false });
      }
    },
    close: async () => {
      isOver = true;
      await line?.end().catch(() => undefined);
    },
  };
};
