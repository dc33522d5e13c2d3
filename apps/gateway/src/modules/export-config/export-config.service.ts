import {
  type ExportConfig,
  type ExportConfigChange,
  type ExportConfigSettings,
  exportConfigDefaults,
  sameJson,
} from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { appendAudit, lockEditableReport, reportIn } from '../reports/index.ts';
import { type ExportConfigRow, findExportConfig, writeExportConfig } from './export-config.repository.ts';

/** A stored choice, with defaults for properties that are newer than it. */
export const exportSettingsOf = (row: Pick<ExportConfigRow, 'settings'> | undefined): ExportConfigSettings => ({
  ...exportConfigDefaults,
  ...row?.settings,
  contents: { ...exportConfigDefaults.contents, ...row?.settings.contents },
});

const configOf = (row: ExportConfigRow | undefined): ExportConfig => ({
  settings: exportSettingsOf(row),
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
  updatedBy: row ? { name: row.updatedByName } : null,
});

/** The choice of the report's files, or the default. */
export const readExportConfig = ({ database }: GatewayDeps, scope: Scope, reportId: string): Promise<ExportConfig> =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return configOf(await findExportConfig(scoped, reportId));
  });

/** The changed settings, as the log names them. */
const changedPart = (before: ExportConfigSettings, after: ExportConfigSettings) => {
  const said = ({ formats, languages, sideBySide, contents }: ExportConfigSettings) =>
    [
      formats.join(', '),
      languages.join(', '),
      sideBySide ? 'side-by-side' : '',
      Object.entries(contents)
        .flatMap(([part, isIn]) => (isIn ? part : []))
        .join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
  return { action: 'changed' as const, field: 'exportConfig', oldValue: said(before), newValue: said(after) };
};

/**
 * Stores the choice. Refuses with `report.stale` and the present one where somebody else changed it meanwhile; an equal choice is no
 * conflict, so that a request may be repeated.
 */
export const changeExportConfig = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  { settings, version }: ExportConfigChange,
): Promise<ExportConfig> => {
  const config = await deps.database.withScope(scope, async (scoped) => {
    const { actor, now } = await lockEditableReport(scoped, reportId, deps.now());
    const current = configOf(await findExportConfig(scoped, reportId));
    if (sameJson(current.settings, settings)) return current;
    if (current.version !== version) throw new ProblemError('report.stale', { extra: { current } });
    const row = await writeExportConfig(scoped, {
      reportId,
      settings,
      version: current.version + 1,
      updatedAt: now,
      updatedByName: actor.name,
    });
    await appendAudit(scoped, reportId, actor, now, [changedPart(current.settings, settings)]);
    return configOf(row);
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return config;
};
