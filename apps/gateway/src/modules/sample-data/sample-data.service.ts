import {
  issueAt,
  isYearLong,
  type NewDataPoint,
  type Report,
  type ReportingTime,
  type SampleData,
  type SampleDataDraft,
} from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { hasOwnFigures, writeDataPoints } from '../data-points/index.ts';
import { insertEntity } from '../entities/index.ts';
import { removeFile } from '../files/index.ts';
import { isOnOffer } from '../frameworks/index.ts';
import { startFilled } from '../report-creation/index.ts';
import { ensureTime, listTimes } from '../reporting-times/index.ts';
import { type BeforeRemoval, markDeleted, purgeReport } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import {
  deleteSample,
  findSampleEntity,
  holdIndustry,
  listSamplePeriods,
  listSampleReports,
  markTimes,
} from './sample-data.repository.ts';
import {
  type SampleFigure,
  sampleDisclosures,
  sampleFigures,
  sampleKindOf,
  sampleNames,
  sampleReportName,
} from './sample-figures.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'realtime' | 'now'>;

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Makes the pages of everybody in the organisation reload what the sample data are part of. */
const announce = ({ realtime }: Pick<Deps, 'realtime'>, scope: Scope) => {
  for (const type of ['entities.changed', 'reporting-times.changed', 'data-points.changed'] as const)
    realtime.publish(scope, { type });
};

const sampleIn = async (scoped: Scoped): Promise<SampleData | null> => {
  const entity = await findSampleEntity(scoped);
  if (!entity) return null;
  const found = await listSampleReports(scoped, entity.id);
  return {
    entityId: entity.id,
    name: entity.name,
    periods: await listSamplePeriods(scoped, entity.id),
    hasOwnFigures: await hasOwnFigures(scoped),
    reports: found.filter(({ deletedAt }) => deletedAt === null).length,
  };
};

/** The sample data of the caller's organisation; null where there are none. */
export const readSampleData = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<SampleData | null> =>
  database.withScope(scope, sampleIn);

/** The two newest years of the organisation, or the last two complete calendar years; the older first. */
const yearsFor = async (scoped: Scoped, now: Date): Promise<[ReportingTime, ReportingTime]> => {
  const known = (await listTimes(scoped))
    .filter(({ period }) => isYearLong(period) && period.end <= now.toISOString().slice(0, 10))
    .toSorted((one, other) => other.period.end.localeCompare(one.period.end));
  const last = known[0];
  const before = known.find(({ period }) => last !== undefined && period.end < last.period.start);
  if (last && before) return [before, last];
  const made: ReportingTime[] = [];
  const present = new Set(known.map(({ id }) => id));
  for (const year of [now.getUTCFullYear() - 2, now.getUTCFullYear() - 1])
    made.push(await ensureTime(scoped, { start: `${year}-01-01`, end: `${year}-12-31` }, now));
  await markTimes(
    scoped,
    made.map(({ id }) => id).filter((id) => !present.has(id)),
  );
  return made as [ReportingTime, ReportingTime];
};

const draftOf = (
  { metricKey, unit }: SampleFigure,
  number: string,
  entityId: string,
  time: ReportingTime,
  source: string,
): NewDataPoint | undefined => {
  const metric = findMetric(metricKey);
  const sectionId = metric?.subMetrics[0]?.sections[0]?.id;
  if (!metric || !sectionId) return undefined;
  return {
    sectionId,
    entityId,
    reportingTimeId: time.id,
    labelIds: [],
    value: { type: metric.type === 'integer' ? 'integer' : 'number', rows: [{ number, unit, descriptor: '' }] },
    source,
    internal: false,
    quality: null,
    methodology: '',
    explanation: '',
  };
};

const fill = async (scoped: Scoped, { language }: SampleDataDraft, now: Date) => {
  const kind = sampleKindOf(await holdIndustry(scoped));
  if (await findSampleEntity(scoped)) return;
  const name = sampleNames[kind][language];
  const managerId = scoped.role === 'entity-manager' ? scoped.userId : null;
  const entity = await insertEntity(
    scoped,
    { name, type: 'Company', parentId: null, fiscalYearStartMonth: 1, managerId, isSample: true },
    now,
  );
  if (!entity) throw new Error('The entity of the sample data was not stored');
  const [before, last] = await yearsFor(scoped, now);
  const drafts = sampleFigures(kind).flatMap((figure) =>
    [
      draftOf(figure, figure.before, entity.id, before, name),
      draftOf(figure, figure.last, entity.id, last, name),
    ].filter(isDefined),
  );
  const written = await writeDataPoints(
    scoped,
    drafts.map((draft) => ({ draft, replaces: null })),
    { actor: await findActor(scoped), now },
  );
  const refused = written.find(({ ok }) => !ok);
  if (refused) throw new Error('A figure of the sample data was refused');
};

/** Adds two years of an invented company of the organisation's kind. Existing data stay unchanged. */
export const createSampleData = async (deps: Deps, scope: Scope, draft: SampleDataDraft): Promise<SampleData> => {
  const sample = await deps.database.withScope(scope, async (scoped) => {
    await fill(scoped, draft, deps.now());
    return sampleIn(scoped);
  });
  if (!sample) throw new Error('The sample data were not stored');
  announce(deps, scope);
  return sample;
};

type SampleFramework = keyof typeof sampleDisclosures;

/** The first framework that the tenant offers. */
const frameworkFor = async (scoped: Scoped): Promise<SampleFramework> => {
  for (const versionId of Object.keys(sampleDisclosures) as SampleFramework[])
    if (await isOnOffer(scoped, versionId)) return versionId;
  throw new ProblemError('framework.withdrawn');
};

/** Creates a report of the sample data for their last year. Throws `request.invalid` where there are none. */
export const createSampleReport = async (deps: Deps, scope: Scope, { language }: SampleDataDraft): Promise<Report> => {
  const report = await deps.database.withScope(scope, async (scoped) => {
    const sample = await sampleIn(scoped);
    const period = sample?.periods.at(-1);
    if (!sample || !period) throw new ProblemError('request.invalid', { issues: [issueAt('sampleData', 'required')] });
    const versionId = await frameworkFor(scoped);
    const made = await startFilled(
      scoped,
      {
        draft: { versionId, name: `${sampleReportName[language]} ${period.end.slice(0, 4)}` },
        settings: {
          description: '',
          descriptions: {},
          reportingBoundary: sample.name,
          reportingBoundaries: {},
          languages: [language],
          entityIds: [sample.entityId],
          figuresByEntity: false,
          figuresByEntityLevel: 'first',
          issuerClass: null,
          materialTopics: null,
          period,
        },
        disclosureCodes: sampleDisclosures[versionId],
        answers: [],
        omissions: new Map(),
        fillFromHub: true,
      },
      deps.now(),
    );
    return made.report;
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId: report.id });
  return report;
};

/** Removes the sample data and every report about them. The organisation's own data stay unchanged. */
export const removeSampleData = async (deps: Deps, scope: Scope, beforeRemoval: BeforeRemoval) => {
  const { reportIds, afterwards } = await deps.database.withScope(scope, async (scoped) => {
    await holdIndustry(scoped);
    const entity = await findSampleEntity(scoped);
    if (!entity) return { reportIds: [], afterwards: [] };
    const found = await listSampleReports(scoped, entity.id);
    const steps: (() => Promise<void>)[] = [];
    for (const { id, deletedAt } of found) {
      if (deletedAt === null) await markDeleted(scoped, id, deps.now(), '');
      steps.push(await purgeReport(scoped, id, beforeRemoval));
    }
    const files = await deleteSample(scoped, entity.id);
    steps.push(async () => {
      for (const fileId of files) await removeFile(deps, scope, fileId);
    });
    return { reportIds: found.map(({ id }) => id), afterwards: steps };
  });
  for (const step of afterwards) await step();
  for (const reportId of reportIds) deps.realtime.publish(scope, { type: 'report.removed', reportId });
  announce(deps, scope);
};
