import { listFrameworks } from '@esg/standards';
import type { createHarness } from '../../testing/harness.ts';

/** Turns every framework of the library on at every tenant, including previews. */
export const offerEverything = async ({ database }: Awaited<ReturnType<typeof createHarness>>) => {
  const versionIds = JSON.stringify(listFrameworks().map(({ versionId }) => versionId));
  await database.pool.query(
    `update tenants set feature_flag = feature_flag || jsonb_build_object('versionIds', $1::jsonb)`,
    [versionIds],
  );
};
