import type { DataPointVersion, PortalQuestion, PortalRequest, PortalTask } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { energySection, figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { collectionsOf, refusal } from './testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
let id: string;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  ({ id } = await c.asked());
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const at = (more = '', entityId = c.plant.id) => `/entity-portal/requests/${id}/${entityId}${more}`;
const call = (path: string, init?: RequestInit, name: PersonName = 'verdant.entity') => h.as(name).request(path, init);
const said = (number: string, version: number | null = null, unit = 'MWh') => ({
  value: figure(number, unit),
  quality: 'measured',
  source: 'Bill',
  explanation: '',
  version,
});
const answer = (number: string, version: number | null = null, section = energySection, unit?: string) =>
  call(at(`/answers/${section}`), body('PUT', said(number, version, unit)));
const block = (section: string, reason = 'No meter') => call(at(`/blocks/${section}`), body('PUT', { reason }));
const task = async () => (await (await call(at())).json()) as PortalTask;
const submit = (version: number) => call(at('/submission'), body('POST', { version }));
const document = () => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], 'Bill.pdf'));
  form.set('reference', 'p. 3');
  return { method: 'POST', body: form };
};

describe('what an entity is asked', () => {
  it('names the approver as the one who checks the answers, where there is one', async () => {
    await c.plantIsMembers();
    const approver = personOf('verdant.member');
    const { id: theirs } = await c.asked({ approverId: approver.scope.userId, entityIds: [c.plant.id] });
    const all = (await (await call('/entity-portal/requests')).json()) as PortalRequest[];
    expect(all.find(({ collectionId }) => collectionId === theirs)).toMatchObject({
      askedBy: 'Mei Chan',
      checkedBy: `${approver.firstName} ${approver.lastName}`,
    });
  });

  it('is listed for its people, with the questions, the metrics of their forms, and the values of the period before', async () => {
    const before = await hubOf(h).time('2024-01-01', '2024-12-31');
    await hubOf(h).store(before.id, { entityId: c.plant.id, value: figure('90') });
    expect((await (await call('/entity-portal/requests')).json()) as PortalRequest[]).toMatchObject([
      {
        collectionId: id,
        entityName: 'Plant',
        status: 'open',
        answered: 0,
        total: 2,
        askedBy: 'Mei Chan',
        askedAt: h.clock.now().toISOString(),
        checkedBy: 'Mei Chan',
      },
    ]);
    expect(await task()).toMatchObject({
      version: 1,
      metrics: [{ metric: { key: 'energy.consumption.total' } }, { metric: { key: 'ghg.scope1.total' } }],
      questions: [
        {
          sectionId: energySection,
          before: { period: before.period, value: figure('90') },
          current: null,
          blocked: null,
        },
        { sectionId: scope1Section, before: null, current: null },
      ],
    });
  });

  it('is answered with a data point of the entity, which the organisation finds in its hub with its history', async () => {
    const first = (await (await answer('5')).json()) as PortalQuestion;
    expect(first.current).toMatchObject({ value: figure('5'), version: 1, updatedBy: { name: expect.any(String) } });
    expect(await (await answer('6', 1)).json()).toMatchObject({ current: { value: figure('6'), version: 2 } });
    const history = await hubOf(h).get(`/data-points/${first.current?.dataPointId}/history`);
    expect((await history.json()) as DataPointVersion[]).toMatchObject([
      { action: 'changed', by: { id: h.as('verdant.entity').scope.userId } },
      { action: 'created' },
    ]);
    expect(await c.board(id)).toMatchObject({ rows: [{ cells: '--' }, { cells: 'e-' }] });
  });

  it('refuses an answer over somebody else’s, with theirs, and takes an equal one for a repetition', async () => {
    await hubOf(h).store(c.year.id, { entityId: c.plant.id, value: figure('7') });
    const late = await answer('5');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'data_point.stale', current: { value: figure('7'), version: 1 } });
    await answer('5', 1);
    expect((await answer('5', 1)).status).toBe(200);
  });

  it('keeps one of two first answers that come at the same moment, and tells the other', async () => {
    const answers = await Promise.all([answer('5'), answer('6')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a value that does not fit, a question that is not asked, and days that another time of the entity has', async () => {
    expect(await refusal(await answer('5', null, energySection, 'apples'))).toEqual([422, 'data_point.invalid']);
    expect((await answer('5', null, 'water.consumption:total:figures')).status).toBe(404);
    const half = await hubOf(h).time('2025-01-01', '2025-06-30');
    await hubOf(h).store(half.id, { entityId: c.plant.id });
    expect(await refusal(await answer('5'))).toEqual([422, 'data_point.overlap']);
  });

  it('is not answered for a reason, until it is answered or the reason is taken back', async () => {
    expect(await (await block(energySection)).json()).toMatchObject({ blocked: { reason: 'No meter' } });
    expect(await task()).toMatchObject({ answered: 0, blocked: 1 });
    await answer('5');
    expect(await task()).toMatchObject({ answered: 1, blocked: 0 });
    await block(scope1Section);
    expect((await call(at(`/blocks/${scope1Section}`), { method: 'DELETE' })).status).toBe(204);
    expect(await task()).toMatchObject({ answered: 1, blocked: 0 });
  });

  it('has one state: no reason once it is answered, and none shown while the organisation has a figure', async () => {
    await block(energySection);
    const point = await hubOf(h).store(c.year.id, { entityId: c.plant.id, value: figure('7') });
    expect((await task()).questions[0]).toMatchObject({ cell: 'e', blocked: null });
    const late = await block(energySection);
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { sectionId: energySection, current: { dataPointId: point.id } } },
    ]);
    await hubOf(h).remove(`/data-points/${point.id}?version=1`);
    expect((await task()).questions[0]).toMatchObject({ cell: 'b', blocked: { reason: 'No meter' } });
  });

  it('names the field and the formats where a document is refused', async () => {
    await answer('5');
    const send = (file: File, reference: string) => {
      const form = new FormData();
      form.set('file', file);
      form.set('reference', reference);
      return call(at(`/answers/${energySection}/evidence`), { method: 'POST', body: form });
    };
    const pdf = document().body.get('file') as File;
    expect(await (await send(pdf, 'p. \u0000 3')).json()).toMatchObject({
      code: 'request.invalid',
      issues: [{ path: 'reference' }],
    });
    const formats = '.pdf, .docx, .xlsx, .png, .jpg, .jpeg';
    expect(await (await send(new File(['x'], 'Bill.exe'), '')).json()).toMatchObject({
      code: 'file.format_refused',
      message: expect.stringContaining(formats),
      issues: [{ path: 'file', params: { formats } }],
    });
  });

  it('has documents, which the organisation sees as evidence of the data point', async () => {
    expect((await call(at(`/answers/${energySection}/evidence`), document())).status).toBe(404);
    await answer('5');
    const added = await call(at(`/answers/${energySection}/evidence`), document());
    expect(added.status).toBe(201);
    const { current, evidence } = (await added.json()) as PortalQuestion;
    expect(evidence).toMatchObject([{ name: 'Bill.pdf', reference: 'p. 3', mediaType: 'application/pdf' }]);
    // A browser that lost the response sends it again.
    const repeated = await call(at(`/answers/${energySection}/evidence`), document());
    expect([repeated.status, ((await repeated.json()) as PortalQuestion).evidence]).toEqual([201, evidence]);
    const file = `/answers/${energySection}/evidence/${evidence[0]?.id}`;
    expect((await (await call(at(`${file}/file`))).text()).startsWith('%PDF')).toBe(true);
    expect(await (await hubOf(h).get(`/data-points/${current?.dataPointId}/evidence`)).json()).toEqual(evidence);
    expect((await call(at(file), { method: 'DELETE' })).status).toBe(204);
    expect((await task()).questions[0]?.evidence).toEqual([]);
  });
});

describe('a submission', () => {
  it('names what is missing, and takes a reason for an answer', async () => {
    await answer('5');
    const early = await submit(1);
    expect(early.status).toBe(422);
    expect(await early.json()).toMatchObject({ code: 'collection.incomplete', issues: [{ path: scope1Section }] });
    await block(scope1Section);
    expect(await (await submit(1)).json()).toMatchObject({ status: 'submitted', version: 2 });
    expect((await submit(1)).status).toBe(409);
  });

  it('keeps answers from changing until they are returned, and the same while the collection is closed', async () => {
    await answer('5');
    await block(scope1Section);
    await submit(1);
    const refused = async (code: string) => {
      expect(await refusal(await answer('6', 1))).toEqual([422, code]);
      expect(await refusal(await block(energySection))).toEqual([422, code]);
      const removed = await call(at(`/blocks/${scope1Section}`), { method: 'DELETE' });
      expect(await refusal(removed)).toEqual([422, code]);
      const proved = await call(at(`/answers/${energySection}/evidence`), document());
      expect(await refusal(proved)).toEqual([422, code]);
    };
    await refused('collection.not_open');
    const about = { entityId: c.plant.id, note: 'Check December.' };
    await c.decide(id, { ...about, decision: 'approved', version: 2 });
    await refused('collection.not_open');
    await c.decide(id, { ...about, decision: 'returned', version: 3 });
    expect(await task()).toMatchObject({ status: 'returned', note: 'Check December.' });
    expect((await answer('6', 1)).status).toBe(200);
    await c.call(`/collections/${id}/closing`, body('POST', { isClosed: true, version: 1 }));
    await refused('collection.closed');
    expect(await refusal(await submit(4))).toEqual([422, 'collection.closed']);
  });

  it('loses none of 20 answers that come at the same moment: each is stored before it, or refused', async () => {
    await answer('1');
    await block(scope1Section);
    const [submitted, ...answers] = await Promise.all([
      submit(1),
      ...Array.from({ length: 20 }, (_, at) => answer(String(at + 2), 1)),
    ]);
    const { current } = (await task()).questions[0] ?? {};
    expect(submitted?.status).toBe(200);
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored.length).toBeLessThanOrEqual(1);
    expect(current?.version).toBe(1 + stored.length);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(['data_point.stale', 'collection.not_open']).toContain((await refusal(refused))[1]);
    const { updatedAt } = current ?? {};
    expect((await task()).submittedAt !== null && updatedAt !== undefined).toBe(true);
  });

  it('and answers to different questions at the same moment stand in each other’s way no more than they must', async () => {
    const answers = await Promise.all([answer('5'), answer('6', null, scope1Section, 't{CO2e}')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await task()).toMatchObject({ answered: 2 });
  });
});

describe('access to requests', () => {
  it('ends at the entities that the person answers for', async () => {
    const foreign = (more: string) => at(more, c.office.id);
    for (const [path, init] of [
      [foreign(''), undefined],
      [foreign(`/answers/${energySection}`), body('PUT', said('5'))],
      [foreign(`/blocks/${energySection}`), body('PUT', { reason: 'x' })],
      [foreign(`/blocks/${energySection}`), { method: 'DELETE' }],
      [foreign('/submission'), body('POST', { version: 1 })],
      [foreign(`/answers/${energySection}/evidence`), document()],
    ] as const)
      expect((await call(path, init)).status).toBe(404);
    expect(await c.board(id)).toMatchObject({ rows: [{ cells: '--' }, { cells: '--' }] });
    const { id: other } = await c.asked({ entityIds: [c.office.id] });
    expect(await (await call('/entity-portal/requests')).json()).toHaveLength(1);
    expect((await call(`/entity-portal/requests/${other}/${c.plant.id}`)).status).toBe(404);
    await c.takeAll();
    expect((await call('/entity-portal/requests')).status).toBe(403);
  });

  it('is refused to people of the organisation, other organisations, tenants and strangers', async () => {
    const operations = [
      ['/entity-portal/requests', undefined],
      [at(), undefined],
      [at(`/answers/${energySection}`), body('PUT', said('5'))],
      [at('/submission'), body('POST', { version: 1 })],
    ] as const;
    for (const [path, init] of operations) {
      for (const name of ['verdant.admin', 'verdant.sister', 'harbour.admin'] as const)
        expect((await call(path, init, name)).status).toBe(403);
      expect((await h.anonymous(path, init)).status).toBe(401);
    }
  });
});

describe('a figure that two collections ask for', () => {
  it('is changed in neither once it is submitted or approved in one', async () => {
    const { id: second } = await c.asked();
    await answer('5');
    await block(scope1Section);
    expect((await submit((await task()).version)).status).toBe(200);
    const inSecond = `/entity-portal/requests/${second}/${c.plant.id}/answers/${energySection}`;
    const change = () => call(inSecond, body('PUT', said('999999', 1)));
    expect(await refusal(await change())).toEqual([422, 'collection.submitted_elsewhere']);
    const { version } = await task();
    const decision = { entityId: c.plant.id, note: '', version };
    expect((await c.decide(id, { ...decision, decision: 'approved' })).status).toBe(200);
    expect(await refusal(await change())).toEqual([422, 'collection.submitted_elsewhere']);
    expect((await c.decide(id, { ...decision, decision: 'returned', version: version + 1 })).status).toBe(200);
    expect((await change()).status).toBe(200);
  });
});
