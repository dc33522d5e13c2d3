import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listWrittenPoints } from '../imports/index.ts';
import { listRestingOn } from './import-reports.repository.ts';

/** The reports that rest on what an import wrote: people see them before they undo it. Nothing for an import that wrote nothing. */
export const readImportReports = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, importId: string) =>
  database.readScope(scope, async (scoped) => listRestingOn(scoped, await listWrittenPoints(scoped, importId)));
