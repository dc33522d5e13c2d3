import type { ClimateSumQuery, ClimateSums } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { readBasis } from './basis.ts';
import { countStates } from './climate-sums.repository.ts';
import { readCounted } from './counted-sums.ts';
import { readSummed } from './with-sums.ts';

/** Results of some months by scope, category, gas, entity, month or activity type, as far as they count, and what is still open. */
export const readSums = (
  deps: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: ClimateSumQuery,
): Promise<ClimateSums> =>
  readSummed(deps, scope, query, async (scoped) => {
    const { marks } = await readBasis(scoped);
    return { ...(await readCounted(scoped, query)), ...(await countStates(scoped, query, marks)) };
  });
