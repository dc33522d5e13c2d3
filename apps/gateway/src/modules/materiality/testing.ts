import type { Harness } from '../../testing/harness.ts';

/** Gives every tenant the module. Modules of a tenant are cached, so the clock is moved on. */
export const withMateriality = async (h: Harness) => {
  await h.database.pool.query(
    `update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', feature_flag -> 'featureFlags' || '["materiality"]')`,
  );
  h.clock.advance(12);
};
