import fc from 'fast-check';

/** The same cases on every machine and in every run, so that a rare finding never blocks an unrelated change. */
const usualSeed = 20_261_122;

const { FC_SEED: asked = String(usualSeed), FC_RUNS: runs } = process.env;

/** Seeds all property tests: `FC_SEED=random` or `FC_SEED=<number>` for other cases, `FC_RUNS=<number>` for more of them (`npm run fuzz`). */
fc.configureGlobal({
  ...(asked !== 'random' && { seed: Number(asked) }),
  ...(runs && { numRuns: Number(runs) }),
});
