import type { PortalAnswerChange, QualityMark } from '@esg/contract';
import { appendEvents, insertCollection, insertRequests } from '../modules/collection-requests/index.ts';
import { answerQuestion, decideRequest, readCollections, submitRequest } from '../modules/collections/index.ts';
import { listEntities } from '../modules/entities/index.ts';
import { readTimes } from '../modules/reporting-times/index.ts';
import { findActor } from '../modules/users/index.ts';
import type { Scope } from '../platform/database/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { sites } from './data-hub-figures.ts';
import { dayFrom, daysBefore, inOneTransaction, scopeOf } from './scope.ts';

type DemoAnswer = { metricKey: string; unit: string; number: string; quality: QualityMark; source: string };
type DemoCollection = {
  year: 2024 | 2025;
  name: string;
  message: string;
  metricKeys: readonly string[];
  /** Verdant's entity user answers for the first one. */
  entities: readonly [string, ...string[]];
  askedDaysAgo: number;
  dueInDays: number;
  answers: readonly DemoAnswer[];
  isApproved: boolean;
};

const [plant, otherPlant, office] = sites;
const register = 'Training register 培訓登記冊';
const notes = 'Waste transfer notes 廢棄物轉移單';

/** One that is approved, and one that is due soon: a part is answered, a part the organisation knew before, a part is missing. */
const demoCollections: readonly DemoCollection[] = [
  {
    year: 2024,
    name: 'Site figures 2024 廠房數據 2024',
    message: 'Please send the figures of your site. 請提交貴廠房的數據。',
    metricKeys: ['waste.diverted', 'training.hours_total'],
    entities: [plant],
    askedDaysAgo: 60,
    dueInDays: -30,
    answers: [
      { metricKey: 'waste.diverted', unit: 't', number: '121.3', quality: 'measured', source: notes },
      { metricKey: 'training.hours_total', unit: 'h', number: '2980', quality: 'calculated', source: register },
    ],
    isApproved: true,
  },
  {
    year: 2025,
    name: 'Site figures 2025 廠房數據 2025',
    message:
      'Please check the figures that we know already, and add the others with a document. 請核對我們已有的數據，並補上其餘數據及文件。',
    metricKeys: ['energy.consumption.electricity', 'workforce.headcount', 'waste.diverted', 'training.hours_total'],
    entities: [plant, office, otherPlant],
    askedDaysAgo: 6,
    dueInDays: 5,
    answers: [{ metricKey: 'waste.diverted', unit: 't', number: '118.6', quality: 'measured', source: notes }],
    isApproved: false,
  },
];

const sectionOf = (metricKey: string) => `${metricKey}:total:figures`;

/** Asks as somebody would on the page, but writes no letters: the demonstration has no people who could read them. */
const ask = async (deps: GatewayDeps, scope: Scope, demo: DemoCollection, site: string) => {
  const { year, name, message, metricKeys, entities, askedDaysAgo, dueInDays } = demo;
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const times = await readTimes(deps, scope);
  const time = times.find(({ period: { start, end } }) => start === period.start && end === period.end);
  const ids = new Map((await deps.database.withScope(scope, listEntities)).map((entity) => [entity.name, entity.id]));
  const entityIds = entities.map((entity) => ids.get(entity));
  if (!time || !entityIds.every((id) => id !== undefined)) throw new Error(`Nobody can be asked for ${name}`);
  const now = daysBefore(deps.now(), askedDaysAgo);
  const row = {
    name,
    message,
    site,
    versionId: null,
    approverId: null,
    reportingTimeId: time.id,
    periodStart: period.start,
    periodEnd: period.end,
    dueOn: dayFrom(deps.now(), dueInDays),
    sectionIds: metricKeys.map(sectionOf),
  };
  return deps.database.withScope(scope, async (scoped) => {
    const by = await findActor(scoped);
    const id = await insertCollection(scoped, row, by, now);
    await insertRequests(scoped, id, entityIds);
    await appendEvents(scoped, id, [{ action: 'created' }], { by, now });
    return { collectionId: id, entityId: entityIds[0] ?? '' };
  });
};

const draftOf = ({ unit, number, quality, source }: DemoAnswer): PortalAnswerChange => ({
  value: { type: 'number', rows: [{ number, unit, descriptor: '' }] },
  quality,
  source,
  explanation: '',
  version: null,
});

const fill = async (deps: GatewayDeps, scope: Scope, site: string) => {
  const engineer = scopeOf('entity@verdant.example');
  for (const demo of demoCollections) {
    const place = await ask(deps, scope, demo, site);
    const answered = { ...deps, now: () => daysBefore(deps.now(), demo.askedDaysAgo - 2) };
    for (const answer of demo.answers)
      await answerQuestion(answered, engineer, { ...place, sectionId: sectionOf(answer.metricKey) }, draftOf(answer));
    if (!demo.isApproved) continue;
    const { version } = await submitRequest(answered, engineer, place, 1);
    const decided = { entityId: place.entityId, decision: 'approved' as const, note: '', version };
    await decideRequest(answered, scope, place.collectionId, decided);
  }
};

/**
 * Gives Verdant's entity user something to answer and something that is done (decision 12), through the product's own services. `site` is the
 * address in later letters. Call it once, after the data hub.
 */
export const seedCollections = async (deps: GatewayDeps, site: string) => {
  const scope = scopeOf('admin@verdant.example');
  if ((await readCollections(deps, scope)).length > 0) return;
  // Nothing is queued here, and queues would open beside this transaction, for which the embedded database waits.
  const jobs = { ...deps.jobs, start: () => Promise.resolve() };
  await inOneTransaction({ ...deps, jobs }, scope, deps.now(), (inside) => fill(inside, scope, site));
};
