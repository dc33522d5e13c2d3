import type { CarryPlan, Framework } from '@esg/contract';
import { isRetired } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { frameworkIn, isWithdrawn, listReleases } from '../frameworks/index.ts';
import { disclosuresOf } from '../reports/index.ts';

/** The version for a report of the period: this one, or its replacement where that is in force by then. */
export const versionDue = ({ versionId, supersededBy: next }: Framework, { start }: { start: string }): string =>
  next && isRetired(versionId) && (next.from === null || start >= next.from) ? next.versionId : versionId;

/**
 * Versions for a report of the period that follows one of this framework; the present one is first unless it has ended: the version that
 * replaces it as a whole, those with the replacements of its disclosures, and later releases of an organisation's own framework.
 */
export const versionsAfter = async (
  scoped: Scoped,
  present: Framework,
  period: { start: string },
): Promise<CarryPlan['versions']> => {
  const releases = await listReleases(scoped);
  const own = releases.find(({ versionId }) => versionId === present.versionId);
  const later = releases.filter(
    ({ frameworkId, number }) => frameworkId === own?.frameworkId && number > (own?.number ?? 0),
  );
  const ids = new Set([
    versionDue(present, period),
    ...(present.supersededBy ? [present.supersededBy.versionId] : []),
    ...disclosuresOf(present).flatMap(({ supersededBy }) => supersededBy?.versionId ?? []),
    ...later.map(({ versionId }) => versionId),
  ]);
  const versions: CarryPlan['versions'] = [];
  for (const versionId of ids) {
    const framework = await frameworkIn(scoped, versionId);
    const { name, version } = framework ?? {};
    if (!name || version === undefined || (await isWithdrawn(scoped, versionId))) continue;
    versions.push({ versionId, framework: name, version });
  }
  return versions;
};
