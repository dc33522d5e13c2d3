import type { FrameworksInUse } from '@esg/contract';
import { listStockExchanges } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { frameworkIn } from './frameworks.service.ts';
import { libraryOnOffer } from './offered.service.ts';

/** The current listing rules of the stock exchange in the organisation's profile. */
const versionsOfListing = async (scoped: Scoped): Promise<string[]> => {
  const listedOn = (await findOwnOrganisation(scoped))?.organisation.stockExchange;
  const country = listStockExchanges().find(({ id }) => id === listedOn)?.country;
  if (!country) return [];
  const offered = await libraryOnOffer(scoped);
  return offered
    .filter(
      ({ category, region, supersededBy }) =>
        category === 'EXCHANGE_LISTING_REQUIREMENTS' && region === country && !supersededBy,
    )
    .map(({ versionId }) => versionId);
};

/**
 * The frameworks that the organisation works with, and the metrics that matter with them: what they ask for, and what has figures in the
 * data hub, so that no figure is out of sight.
 */
export const inUseIn = async (
  scoped: Scoped,
  ofReports: readonly string[],
  answered: ReadonlySet<string>,
): Promise<FrameworksInUse> => {
  const versionIds = new Set([...(await versionsOfListing(scoped)), ...ofReports]);
  const frameworks: FrameworksInUse['frameworks'] = [];
  const metricKeys = new Set(answered);
  for (const versionId of versionIds) {
    const framework = await frameworkIn(scoped, versionId);
    if (!framework) continue;
    frameworks.push({ versionId, name: framework.name });
    for (const { disclosures } of framework.topics)
      for (const { fields } of disclosures) for (const { key } of fields) metricKeys.add(key);
  }
  return { frameworks, metricKeys: [...metricKeys].sort() };
};
