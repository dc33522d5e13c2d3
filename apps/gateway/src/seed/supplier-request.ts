import type { PortalAnswerChange, QualityMark } from '@esg/contract';
import { findMetric } from '@esg/standards';
import { appendEvents, insertCollection, insertRequests } from '../modules/collection-requests/index.ts';
import { addPortalEvidence, answerQuestion, readCollections } from '../modules/collections/index.ts';
import { readTimes } from '../modules/reporting-times/index.ts';
import { listSuppliers } from '../modules/suppliers/index.ts';
import { findActor } from '../modules/users/index.ts';
import type { Scope } from '../platform/database/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { readDemoDocument } from './documents.ts';
import { area, numbers } from './reports/values.ts';
import { dayFrom, daysBefore, inOneTransaction, scopeOf } from './scope.ts';

type DemoQuestion = {
  readonly metricKey: string;
  readonly answer?: Pick<PortalAnswerChange, 'value' | 'source'> & { readonly quality: QualityMark | null };
  /** The document that proves it, beside those of the document center. */
  readonly evidence?: string;
};

/** What the supplier is asked: a figure with its document, a text, a figure without one, and one that is still open. */
const questions: readonly DemoQuestion[] = [
  {
    metricKey: 'energy.consumption.electricity',
    answer: { value: numbers('MWh', ['1284.5']), quality: 'measured', source: 'Electricity bills 電費單' },
    evidence: 'pearl-meters.xlsx',
  },
  {
    metricKey: 'energy.target',
    answer: {
      value: area(
        'We use 15% less electricity for each tonne of packaging by 2028: new dryers in 2026, heat recovery in 2027.',
        '2028 年前每噸包裝的用電量減少 15%：2026 年更換烘乾機，2027 年安裝熱能回收系統。',
      ),
      quality: null,
      source: '',
    },
  },
  {
    metricKey: 'ghg.scope1.total',
    answer: {
      value: numbers('t{CO2e}', ['412.6']),
      quality: 'calculated',
      source: 'Gas and diesel bills 煤氣及柴油單據',
    },
  },
  { metricKey: 'waste.generated.total' },
];

const sectionOf = (metricKey: string): string =>
  findMetric(metricKey)?.subMetrics[0]?.sections[0]?.id ?? `${metricKey}:total:figures`;

/** Asks every supplier, as somebody would on the page, but writes no letters; answers the place of the first. */
const ask = async (deps: GatewayDeps, scope: Scope, site: string, askedAt: Date) => {
  const times = await readTimes(deps, scope);
  const time = times.find(({ period }) => period.start === '2025-01-01' && period.end === '2025-12-31');
  return deps.database.withScope(scope, async (scoped) => {
    const [supplier] = await listSuppliers(scoped);
    if (!time || !supplier) throw new Error('No supplier can be asked');
    const by = await findActor(scoped);
    const row = {
      name: 'Suppliers 2025 供應商數據 2025',
      message:
        'We report the emissions of what we buy. Please send the figures of your works, with a document where you have one. 我們匯報採購產品的排放量，請提交貴公司工場的數據，並盡可能附上文件。',
      site,
      versionId: null,
      approverId: null,
      reportingTimeId: time.id,
      periodStart: time.period.start,
      periodEnd: time.period.end,
      dueOn: dayFrom(deps.now(), 9),
      sectionIds: questions.map(({ metricKey }) => sectionOf(metricKey)),
    };
    const collectionId = await insertCollection(scoped, row, by, askedAt);
    await insertRequests(scoped, collectionId, [supplier.id]);
    await appendEvents(scoped, collectionId, [{ action: 'created' }], { by, now: askedAt });
    return { collectionId, entityId: supplier.id };
  });
};

const fill = async (deps: GatewayDeps, scope: Scope, site: string) => {
  const supplier = { ...scopeOf('supplier@verdant.example'), party: 'suppliers' as const };
  const place = await ask(deps, scope, site, daysBefore(deps.now(), 5));
  const answered = { ...deps, now: () => daysBefore(deps.now(), 2) };
  for (const { metricKey, answer, evidence } of questions) {
    if (!answer) continue;
    const at = { ...place, sectionId: sectionOf(metricKey) };
    await answerQuestion(answered, supplier, at, { ...answer, explanation: '', version: null });
    if (!evidence) continue;
    const file = {
      bytes: await readDemoDocument(evidence),
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      originalName: 'Electricity 2025 用電量.xlsx',
    };
    await addPortalEvidence(answered, supplier, at, { file, reference: 'Year 全年' });
  }
};

/**
 * Gives Verdant's supplier something to answer (decision 12): figures of which one has a document, and a text, half done and due soon, through
 * the product's own services. `site` is the address in later letters. Call it once, after the data hub.
 */
export const seedSupplierRequest = async (deps: GatewayDeps, site: string) => {
  const scope = { ...scopeOf('admin@verdant.example'), party: 'suppliers' as const };
  if ((await readCollections(deps, scope)).length > 0) return;
  // Nothing is queued here, and queues would open beside this transaction, for which the embedded database waits.
  const jobs = { ...deps.jobs, start: () => Promise.resolve() };
  await inOneTransaction({ ...deps, jobs }, scope, deps.now(), (inside) => fill(inside, scope, site));
};
