import {
  type AiReportSetting,
  type Disclosure,
  type DutyFacts,
  dutyOf,
  generationsOf,
  isBinding,
  may,
  publishedFrom,
  type Report,
  type ReportDraft,
} from '@esg/contract';
import { isBegunBy, isForNewReports } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import { isOnOffer } from '../frameworks/index.ts';
import { answeredMetrics, type Filling, takeBlanks } from '../hub-answers/index.ts';
import { requireOpen } from '../module-gate/index.ts';
import { createIn, disclosuresOf, readFramework, reportIn } from '../reports/index.ts';
import { finishReportChange, lockReport, selectExactly } from '../reports/kernel.ts';
import { startRunIn, type Wake } from '../suggestions/index.ts';
import { answerWhatIsKnown } from './known-answers.ts';

/** The disclosures that the framework requires of this issuer for this period, and those that the data hub answers at least in part. */
const isForThisReport = (versionId: string, disclosure: Disclosure, facts: DutyFacts, metrics: ReadonlySet<string>) =>
  isBinding(dutyOf(disclosure, facts)) || isBegunBy(versionId, disclosure, metrics);

/**
 * Selects and fills the disclosures that the data hub answers, so that the report begins with the answers it was promised, and with values
 * that are known anyway.
 */
const fill = async (
  scoped: Scoped,
  report: Report,
  { days, now, filling }: { days: NonNullable<ReportDraft['period']>; now: Date; filling?: Filling | undefined },
) => {
  const framework = await readFramework(scoped, report);
  if (report.disclosureCodes.length === 0) {
    const disclosures = disclosuresOf(framework);
    const metrics = await answeredMetrics(scoped, days);
    const facts = { issuerClass: report.issuerClass ?? undefined, periodStart: days.start };
    const publishedOn = publishedFrom(days, now.toISOString().slice(0, 10));
    const { left } = generationsOf(framework, { periodStart: days.start, publishedOn });
    const chosen = disclosures.filter(
      (disclosure) => !left.has(disclosure.code) && isForThisReport(report.versionId, disclosure, facts, metrics),
    );
    await selectExactly(
      scoped,
      report.id,
      chosen.map(({ code }) => code),
    );
  }
  const work = await lockReport(scoped, report.id, now);
  await takeBlanks(scoped, work, filling);
  await answerWhatIsKnown(scoped, work);
};

/** The disclosures of the framework that a later one does not replace. */
const presentCodes = async (scoped: Scoped, report: Report, now: Date) => {
  const framework = await readFramework(scoped, report);
  const today = now.toISOString().slice(0, 10);
  const publishedOn = report.period ? publishedFrom(report.period, today) : today;
  const { left } = generationsOf(framework, { periodStart: report.period?.start, publishedOn });
  return disclosuresOf(framework).flatMap(({ code }) => (left.has(code) ? [] : [code]));
};

/** An AI report: the run that answers it waits from the beginning, for every disclosure where nothing else selects any. */
const lookForAnswers = async (scoped: Scoped, wake: Wake, report: Report, setting: AiReportSetting, now: Date) => {
  await requireOpen(scoped, 'document:read');
  if (report.disclosureCodes.length === 0)
    await selectExactly(scoped, report.id, await presentCodes(scoped, report, now));
  await startRunIn(scoped, report.id, { setting }, now);
  await wake.enqueue({}, scoped.tx);
  return reportIn(scoped, report.id);
};

/** A report with its period, filled from the data hub where that is requested, inside the transaction. */
export const beginReport = async (
  scoped: Scoped,
  { period, fillFromHub, ...draft }: ReportDraft,
  now: Date,
  filling?: Filling,
): Promise<Report> => {
  if (fillFromHub && !may(scoped.role, 'data-hub:read', scoped.organisationType))
    throw new ProblemError('permission.denied');
  const report = await createIn(scoped, draft, now);
  if (!period) return report;
  const work = await lockReport(scoped, report.id, now);
  await finishReportChange(scoped, work, { periodStart: period.start, periodEnd: period.end }, true);
  if (fillFromHub) await fill(scoped, report, { days: period, now, filling });
  return reportIn(scoped, report.id);
};

/**
 * Starts a report, and fills it from the data hub where that is requested. Repeating a request with the same key creates one report.
 * Refuses a version that a later one of the same framework replaces, except for a year that begins before the later one is in force.
 */
export const createReport = async (deps: GatewayDeps, wake: Wake, scope: Scope, draft: ReportDraft, key?: string) => {
  if (!isForNewReports(draft.versionId, draft.period?.start)) throw new ProblemError('framework.withdrawn');
  const now = deps.now();
  if (draft.aiReportSetting) await deps.jobs.start();
  const report = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: 'createReport', key, body: draft, status: 201, now }, async () => {
      if (!(await isOnOffer(scoped, draft.versionId))) throw new ProblemError('framework.withdrawn');
      const begun = await beginReport(scoped, draft, now);
      return draft.aiReportSetting ? lookForAnswers(scoped, wake, begun, draft.aiReportSetting, now) : begun;
    }),
  );
  deps.realtime.publish(scope, { type: 'report.changed', reportId: report.id });
  return report;
};
