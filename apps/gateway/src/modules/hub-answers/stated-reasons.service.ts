import type { StatedReason } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listMetricsWithData } from '../data-points/index.ts';
import { metricOfField } from '../hub-offers/index.ts';
import { listStatedReasons } from '../imports/index.ts';
import { disclosuresOf, readFramework, reportIn } from '../reports/index.ts';

/**
 * Why a sheet says that what a disclosure asks for does not apply, for the report's days and boundary: of the whole metric, and only where
 * the data hub has no figure of it. Of several sheets the latest.
 */
export const readStatedReasons = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  reportId: string,
): Promise<StatedReason[]> =>
  database.withScope(scope, async (scoped) => {
    const report = await reportIn(scoped, reportId);
    const { period, entityIds } = report;
    if (!period) return [];
    const stated = await listStatedReasons(scoped, period);
    if (stated.length === 0) return [];
    const [onlyEntity = null, ...others] = entityIds;
    const isOfReport = (entityId: string | null) =>
      entityId === null || (others.length === 0 && entityId === onlyEntity);
    const withData = new Set(await listMetricsWithData(scoped, period));
    const latest = new Map<string, (typeof stated)[number]>();
    for (const each of stated) {
      const whole = findMetric(each.metricKey)?.subMetrics[0]?.sections[0]?.id;
      const isSaid = each.sectionId === whole && isOfReport(each.entityId) && !withData.has(each.metricKey);
      if (isSaid && !latest.has(each.metricKey)) latest.set(each.metricKey, each);
    }
    return disclosuresOf(await readFramework(scoped, report)).flatMap(({ code, fields }) =>
      fields.flatMap((field): StatedReason[] => {
        const metric = metricOfField(field);
        const said = metric && latest.get(metric.key);
        if (!said) return [];
        const { reason, fileName, importId, row } = said;
        return [{ disclosureCode: code, name: metric.name, reason, period: said.period, fileName, importId, row }];
      }),
    );
  });
