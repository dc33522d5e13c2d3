import type pg from 'pg';

/** Vacuums and analyses the embedded database, which has no autovacuum. */
export const vacuum = async (pool: pg.Pool) => {
  await pool.query('vacuum (analyze)');
};
