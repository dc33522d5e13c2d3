import {
  type CarriedReport,
  type CarryDraft,
  commonPeriod,
  issueAt,
  type LastValues,
  type LocalizedText,
  levelAmong,
  type Report,
  type ReportOrigin,
} from '@esg/contract';
import { editionsUpTo } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import { listEntities } from '../entities/index.ts';
import { startFilled } from '../report-creation/index.ts';
import { asPublished, findPublishedBefore, hubYears } from '../report-model/index.ts';
import { byPlace, listAnswers, listSelected, readFramework, reportIn } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { carryToNextPeriod } from './carry.policy.ts';
import { type Plan, planIn } from './plan.service.ts';
import { findSource, insertSource, type SourceRow } from './sources.repository.ts';

/** The codes that the person confirmed. Throws `disclosure.not_selected` for one that is not in the plan. */
const confirmedIn = ({ shown }: Plan, { disclosureCodes }: CarryDraft): Set<string> => {
  const known = new Set([...shown.disclosures, ...shown.additions].map(({ code }) => code));
  const issues = disclosureCodes.flatMap((code, index) =>
    known.has(code) ? [] : [issueAt(`disclosureCodes.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('disclosure.not_selected', { issues });
  return new Set(disclosureCodes);
};

const readSettings = async (scoped: Scoped, { report, target }: Plan, draft: CarryDraft) => {
  const present = await listEntities(scoped);
  const entities = new Set(present.map(({ id }) => id));
  const topics = new Set(target.topics.map(({ code }) => code));
  return {
    description: report.description,
    reportingBoundary: report.reportingBoundary,
    descriptions: report.descriptions,
    reportingBoundaries: report.reportingBoundaries,
    languages: draft.languages ? [...new Set(draft.languages)] : report.languages,
    entityIds: report.entityIds.filter((id) => entities.has(id)),
    figuresByEntity: report.figuresByEntity,
    figuresByEntityLevel: levelAmong(present, report.figuresByEntityLevel),
    issuerClass: report.issuerClass,
    // Topics of another framework say nothing about this one's.
    materialTopics:
      draft.kind === 'next-period' ? (report.materialTopics?.filter((code) => topics.has(code)) ?? null) : null,
    period: draft.kind === 'next-period' ? draft.period : (report.period ?? draft.period),
  };
};

/** The name in each language: the given one, or the proposed ones where the person kept the first of them. */
const namesOf = ({ shown }: Plan, { name, names }: CarryDraft): LocalizedText =>
  names ?? (name === shown.name ? shown.names : {});

const originOf = (row: SourceRow): NonNullable<ReportOrigin['source']> => ({
  kind: row.kind,
  from: { id: row.fromReportId, ...row.from },
  ...row.made,
  at: row.at.toISOString(),
  by: { id: row.byId, name: row.byName },
});

const make = async (scoped: Scoped, id: string, draft: CarryDraft, now: Date): Promise<CarriedReport> => {
  const plan = await planIn(scoped, id, draft, now);
  const { carry, shown, target } = plan;
  const codes = confirmedIn(plan, draft);
  const isKept = ({ disclosureCode }: { disclosureCode: string }) => codes.has(disclosureCode);
  const settings = await readSettings(scoped, plan, draft);
  const { report, filled } = await startFilled(
    scoped,
    {
      draft: {
        versionId: target.versionId,
        name: draft.name,
        names: namesOf(plan, draft),
        languages: settings.languages,
      },
      settings,
      disclosureCodes: [...codes],
      answers: carry.values.filter(isKept),
      from: {
        reportId: id,
        name: plan.report.name,
        versionId: plan.report.versionId,
        framework: plan.report.framework,
        period: plan.report.period ?? draft.period,
      },
      omissions: new Map([...carry.omissions].filter(([code]) => codes.has(code))),
      reasons: new Map([...carry.reasons].filter(([code]) => codes.has(code))),
      fillFromHub: draft.fillFromHub,
    },
    now,
  );
  const by = await findActor(scoped);
  const { id: fromReportId, ...from } = shown.from;
  const source: Omit<SourceRow, 'tenantId' | 'organisationId'> = {
    reportId: report.id,
    kind: draft.kind,
    fromReportId,
    from,
    made: {
      disclosures: shown.disclosures.filter(({ code }) => codes.has(code)),
      additions: shown.additions.flatMap(({ proposed: _proposed, fromHub: _fields, ...added }) =>
        codes.has(added.code) ? [added] : [],
      ),
      fallsAway: shown.fallsAway,
      filledFromHub: filled,
    },
    at: now,
    byId: by.id,
    byName: by.name,
  };
  await insertSource(scoped, source);
  const origin = { source: originOf({ ...source, tenantId: scoped.tenantId, organisationId: scoped.organisationId }) };
  return { report, origin };
};

/**
 * Creates the report that the plan showed, completely or not at all, with the disclosures that the person confirmed. Repeating a request
 * with the same key creates one report. The first report stays unchanged.
 */
export const makeCarriedReport = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  draft: CarryDraft,
  key?: string,
) => {
  const now = deps.now();
  const made = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: `carryReport ${id}`, key, body: draft, status: 201, now }, () =>
      make(scoped, id, draft, now),
    ),
  );
  deps.realtime.publish(scope, { type: 'report.changed', reportId: made.report.id });
  return made;
};

/** The report it started from, and what was copied then. */
export const readReportOrigin = ({ database }: GatewayDeps, scope: Scope, id: string): Promise<ReportOrigin> =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, id);
    const row = await findSource(scoped, id);
    return { source: row ? originOf(row) : null };
  });

/** The report of the period before: the one this was rolled forward from, else the latest published one by the same framework. */
const findEarlierReport = async (scoped: Scoped, id: string) => {
  const report = await reportIn(scoped, id);
  const source = await findSource(scoped, id);
  if (source?.kind === 'next-period' && source.fromReportId) return { report, earlierId: source.fromReportId };
  const before =
    report.period && (await findPublishedBefore(scoped, report, report.period.start, editionsUpTo(report.versionId)));
  return { report, earlierId: before?.id };
};

/** The report, or nothing where it was deleted meanwhile. */
const reportLeft = async (scoped: Scoped, id: string) => {
  try {
    return await reportIn(scoped, id);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
};

/** The present answers of the report, by disclosure and field. */
const saidIn = async (scoped: Scoped, report: Report) => ({
  report,
  framework: await readFramework(scoped, report),
  disclosures: await listSelected(scoped, report.id),
  answers: byPlace(await listAnswers(scoped, report.id)),
});

/** The same of an earlier report, with its figures as they were last published where it was published and is edited again. */
const saidBefore = async (scoped: Scoped, report: Report) => {
  const said = await saidIn(scoped, report);
  if (report.status === 'readonly-published') return said;
  return { ...said, answers: await asPublished(scoped, report.id, said.framework, said.answers) };
};

/** The earlier report's answers to fields that this report asks for again. Inside the transaction. */
const lastValuesIn = async (scoped: Scoped, id: string): Promise<LastValues> => {
  const { report, earlierId } = await findEarlierReport(scoped, id);
  if (!report.period) return { from: null, values: [] };
  const content = await saidIn(scoped, report);
  const [entered] = await hubYears(scoped, content, 1);
  const ofHub = entered
    ? entered.values.map((value) => ({ ...value, period: entered.period, sourceCode: value.disclosureCode }))
    : [];
  const before = earlierId === undefined ? undefined : await reportLeft(scoped, earlierId);
  if (!before?.period) {
    return { from: entered ? { id: null, name: '', period: entered.period } : null, values: ofHub };
  }
  const { period, name } = before;
  const earlier = await saidBefore(scoped, before);
  const { lastValues, values } = carryToNextPeriod({
    source: earlier.framework,
    target: content.framework,
    states: earlier.disclosures,
    answers: earlier.answers,
    periodStart: report.period.start,
    publishedOn: '9999-12-31',
  });
  const said = [...lastValues, ...values].map((value) => ({ ...value, period }));
  // The nearest year is compared with; for the same year, the published value.
  const isNearer = entered && period.end < entered.period.start;
  const isSamePeriod = entered && commonPeriod(entered.period, period);
  const [first, second] = isNearer ? [ofHub, said] : [said, isSamePeriod ? ofHub : []];
  const placeOf = ({ disclosureCode, fieldKey }: (typeof said)[number]) => `${disclosureCode}\n${fieldKey}`;
  const known = new Set(first.map(placeOf));
  const more = second.filter((value) => !known.has(placeOf(value)));
  return { from: { id: before.id, name, period }, values: [...first, ...more] };
};

/** The earlier report's answers in the same fields, else the values of the data hub for that period. */
export const readLastValues = ({ database }: GatewayDeps, scope: Scope, id: string) =>
  database.withScope(scope, (scoped) => lastValuesIn(scoped, id));
