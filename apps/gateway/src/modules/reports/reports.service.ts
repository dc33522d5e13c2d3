import {
  type Entity,
  type EntityLevel,
  type Framework,
  issueAt,
  levelAmong,
  localized,
  mainText,
  may,
  mayDecideAbout,
  type Report,
  type ReportChange,
  type ReportDraft,
  type ReportPage,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { cursorOf, ProblemError, positionOf } from '../../platform/http/index.ts';
import { listEntities } from '../entities/index.ts';
import { templateFor, templateVersionIdOf } from '../framework-builder/index.ts';
import { type FrameworkHead, frameworkIn, headIn, headInMemory, isWithdrawn } from '../frameworks/index.ts';
import { findActor } from '../users/index.ts';
import { appendAudit, linkAudit, listUnlinked } from './audit.repository.ts';
import { finishReportChange, lockEditableReport, periodOf } from './change-context.ts';
import { findDecidedTopics } from './decisions.repository.ts';
import { selectExactly } from './disclosures.repository.ts';
import { nameMaterialTopics, takeUpManagement } from './material-topics.ts';
import { missingCounter } from './missing-provisions.ts';
import { changedSettings, settingsAudit } from './report-change.ts';
import {
  countReports,
  findManagerOf,
  findReport,
  hasReport,
  insertReport,
  listReports,
  type ReportListing,
  type ReportWithProgress,
  updateReport,
} from './reports.repository.ts';
import { findSubject } from './subject.repository.ts';
import { fillTwins } from './twins.ts';

type CountMissing = ReturnType<typeof missingCounter>;

const reportOf = (
  row: ReportWithProgress,
  framework: FrameworkHead | undefined,
  countMissing: CountMissing = missingCounter(),
): Report => {
  const selected = new Set(row.codes);
  const missing = countMissing({ ...row, period: periodOf(row) });
  return {
    id: row.id,
    versionId: row.versionId,
    ...(row.templateVersionId === null ? {} : { templateVersionId: row.templateVersionId }),
    framework: framework?.name ?? { en: row.versionId, zhTw: row.versionId },
    type: row.type,
    name: row.name,
    description: row.description,
    reportingBoundary: row.reportingBoundary,
    names: localized(row.name, row.names, row.languages),
    descriptions: localized(row.description, row.descriptions, row.languages),
    reportingBoundaries: localized(row.reportingBoundary, row.reportingBoundaries, row.languages),
    period: periodOf(row),
    entityIds: row.entityIds,
    figuresByEntity: row.figuresByEntity,
    figuresByEntityLevel: row.figuresByEntityLevel,
    isSample: row.isSample,
    entitiesManagerId: row.entitiesManagerId,
    issuerClass: row.issuerClass,
    materialTopics: row.materialTopics,
    languages: row.languages,
    status: row.status,
    currentStep: row.currentStep,
    disclosureCodes: framework ? framework.codes.filter((code) => selected.has(code)) : row.codes,
    progress: { done: row.done, begun: row.begun, total: row.codes.length, ...missing },
    collaborators: row.collaborators,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
};

/** The version of the framework that a report was made with. */
export const readFramework = async (scoped: Scoped, { versionId }: Pick<Report, 'versionId'>): Promise<Framework> => {
  const framework = await frameworkIn(scoped, versionId);
  if (!framework) throw new Error(`The framework version ${versionId} of a stored report is nowhere to be found`);
  return framework;
};

/** The report inside the transaction. Throws `resource.not_found`. */
export const reportIn = async (scoped: Scoped, id: string): Promise<Report> => {
  const row = await findReport(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return reportOf(row, await headIn(scoped, row.versionId));
};

/** Reports from these rows. The database is asked again only where a framework is not cached. */
const listReportsFrom = async (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  rows: readonly ReportWithProgress[],
): Promise<Report[]> => {
  const countMissing = missingCounter();
  if (rows.every(({ versionId }) => headInMemory(versionId)))
    return rows.map((row) => reportOf(row, headInMemory(row.versionId), countMissing));
  return database.readScope(scope, async (scoped) => {
    const reports: Report[] = [];
    for (const row of rows) reports.push(reportOf(row, await headIn(scoped, row.versionId), countMissing));
    return reports;
  });
};

/** One report of the caller's organisation. */
export const readReport = async (deps: GatewayDeps, scope: Scope, id: string): Promise<Report> => {
  const row = await deps.database.askScope(scope, (scoped) => findReport(scoped, id));
  const [report] = await listReportsFrom(deps, scope, row ? [row] : []);
  if (!report) throw new ProblemError('resource.not_found');
  return report;
};

/** Whether the person may follow changes of that report: it belongs to their organisation, and they may read reports. */
export const mayFollowReport = async ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, id: string) =>
  may(scope.role, 'report:read', scope.organisationType) && database.askScope(scope, (scoped) => hasReport(scoped, id));

/** One page of the caller's organisation's reports, newest first; the first page has the number of reports in the list. */
export const listReportPage = async (
  deps: GatewayDeps,
  scope: Scope,
  { cursor, limit, ...listing }: ReportListing & { cursor?: string | undefined; limit: number },
): Promise<ReportPage> => {
  const after = positionOf(cursor);
  const { rows, total } = await deps.database.askScope(scope, async (scoped) => {
    const [found, counted] = await Promise.all([
      listReports(scoped, { ...listing, after, limit: limit + 1 }),
      after ? null : countReports(scoped, listing),
    ]);
    return { rows: found, total: counted };
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: await listReportsFrom(deps, scope, items),
    nextCursor: last && rows.length > items.length ? cursorOf(last) : null,
    total,
  };
};

/** What a new report copies from another one of the same framework. Refuses a report that is unknown, or by another framework. */
const selectionFrom = async (scoped: Scoped, id: string, versionId: string) => {
  const row = await findReport(scoped, id);
  if (row?.versionId !== versionId)
    throw new ProblemError('request.invalid', { issues: [issueAt('selectionOf', 'choice_unknown')] });
  const { languages, reportingBoundary, reportingBoundaries, entityIds, figuresByEntity, figuresByEntityLevel } = row;
  const { issuerClass, materialTopics, codes } = row;
  const boundary = { reportingBoundary, reportingBoundaries, entityIds, figuresByEntity, figuresByEntityLevel };
  return { settings: { ...boundary, languages, issuerClass, materialTopics }, codes };
};

/**
 * Starts a report inside the transaction, in the requested languages, else those of the copied report, else the organisation's. Its name is
 * in the first language. Refuses a framework that is not on offer.
 */
export const createIn = async (scoped: Scoped, draft: ReportDraft, now: Date): Promise<Report> => {
  const { versionId, names, templateId, selectionOf, issuerClass } = draft;
  if (!(await frameworkIn(scoped, versionId)))
    throw new ProblemError('request.invalid', { issues: [issueAt('versionId', 'choice_unknown')] });
  if (await isWithdrawn(scoped, versionId)) throw new ProblemError('framework.withdrawn');
  const template = templateId === undefined ? undefined : await templateFor(scoped, templateId, versionId);
  const other = selectionOf === undefined ? undefined : await selectionFrom(scoped, selectionOf, versionId);
  const actor = await findActor(scoped);
  const subject = await findSubject(scoped);
  const usual = template?.languages ?? [subject?.organisation.reportLanguage ?? 'en'];
  const languages = [...new Set(draft.languages ?? other?.settings.languages ?? usual)];
  const name = mainText(localized(draft.name, names, languages), languages);
  const id = await insertReport(scoped, {
    versionId,
    name,
    names: names ?? {},
    templateVersionId: template ? templateVersionIdOf(template) : null,
    description: template?.description ?? '',
    reportingBoundary: template?.reportingBoundary ?? '',
    collaborators: [actor],
    createdAt: now,
    updatedAt: now,
    ...other?.settings,
    ...(issuerClass && { issuerClass }),
    languages,
  });
  const codes = template?.disclosureCodes ?? other?.codes;
  if (codes) await selectExactly(scoped, id, codes);
  await appendAudit(scoped, id, actor, now, [{ action: 'created', newValue: name }]);
  return reportIn(scoped, id);
};

const requireKnown = (entities: readonly Pick<Entity, 'id'>[], ids: readonly string[] = []) => {
  const known = new Set(entities.map(({ id }) => id));
  const issues = ids.flatMap((id, index) => (known.has(id) ? [] : [issueAt(`entityIds.${index}`, 'choice_unknown')]));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

const requireLevel = (entities: readonly Pick<Entity, 'id'>[], level: EntityLevel = 'first') => {
  if (levelAmong(entities, level) !== level)
    throw new ProblemError('request.invalid', { issues: [issueAt('figuresByEntityLevel', 'choice_unknown')] });
};

/** A report is about the sample data from its beginning or never: real and sample figures are never mixed. */
const requireNotMixed = (
  entities: readonly Pick<Entity, 'id' | 'isSample'>[],
  before: Report,
  ids: readonly string[],
) => {
  const isSample = entities.some((entity) => entity.isSample && ids.includes(entity.id));
  if (isSample !== before.isSample || (isSample && ids.length > 1))
    throw new ProblemError('request.invalid', { issues: [issueAt('entityIds', 'choice_unknown')] });
};

/**
 * Nobody may become an approver of others' work by changing what it covers (decision 13): entity managers can make a report one about their
 * entities only while nobody else has worked on it.
 */
const requireNoRightGained = async (scoped: Scoped, before: Report, entityIds: readonly string[]) => {
  if (scoped.role !== 'entity-manager' || mayDecideAbout(scoped, before)) return;
  const gains = mayDecideAbout(scoped, { entitiesManagerId: await findManagerOf(scoped, entityIds) });
  if (gains && before.collaborators.some(({ id }) => id !== scoped.userId)) throw new ProblemError('permission.denied');
};

/**
 * Changes the given fields. Refuses with `report.stale` where somebody else changed the settings meanwhile; a change that is stored already
 * is no conflict, so that a request may be repeated. The step to continue at is stored whatever the version, and does not count as a
 * change.
 */
export const changeReport = async (deps: GatewayDeps, scope: Scope, id: string, change: ReportChange) => {
  const now = deps.now();
  const { report, changed, filled } = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, id, now);
    const before = await reportIn(scoped, id);
    const framework = await readFramework(scoped, before);
    const { disclosureCodes, period, ...texts } = changedSettings(before, change, framework);
    const differs = Boolean(disclosureCodes || period || Object.keys(texts).length > 0);
    const { currentStep = before.currentStep } = change;
    if (differs && change.version !== before.version)
      throw new ProblemError('report.stale', { extra: { current: before } });
    if (!differs) {
      if (currentStep !== before.currentStep) await updateReport(scoped, id, { currentStep });
      return { report: { ...before, currentStep }, changed: false, filled: false };
    }
    if (texts.entityIds) await requireNoRightGained(scoped, before, texts.entityIds);
    const entities = texts.entityIds || texts.figuresByEntityLevel ? await listEntities(scoped) : [];
    requireKnown(entities, texts.entityIds);
    requireLevel(entities, texts.figuresByEntityLevel);
    if (texts.entityIds) requireNotMixed(entities, before, texts.entityIds);
    if (disclosureCodes) {
      await selectExactly(scoped, id, disclosureCodes);
      await fillTwins(scoped, work, framework);
    }
    const { materialTopics = before.materialTopics } = texts;
    const decided = await findDecidedTopics(scoped, { versionId: before.versionId, period: period ?? before.period });
    const topics = { before: before.materialTopics, after: materialTopics, decided };
    // A selection that comes with the topics takes precedence.
    const isFollowed = texts.materialTopics !== undefined && disclosureCodes === undefined;
    const isTakenUp = isFollowed && (await takeUpManagement(scoped, work, framework, topics));
    const days = period && { periodStart: period.start, periodEnd: period.end };
    await finishReportChange(scoped, work, { ...texts, ...days, currentStep }, true);
    const mayName = texts.materialTopics !== undefined || disclosureCodes !== undefined;
    const isNamed = mayName && (await nameMaterialTopics(scoped, work, framework, topics));
    const report = await reportIn(scoped, id);
    const selection = isTakenUp ? report.disclosureCodes : disclosureCodes;
    const entries = settingsAudit(before, { ...texts, disclosureCodes: selection, period }, entities);
    await appendAudit(scoped, id, work.actor, now, entries);
    return { report, changed: true, filled: isNamed };
  });
  if (filled) deps.realtime.publish(scope, { type: 'answers.filled', reportId: id });
  if (changed) deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
  return report;
};

/** Links entries that were written before the chain existed (docs/adr/0035). Later runs find nothing to do. */
export const linkOldEntries = ({ database }: Pick<GatewayDeps, 'database'>) =>
  database.withSystem(async (tx) => {
    for (const { reportId, ...owner } of await listUnlinked(tx)) await linkAudit({ tx, ...owner }, reportId);
  });
