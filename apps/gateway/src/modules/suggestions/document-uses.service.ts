import type { DocumentUses } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { findHeads } from '../reports/index.ts';
import { countFound } from './suggestions.repository.ts';

/** What comes from these documents in reports that are not deleted. */
export const readDocumentUses = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  documentIds: readonly string[],
): Promise<DocumentUses> =>
  database.readScope(scope, async (scoped) => {
    const found = await countFound(scoped, documentIds);
    const heads = await findHeads(scoped, [...new Set(found.map(({ reportId }) => reportId))]);
    const ofHeads = found.filter(({ reportId }) => heads.has(reportId));
    const sum = (rows: typeof found) => rows.reduce((all, { count }) => all + count, 0);
    const open = ofHeads.filter(({ state }) => state === 'open');
    const taken = Map.groupBy(
      ofHeads.filter(({ state }) => state !== 'open'),
      ({ reportId }) => reportId,
    );
    const reports = [...taken].map(([id, rows]) => ({ id, name: heads.get(id)?.name ?? '', answers: sum(rows) }));
    return { reports: reports.toSorted((one, other) => one.name.localeCompare(other.name)), open: sum(open) };
  });
