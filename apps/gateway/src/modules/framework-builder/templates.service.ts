import {
  builderLimits,
  type Framework,
  issueAt,
  type NewReportTemplate,
  type ReportTemplate,
  type ReportTemplateChange,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { frameworkIn, isWithdrawn } from '../frameworks/index.ts';
import { hasFeature } from '../tenants/index.ts';
import * as rows from './templates.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const templateFrom = async (scoped: Scoped, row: rows.TemplateRow): Promise<ReportTemplate> => {
  const { id, name, versionId, disclosureCodes, languages, description, reportingBoundary, version } = row;
  const framework = await frameworkIn(scoped, versionId);
  return {
    id,
    name,
    versionId,
    disclosureCodes,
    languages,
    description,
    reportingBoundary,
    version,
    framework: framework?.name ?? { en: versionId, zhTw: versionId },
    usable: framework !== undefined && !(await isWithdrawn(scoped, versionId)),
    updatedAt: row.updatedAt.toISOString(),
  };
};

const readFramework = async (scoped: Scoped, versionId: string): Promise<Framework> => {
  const framework = await frameworkIn(scoped, versionId);
  if (!framework) throw new ProblemError('request.invalid', { issues: [issueAt('versionId', 'choice_unknown')] });
  return framework;
};

/** The chosen disclosures in the framework's own order, each once. Throws `request.invalid` for unknown codes. */
const choiceOf = (framework: Framework, codes: readonly string[]): string[] => {
  const all = framework.topics.flatMap(({ disclosures }) => disclosures.map(({ code }) => code));
  const known = new Set(all);
  const issues = codes.flatMap((code, index) =>
    known.has(code) ? [] : [issueAt(`disclosureCodes.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  const chosen = new Set(codes);
  return all.filter((code) => chosen.has(code));
};

/** All templates of the organisation by name. */
export const readTemplates = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<ReportTemplate[]> =>
  database.withScope(scope, async (scoped) => {
    const templates: ReportTemplate[] = [];
    for (const row of await rows.listTemplates(scoped)) templates.push(await templateFrom(scoped, row));
    return templates;
  });

/** Saves a choice that reports start from. */
export const createTemplate = async (deps: Deps, scope: Scope, given: NewReportTemplate): Promise<ReportTemplate> => {
  const at = deps.now();
  const made = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'report-templates');
    if ((await rows.countTemplates(scoped)) >= builderLimits.templatesMax) throw new ProblemError('own_framework.full');
    const disclosureCodes = choiceOf(await readFramework(scoped, given.versionId), given.disclosureCodes);
    const row = await rows.insertTemplate(scoped, { ...given, disclosureCodes, createdAt: at, updatedAt: at });
    return templateFrom(scoped, row);
  });
  deps.realtime.publish(scope, { type: 'frameworks.changed' });
  return made;
};

/** Changes a template. Throws `report_template.stale` with the present one. */
export const changeTemplate = async (deps: Deps, scope: Scope, id: string, change: ReportTemplateChange) => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const before = await rows.findTemplate(scoped, id);
    if (!before) throw new ProblemError('resource.not_found');
    const disclosureCodes = choiceOf(await readFramework(scoped, before.versionId), change.disclosureCodes);
    const row = await rows.updateTemplate(scoped, id, { ...change, disclosureCodes }, deps.now());
    if (!row)
      throw new ProblemError('report_template.stale', { extra: { current: await templateFrom(scoped, before) } });
    return templateFrom(scoped, row);
  });
  deps.realtime.publish(scope, { type: 'frameworks.changed' });
  return changed;
};

/** Removes a template. Reports made from it stay as they are. */
export const removeTemplate = async (deps: Deps, scope: Scope, id: string) => {
  const was = await deps.database.withScope(scope, (scoped) => rows.deleteTemplate(scoped, id));
  if (!was) throw new ProblemError('resource.not_found');
  deps.realtime.publish(scope, { type: 'frameworks.changed' });
};

/** Identifies a template at one version: stored in a report that begins with it. */
export const templateVersionIdOf = ({ id, version }: Pick<rows.TemplateRow, 'id' | 'version'>): string =>
  `template-${id}-${version}`;

/** The settings of a report that is made from this template. Throws `request.invalid` for a template of another framework. */
export const templateFor = async (scoped: Scoped, id: string, versionId: string): Promise<rows.TemplateRow> => {
  if (!(await hasFeature(scoped, 'custom-template'))) throw new ProblemError('permission.denied');
  const row = await rows.findTemplate(scoped, id);
  if (row?.versionId !== versionId)
    throw new ProblemError('request.invalid', { issues: [issueAt('templateId', 'choice_unknown')] });
  return row;
};
