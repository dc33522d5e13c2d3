import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { reportIn } from '../reports/index.ts';
import { listPublications } from './versions.repository.ts';

/** All published versions of the report, the latest first. */
export const readPublications = ({ database }: GatewayDeps, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, id);
    return listPublications(scoped, id);
  });
