import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findImport, listWrittenPoints } from '../imports/index.ts';
import { listRestingOn } from './import-reports.repository.ts';

/**
 * The reports that rest on what an import wrote: people see them before they undo it. Nothing for an import that wrote nothing; throws
 * `resource.not_found` for an unknown one.
 */
export const readImportReports = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, importId: string) =>
  database.readScope(scope, async (scoped) => {
    if (!(await findImport(scoped, importId))) throw new ProblemError('resource.not_found');
    return listRestingOn(scoped, await listWrittenPoints(scoped, importId));
  });
