import type pg from 'pg';

/** Numbers of the locks that gateways of one deployment use in their database. */
const locks = { migrate: 724_001, setUp: 724_002, queues: 724_003 };

/**
 * Does the work while no other process does work of that kind in this database; the others wait. The connection that holds the lock is
 * passed to the work. When the process ends, the lock ends with its connection.
 */
export const oneAtATime = async <Result>(
  pool: pg.Pool,
  kind: keyof typeof locks,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let isLocked = false;
  try {
    await client.query('select pg_advisory_lock($1)', [locks[kind]]);
    isLocked = true;
    return await work(client);
  } finally {
    const freed = isLocked && client.query('select pg_advisory_unlock($1)', [locks[kind]]);
    // A connection that may still hold the lock must not return to the pool.
    const isFree = await Promise.resolve(freed).then(
      () => true,
      () => false,
    );
    client.release(!isFree);
  }
};
