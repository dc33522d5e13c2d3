import { type ImportTemplateDraft, importLimits, issueAt, type Metric } from '@esg/contract';
import { findMetric, listMetrics } from '@esg/standards';
import type { Scope, Scoped } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { runThread } from '../../../platform/reading/index.ts';
import { listOwnLabels, listPiece } from '../../data-points/index.ts';
import { listEntities } from '../../entities/index.ts';
import { frameworkIn } from '../../frameworks/index.ts';
import { listTimes } from '../../reporting-times/index.ts';
import { mediaTypes } from '../upload.ts';
import { templateWords } from './words.ts';
import type { TemplateJob } from './worker.ts';

const makeTimeoutMs = 60_000;

const unknown = (path: string) => new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });

/** The requested metrics, in the order of the library. */
const listWanted = async (scoped: Scoped, draft: ImportTemplateDraft): Promise<Metric[]> => {
  const { metricKeys, versionId, branchId } = draft;
  if (metricKeys.length === 0 && versionId === null && branchId === null) return listMetrics();
  const framework = versionId === null ? undefined : await frameworkIn(scoped, versionId);
  if (versionId !== null && !framework) throw unknown('versionId');
  const fields = framework?.topics.flatMap(({ disclosures }) => disclosures.flatMap(({ fields: all }) => all)) ?? [];
  const wanted = new Set([...metricKeys, ...fields.map(({ key }) => key)]);
  const inBranch = ({ dimension, topic, category }: Metric) =>
    branchId !== null && [dimension, topic, category].includes(branchId);
  if (metricKeys.some((key) => !findMetric(key))) throw unknown('metricKeys');
  return listMetrics().filter((metric) => wanted.has(metric.key) || inBranch(metric));
};

const readJob = async (scoped: Scoped, draft: ImportTemplateDraft): Promise<TemplateJob> => {
  const { reportingTimeIds, subjects, language, format, breakdowns, missingOnly, layout = 'lines' } = draft;
  const metrics = await listWanted(scoped, draft);
  const times = await listTimes(scoped, reportingTimeIds);
  if (times.length !== new Set(reportingTimeIds).size) throw unknown('reportingTimeIds');
  const entities = new Map((await listEntities(scoped)).map((entity) => [entity.id, entity]));
  if (subjects.some((subject) => subject !== 'organisation' && !entities.has(subject))) throw unknown('subjects');
  const sections = metrics.reduce((sum, { subMetrics }) => sum + (breakdowns ? subMetrics.length : 1), 0);
  const rows = sections * times.length * new Set(subjects).size;
  const limit = importLimits.templateRowsMax;
  if (rows > limit)
    throw new ProblemError('import.too_many', { issues: [issueAt('metricKeys', 'too_long', { length: limit })] });
  const metricKeys = metrics.map(({ key }) => key);
  return {
    metricKeys,
    times,
    subjects: [...new Set(subjects)],
    entities,
    language,
    format,
    breakdowns,
    missingOnly,
    layout,
    labels: new Map((await listOwnLabels(scoped)).map(({ id, name }) => [id, name])),
    points: await listPiece(scoped, { metricKeys, reportingTimeIds, subjects }, limit),
  };
};

/**
 * A sheet to fill in, made in a thread of its own. Throws `import.template_empty` where nothing is left to fill in, `import.too_many` for
 * more rows than a template may have, `request.invalid` for metrics or entities that the organisation does not have.
 */
export const makeTemplate = async (deps: Pick<GatewayDeps, 'database'>, scope: Scope, draft: ImportTemplateDraft) => {
  const job = await deps.database.withScope(scope, (scoped) => readJob(scoped, draft));
  if (job.metricKeys.length === 0) throw new ProblemError('import.template_empty');
  const bytes = await runThread<Uint8Array, Uint8Array>({
    script: new URL('./worker.ts', import.meta.url),
    data: job,
    timeoutMs: makeTimeoutMs,
    onMessage: (file, done) => done(file),
  });
  const extension = draft.format === 'excel' ? 'xlsx' : 'csv';
  const fileName = `${templateWords[draft.language].fileName}.${extension}`;
  return { bytes, fileName, mediaType: mediaTypes[draft.format] };
};
