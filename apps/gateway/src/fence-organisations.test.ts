import type { DocumentDetail } from '@esg/contract';
import { apiScopes, type Problem, usualSettings } from '@esg/contract';
import { materialityLibrary } from '@esg/standards';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiOf } from './modules/api-keys/testing.ts';
import { callerOf } from './modules/brands/testing.ts';
import { climateOf, gasLine, steamFactor } from './modules/climate/testing.ts';
import { energySection, hubOf } from './modules/data-points/testing.ts';
import { checkedEntities } from './modules/entity-imports/testing.ts';
import { csvOf, importsOf } from './modules/imports/testing.ts';
import { insertCall } from './modules/language-models/language-models.repository.ts';
import { withMateriality } from './modules/materiality/testing.ts';
import { checkedSuppliers } from './modules/supplier-imports/testing.ts';
import { insertSetAside } from './modules/surveys/waves.repository.ts';
import { energyTarget } from './modules/targets/testing.ts';
import { findActor } from './modules/users/index.ts';
import { body, createHarness, type Harness, type PersonName, personOf } from './testing/harness.ts';
import { callOf, fencedOperations } from './testing/operations.ts';

// The test calls every operation on one thing, which takes longer than a usual test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

/** Ids of parts below the thing, which do not exist. */
const nobodys = '00000000-0000-4000-8000-000000000000';
const answerOf = async (answer: Response) => {
  const code = answer.ok ? '' : ((await answer.json()) as Problem).code;
  return `${answer.status} ${code}`.trim();
};

type Made = { id: string };
/** Ids of things by the path before them; a new kind of thing has to be added here from its first day. */
type Things = Record<string, string>;
const period = { start: '2025-01-01', end: '2025-12-31' };
const title = { en: 'Energy', zhTw: '能源' };

const untilComplete = async (path: string) => {
  const { ok, get } = hubOf(h, 'verdant.admin');
  await vi.waitFor(async () => expect((await ok<{ status: string }>(get(path))).status).toBe('complete'), {
    timeout: 60_000,
    interval: 100,
  });
};

/** A report with one disclosure, one in the bin, and the data that belong to reports. */
const makeReports = async (): Promise<Things> => {
  const { ok, get, send } = hubOf(h, 'verdant.admin');
  const { request } = h.as('verdant.admin');
  const report = await ok<Made>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Fenced' }));
  const deleted = await ok<Made>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Deleted' }));
  expect((await request(`/reports/${deleted.id}`, { method: 'DELETE' })).status).toBe(204);
  const draft = { format: 'excel', language: 'en' };
  const exported = await ok<Made>(send('POST', `/reports/${report.id}/exports`, draft));
  await untilComplete(`/exports/${exported.id}`);
  // All work is finished before the snapshot: the file is made, and its author was notified.
  await vi.waitFor(async () => expect((await ok<{ items: unknown[] }>(get('/notifications'))).items).toHaveLength(1), {
    timeout: 60_000,
    interval: 100,
  });
  const selected = { version: 1, disclosureCodes: ['2-1'] };
  await ok(request(`/reports/${report.id}`, body('PATCH', selected)));
  const invitation = {
    role: 'contributor',
    people: [{ email: 'fenced@partner.example' }],
    language: 'en',
    questions: [{ disclosureCode: '2-1' }],
  };
  const template = {
    name: 'Climate',
    versionId: 'gri-2025',
    disclosureCodes: ['305-1'],
    languages: ['en'],
    description: '',
    reportingBoundary: '',
  };
  return {
    reports: report.id,
    'deleted-reports': deleted.id,
    exports: exported.id,
    contributions: (await ok<Made[]>(send('POST', `/reports/${report.id}/contributions`, invitation)))[0]?.id ?? '',
    'own-frameworks': (await ok<Made>(send('POST', '/own-frameworks', { from: 'nothing', name: title }))).id,
    'report-templates': (await ok<Made>(send('POST', '/report-templates', template))).id,
  };
};

/** A figure of a period, and its related data in the data hub. */
const makeFigures = async (): Promise<Things> => {
  const { ok, send, time, entity, store } = hubOf(h, 'verdant.admin');
  const reportingTime = await time(period.start, period.end);
  const label = { sectionId: energySection, name: 'Night' };
  const dataPoint = await store(reportingTime.id);
  const plant = await entity('Plant');
  const mill = { name: 'Mill', reference: '', country: null, contactEmail: null };
  const engineer = { email: 'engineer@verdant.example', entityIds: [plant.id], language: 'en' };
  const collection = {
    name: 'Figures',
    message: '',
    versionId: null,
    reportingTimeId: reportingTime.id,
    dueOn: null,
    sectionIds: [energySection],
    approverId: null,
    entityIds: [plant.id],
  };
  const selection = {
    mode: 'exportAll',
    metricKeys: [],
    versionId: null,
    disclosureCodes: [],
    reportId: null,
    subjects: [],
    reportingTimeIds: [],
    withInternal: true,
  };
  const data = await ok<Made>(send('POST', '/data-exports', { selection, format: 'csv', language: 'en' }));
  await untilComplete(`/data-exports/${data.id}`);
  return {
    'reporting-times': reportingTime.id,
    'data-points': dataPoint.id,
    'data-exports': data.id,
    collections: (await ok<Made>(send('POST', '/collections', collection))).id,
    entities: plant.id,
    suppliers: (await ok<Made>(send('POST', '/suppliers', mill))).id,
    'entity-users': (await ok<Made>(send('POST', '/entity-users', engineer))).id,
    'supplier-imports': (await checkedSuppliers(h, [['Name'], ['Mill']])).id,
    'entity-imports': (await checkedEntities(h, [['Name'], ['Depot']])).id,
    imports: (await importsOf(h, 'verdant.admin').upload(csvOf([{ metric: 'econ.revenue', value: 1 }]))).id,
    'section-labels': (await ok<Made>(send('POST', '/section-labels', label))).id,
  };
};

/** A call in the log of the language model. */
const makeModelCall = () => {
  const call = { purpose: 'chat', modelName: 'model', runBy: 'Somebody', month: '2026-11', tokens: 10 } as const;
  const texts = { instructions: 'Answer.', data: 'Fenced', documentIds: [] };
  return h.database.withScope(h.as('verdant.admin').scope, (scoped) =>
    insertCall(scoped, { ...call, ...texts }, h.deps.now()),
  );
};

/** A survey of one group, with one person who is asked. */
const makeSurvey = async (profileId: string): Promise<Things> => {
  const { ok, send } = hubOf(h, 'verdant.admin');
  const begun = { template: 'employees', privacy: 'named' };
  const { id } = await ok<Made>(send('POST', `/materiality/profiles/${profileId}/surveys`, begun));
  const group = { id: null, stakeholder: null, name: { en: 'Staff', zhTw: '員工' }, weight: '1', quota: null };
  const { groups } = await ok<{ groups: Made[] }>(
    send('PUT', `/materiality/surveys/${id}/groups`, { groups: [group], version: 1 }),
  );
  const people = [{ email: 'fenced@stakeholder.example', name: '', language: 'en' }];
  const [person] = await ok<Made[]>(
    send('POST', `/materiality/surveys/${id}/people`, { groupId: groups[0]?.id, people }),
  );
  const asked = { 'materiality/survey-groups': groups[0]?.id ?? '', 'materiality/survey-people': person?.id ?? '' };
  const setAside = await h.database.withScope(h.as('verdant.admin').scope, async (scoped) =>
    insertSetAside(
      scoped,
      {
        surveyId: id,
        groupId: groups[0]?.id ?? '',
        reason: 'Junk',
        answers: 5,
        by: await findActor(scoped),
        at: h.deps.now(),
      },
      [],
    ),
  );
  return { 'materiality/surveys': id, ...asked, 'materiality/survey-set-asides': setAside };
};

/** An assessment of what is material, with one topic and one entry. */
const makeAssessment = async (): Promise<Things> => {
  const { ok, send } = hubOf(h, 'verdant.admin');
  await withMateriality(h);
  const started = { year: 2025, edition: 'gri-3-2021' };
  const { id } = await ok<Made>(send('POST', '/materiality/profiles', started));
  const topics = { topics: [{ libraryIds: ['water-use'], name: null }] };
  const [topic] = await ok<Made[]>(send('POST', `/materiality/profiles/${id}/topics`, topics));
  const entry = {
    topicId: topic?.id,
    kind: 'risk',
    actual: false,
    humanRights: false,
    title: 'Drought',
    description: '',
    horizon: 'long',
    stages: [],
    stakeholders: [],
  };
  const { iros } = await ok<{ iros: Made[] }>(send('POST', `/materiality/profiles/${id}/iros`, entry));
  const assessment = { 'materiality/profiles': id, 'materiality/topics': topic?.id ?? '' };
  const imported = { 'materiality/imports': (await uploadRegister(id)).id };
  return { ...assessment, ...imported, 'materiality/iros': iros[0]?.id ?? '', ...(await makeSurvey(id)) };
};

/** The register as it was exported, checked and not imported. */
const uploadRegister = async (id: string) => {
  const administrator = h.as('verdant.admin');
  const file = await (await administrator.request(`/materiality/profiles/${id}/file?language=en`)).blob();
  const form = new FormData();
  form.set('file', new File([file], 'register.xlsx'));
  const upload = { method: 'POST', body: form };
  return hubOf(h, 'verdant.admin').ok<Made>(administrator.request(`/materiality/profiles/${id}/imports`, upload));
};

/** A sheet of bills whose columns nobody has named yet, so that no job runs on it. */
const uploadBills = () => {
  const form = new FormData();
  form.set('file', new File([new Blob(['Month,Consumption\n2025-03,12'])], 'bills.csv'));
  return hubOf(h, 'verdant.admin').ok<Made>(
    h.as('verdant.admin').request('/climate-imports', { method: 'POST', body: form }),
  );
};

/** Data of the organisation and its tenant besides reports and figures: people, brand, programs and articles. */
const makeSurroundings = async (): Promise<Things> => {
  const { ok, send } = hubOf(h, 'verdant.admin');
  const member = h.as('verdant.member').scope.userId;
  const webhook = { name: 'Ledger', url: 'https://ledger.example/hooks', events: ['report.published'] };
  const article = {
    kind: 'article',
    categoryId: null,
    title,
    summary: title,
    body: { en: [], zhTw: [] },
    published: false,
  };
  const pdf = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF']);
  const form = new FormData();
  form.set('file', new File([pdf], 'First.pdf'));
  const upload = { method: 'POST', body: form };
  const category = { name: 'Kind', isVisible: true, tags: [{ name: 'Bill' }] };
  return {
    brands: (await callerOf(h).read()).published.id,
    organizations: h.as('verdant.admin').scope.organisationId,
    'organizations/users': member,
    users: member,
    'content-entries': (await ok<Made>(send('POST', '/content-entries', article))).id,
    'content-categories': (await ok<Made[]>(send('POST', '/content-categories', { title, position: 0 })))[0]?.id ?? '',
    'api-keys': (await apiOf(h).make(['data-hub:read'])).key.id,
    documents: (await ok<Made>(h.as('verdant.admin').request('/documents', upload))).id,
    'document-tag-categories': (await ok<Made>(send('POST', '/document-tag-categories', category))).id,
    'document-chats': (await ok<Made>(send('POST', '/document-chats', { title: 'First', documentIds: [] }))).id,
    'language-model/calls': await makeModelCall(),
    'climate-activities': (await climateOf(h).add(gasLine())).id,
    'climate-factors': (await climateOf(h).addFactor(steamFactor())).id,
    'climate-imports': (await uploadBills()).id,
    'climate-recalculations': (await climateOf(h).recalculate(true)).id,
    targets: (await ok<Made>(send('POST', '/targets', energyTarget()))).id,
    webhooks: (await ok<{ webhook: Made }>(send('POST', '/webhooks', webhook))).webhook.id,
  };
};

/** A document is read in the background, which changes rows. */
const untilRead = (id = '') =>
  vi.waitFor(
    async () => {
      const answer = await h.as('verdant.admin').request(`/documents/${id}`);
      const { document } = (await answer.json()) as DocumentDetail;
      expect(['read', 'failed']).toContain(document.reading.state);
    },
    { timeout: 30_000, interval: 100 },
  );

/** One thing of each kind in the first organisation. */
const makeThings = async (): Promise<ReadonlyMap<string, string>> => {
  await h.deps.jobs.start();
  const reports = await makeReports();
  const figures = await makeFigures();
  const surroundings = await makeSurroundings();
  const assessment = await makeAssessment();
  await untilRead(surroundings.documents);
  return new Map(Object.entries({ ...reports, ...figures, ...surroundings, ...assessment }));
};

/** Things that only a few callers have; a test of each module covers their fence. */
const fencedElsewhere = [
  // See passkeys.test.ts, sessions.test.ts: "belongs to one person"; billing and clients in their modules.
  'auth/passkeys',
  'auth/sessions',
  'payment/organizations/bills',
  'consultancies/clients',
  'consultancies/releases',
  'consultancies/access-requests',
  'organizations/consultants/access-requests',
];

const kindOf = (path: string) => path.match(/^\/api\/(.+?)\/\{id\}/)?.[1] ?? '';
const ofOneOrganisation = fencedOperations.filter(
  ({ path }) => path.includes('{id}') && !fencedElsewhere.includes(kindOf(path)),
);

/** All data of the organisation, and of its tenant where no organisation is named, as text. */
const stateOf = async ({ organisationId, tenantId }: { organisationId: string; tenantId: string }) => {
  const { rows } = await h.database.pool.query<{ name: string; owner: string }>(
    `select table_name as name, min(column_name) as owner from information_schema.columns
     where table_schema = 'public' and column_name in ('organisation_id', 'tenant_id') group by 1 order by 1`,
  );
  const states: string[] = [];
  for (const { name, owner } of rows) {
    const held = await h.database.pool.query(
      `select md5(string_agg(t::text, ';' order by t::text)) as state from ${name} t where ${owner} = $1`,
      [owner === 'organisation_id' ? organisationId : tenantId],
    );
    states.push(`${name} ${held.rows[0]?.state}`);
  }
  return states;
};

/** Bodies whose fields depend on each other, which a sample from the schema cannot keep to. */
const written: Readonly<Record<string, object>> = {
  changeTarget: { ...energyTarget(), version: 1 },
  changeMaterialitySettings: { settings: usualSettings(materialityLibrary().scales, null), version: 1 },
};
const validCallOf = (operation: (typeof fencedOperations)[number], id: string): [string, RequestInit] => {
  const [path, init] = callOf(operation, (part) => (part === 'id' ? id : nobodys));
  const own = written[operation.operationId];
  return [path, own ? { ...init, body: JSON.stringify(own) } : init];
};

type Call = (path: string, init: RequestInit) => Promise<Response>;
/** Operations on one thing that do not refuse this caller. */
const openTo = async (call: Call, operations: typeof ofOneOrganisation, things: ReadonlyMap<string, string>) => {
  const open: string[] = [];
  for (const operation of operations) {
    const id = things.get(kindOf(operation.path));
    if (!id) {
      open.push(`${operation.path} stands for nothing: make one above`);
      continue;
    }
    const answer = await answerOf(await call(...validCallOf(operation, id)));
    // Removal of a missing thing succeeds, and reveals no more than that.
    const refused = /^(?:403|404) /.test(answer) || (operation.method === 'DELETE' && answer === '204');
    if (!refused) open.push(`${operation.operationId} ${answer}`);
  }
  return open;
};

describe('fence matrix: other organisations and tenants', () => {
  const { scope } = personOf('verdant.admin');
  let things: ReadonlyMap<string, string>;
  beforeAll(async () => {
    things = await makeThings();
  });

  it.each<PersonName>(['verdant.sister', 'harbour.admin', 'meridian.admin'])(
    'keep %s from every thing of this one, by reading and by writing',
    async (name) => {
      const before = await stateOf(scope);
      expect(await openTo((path, init) => h.as(name).request(path, init), ofOneOrganisation, things)).toEqual([]);
      expect(await stateOf(scope)).toEqual(before);
    },
  );

  it.each<PersonName>(['verdant.sister', 'harbour.admin'])('keep an API key of %s from them as well', async (name) => {
    const { secret } = await apiOf(h, name).make(apiScopes);
    const before = await stateOf(scope);
    const offered = ofOneOrganisation.filter((operation) => operation['x-scopes']);
    expect(await openTo((path, init) => apiOf(h, name).call(secret, path, init), offered, things)).toEqual([]);
    expect(await stateOf(scope)).toEqual(before);
  });
});
