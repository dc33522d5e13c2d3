import type pg from 'pg';

/** The embedded database has nobody who tidies up by itself: gives back space and refreshes what the planner knows. */
export const vacuum = async (pool: pg.Pool) => {
  await pool.query('vacuum (analyze)');
};
