import { IdSchema } from '@esg/contract';
import * as v from 'valibot';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import type { InfectedFile } from '../../platform/uploads/index.ts';
import { shownName } from '../files/index.ts';
import { findActor } from '../users/index.ts';
import { appendAudit } from './audit.repository.ts';
import { mayFollowReport } from './reports.service.ts';

/** Logs in the report that a file was refused: the sender, the file's name, and what was found. */
export const logRefusedFile = async (
  scoped: Scoped,
  reportId: string,
  { name, found }: Pick<InfectedFile, 'name' | 'found'>,
  at: Date,
  place: { section?: string; field?: string } = {},
) => {
  const entry = { action: 'file-refused' as const, ...place, newValue: `${shownName(name)} · ${found}` };
  await appendAudit(scoped, reportId, await findActor(scoped), at, [entry]);
};

/**
 * The same for a file that was sent to an address of a report; does nothing for other addresses, and for reports that the person may not
 * read.
 */
export const logRefusedReportFile = async (
  deps: Pick<GatewayDeps, 'database' | 'now'>,
  scope: Scope,
  file: InfectedFile,
) => {
  const reportId = /^\/api\/reports\/([^/]+)\//.exec(file.path)?.[1];
  if (!v.is(IdSchema, reportId) || !(await mayFollowReport(deps, scope, reportId))) return;
  await deps.database.withScope(scope, (scoped) => logRefusedFile(scoped, reportId, file, deps.now()));
};
