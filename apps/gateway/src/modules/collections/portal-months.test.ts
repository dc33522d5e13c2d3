import type {
  Calculation,
  CollectionAnswers,
  PortalQuestion,
  PortalTask,
  PortalVersion,
  ReportingTime,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
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

const months = Array.from({ length: 12 }, (_, place) => `2025-${String(place + 1).padStart(2, '0')}`);
const at = (more = '', entityId = c.plant.id) => `/entity-portal/requests/${id}/${entityId}${more}`;
const call = (path: string, init?: RequestInit) => h.as('verdant.entity').request(path, init);
const said = (number: string, version: number | null = null, quality: string | null = 'measured') => ({
  value: figure(number),
  quality,
  source: 'Bill',
  explanation: '',
  version,
});
const answer = (month: string | null, number: string, version: number | null = null, quality?: string) =>
  call(at(`/answers/${energySection}${month ? `?month=${month}` : ''}`), body('PUT', said(number, version, quality)));
const remove = (month?: string, version = 1) =>
  call(at(`/answers/${energySection}${month ? `?month=${month}&version=${version}` : ''}`), { method: 'DELETE' });
const task = async () => (await (await call(at())).json()) as PortalTask;
const question = async () => (await task()).questions[0] as PortalQuestion;
const times = async () => (await (await hubOf(h).get('/reporting-times')).json()) as ReportingTime[];
const cells = async () => (await c.board(id)).rows.find(({ entityId }) => entityId === c.plant.id)?.cells;
const document = () => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], 'March.pdf'));
  form.set('reference', '');
  return { method: 'POST', body: form };
};

describe('a question about a year', () => {
  it('is answered by its months, each a figure of the data hub at a reporting time of its own', async () => {
    expect((await question()).months.map(({ month, current }) => [month, current])).toEqual(
      months.map((month) => [month, null]),
    );
    const first = (await (await answer('2025-03', '5')).json()) as PortalQuestion;
    expect(first).toMatchObject({ current: null, cell: '-' });
    expect(first.months[2]).toMatchObject({ month: '2025-03', current: { value: figure('5'), version: 1 } });
    const march = (await times()).find(({ kind }) => kind === 'month');
    expect(march).toMatchObject({ period: { start: '2025-03-01', end: '2025-03-31' } });
    const stored = await hubOf(h).get(`/data-points/${first.months[2]?.current?.dataPointId}`);
    expect(await stored.json()).toMatchObject({ entityId: c.plant.id, reportingTimeId: march?.id, value: figure('5') });
    expect((await answer('2025-03', '6', 1)).status).toBe(200);
    expect(await times()).toHaveLength(2);
  });

  it('counts as answered once no month is missing, on the board, in lists and for the submission', async () => {
    await call(at(`/blocks/${scope1Section}`), body('PUT', { reason: 'No meter' }));
    for (const month of months.slice(1)) await answer(month, '10');
    expect(await task()).toMatchObject({ answered: 0, blocked: 1 });
    expect(await cells()).toBe('-b');
    expect(await refusal(await call(at('/submission'), body('POST', { version: 1 })))).toEqual([
      422,
      'collection.incomplete',
    ]);
    await answer('2025-01', '10', null, 'estimated');
    expect(await cells()).toBe('sb');
    const [listed] = (await (await c.call('/collections')).json()) as { answered: number }[];
    expect(listed).toMatchObject({ answered: 1 });
    expect((await call(at('/submission'), body('POST', { version: 1 }))).status).toBe(200);
    expect(await refusal(await answer('2025-01', '11', 1))).toEqual([422, 'collection.not_open']);
    expect(await refusal(await remove('2025-01'))).toEqual([422, 'collection.not_open']);
  });

  it('makes one figure of the entity: the sum of its months', async () => {
    for (const month of months) await answer(month, '10');
    const place = `start=${c.year.period.start}&end=${c.year.period.end}&subject=${c.plant.id}`;
    const read = await hubOf(h).get(`/data-points/calculations/energy.consumption.total?${place}`);
    const { steps } = (await read.json()) as Calculation;
    expect(steps[0]).toMatchObject({ kind: 'periods', value: { number: '120000' } });
  });

  it('refuses a month beside a figure for the year, and the year beside months, until these are removed', async () => {
    await answer(null, '120');
    expect(await refusal(await answer('2025-03', '5'))).toEqual([422, 'data_point.overlap']);
    expect(await (await remove()).json()).toMatchObject({ current: null, cell: '-' });
    expect((await answer('2025-03', '5')).status).toBe(200);
    expect((await answer('2025-04', '5')).status).toBe(200);
    expect(await refusal(await answer(null, '120'))).toEqual([422, 'data_point.overlap']);
    expect((await remove('2025-03')).status).toBe(200);
    expect((await question()).months.filter(({ current }) => current)).toMatchObject([{ month: '2025-04' }]);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await answer(null, '120')).status).toBe(200);
  });

  it('removes no month that somebody changed after the person saw it', async () => {
    await answer('2025-03', '5');
    await answer('2025-03', '6', 1);
    const late = await remove('2025-03', 1);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'data_point.stale', current: { value: figure('6'), version: 2 } });
    expect((await remove('2025-03', 2)).status).toBe(200);
  });

  it('keeps the history of what was removed, and removes its documents', async () => {
    const { months: stored } = (await (await answer('2025-03', '5')).json()) as PortalQuestion;
    const dataPointId = stored[2]?.current?.dataPointId;
    const evidence = `/answers/${energySection}/evidence`;
    expect((await call(at(`${evidence}?month=2025-02`), document())).status).toBe(404);
    const added = (await (await call(at(`${evidence}?month=2025-03`), document())).json()) as PortalQuestion;
    const [paper] = added.months[2]?.evidence ?? [];
    expect(paper).toMatchObject({ name: 'March.pdf' });
    const file = at(`${evidence}/${paper?.id}/file?month=2025-03`);
    expect((await (await call(file)).text()).startsWith('%PDF')).toBe(true);
    await remove('2025-03');
    expect((await call(file)).status).toBe(404);
    const history = (await (await hubOf(h).get(`/data-points/${dataPointId}/history`)).json()) as { action: string }[];
    expect(history.map(({ action }) => action)).toEqual(['removed', 'created']);
  });

  it('keeps one of two first answers for a month at the same moment, and tells the other', async () => {
    const answers = await Promise.all([answer('2025-03', '5'), answer('2025-03', '6')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the reason for missing months until none is missing', async () => {
    await call(at(`/blocks/${energySection}`), body('PUT', { reason: 'Broken meter in July' }));
    for (const month of months.slice(1)) await answer(month, '10');
    expect(await question()).toMatchObject({ cell: 'b', blocked: { reason: 'Broken meter in July' } });
    await answer('2025-01', '10');
    expect(await question()).toMatchObject({ cell: 'e', blocked: null });
  });

  it('has the months of the year before beside its months, and their sum beside the year', async () => {
    const { time, store } = hubOf(h);
    for (const [place, month] of months.entries()) {
      const last = month.replace('2025', '2024');
      const { id: timeId } = await time(
        `${last}-01`,
        new Date(Date.UTC(2024, place + 1, 0)).toISOString().slice(0, 10),
      );
      await store(timeId, { entityId: c.plant.id, value: figure(String(place + 1)) });
    }
    const asked = await question();
    expect(asked.months.map(({ before }) => before)).toEqual(months.map((_, place) => figure(String(place + 1))));
    expect(asked.before).toEqual({ period: { start: '2024-01-01', end: '2024-12-31' }, value: figure('78') });
  });

  it('is shown by its months, with people and documents, to whoever decides, and to nobody else', async () => {
    await answer('2025-03', '5', null, 'estimated');
    await call(at(`/answers/${energySection}/evidence?month=2025-03`), document());
    const path = `/collections/${id}/requests/${c.plant.id}`;
    const { questions } = await c.ok<CollectionAnswers>(c.call(path));
    expect(questions[0]).toMatchObject({ current: null, cell: '-' });
    expect(questions[0]?.months[2]).toMatchObject({
      current: { value: figure('5'), quality: 'estimated', updatedBy: { id: h.as('verdant.entity').scope.userId } },
      evidence: [{ name: 'March.pdf' }],
    });
    const [paper] = questions[0]?.months[2]?.evidence ?? [];
    const file = `/data-points/${questions[0]?.months[2]?.current?.dataPointId}/evidence/${paper?.id}/file`;
    expect((await c.call(file)).status).toBe(200);
    for (const [name, status] of [
      ['verdant.entity', 403],
      ['verdant.member', 403],
      ['verdant.sister', 404],
      ['harbour.admin', 404],
    ] as const)
      expect((await c.call(path, undefined, name)).status).toBe(status);
  });

  it('has a history of who entered and changed what, without notes of the group, for its own people alone', async () => {
    await answer('2025-03', '5');
    h.clock.advance(60);
    await answer('2025-03', '6', 1, 'estimated');
    h.clock.advance(60);
    await answer('2025-04', '7');
    const history = at(`/answers/${energySection}/history`);
    const all = (await (await call(history)).json()) as PortalVersion[];
    const { name } = all[0]?.by ?? {};
    expect(name).toBeTruthy();
    expect(all).toMatchObject([
      { month: '2025-04', version: 1, action: 'created', value: figure('7') },
      { month: '2025-03', version: 2, action: 'changed', value: figure('6'), quality: 'estimated', by: { name } },
      { month: '2025-03', version: 1, action: 'created', value: figure('5') },
    ]);
    expect(Object.keys(all[0] ?? {})).not.toContain('methodology');
    expect((await call(at(`/answers/${energySection}/history`, c.office.id))).status).toBe(404);
    expect((await call(at('/answers/water.withdrawal.total:total:figures/history'))).status).toBe(404);
    for (const other of ['verdant.admin', 'verdant.sister', 'harbour.admin'] as const)
      expect((await h.as(other).request(history)).status).toBe(403);
    expect((await h.anonymous(history)).status).toBe(401);
  });

  it('has no months outside of its own, nor of a question that is no figure', async () => {
    expect((await answer('2024-12', '5')).status).toBe(404);
    expect((await answer('2025-13', '5')).status).toBe(422);
    const quarter = await hubOf(h).time('2026-01-15', '2026-04-14');
    const { id: other } = await c.asked({ reportingTimeId: quarter.id });
    const read = (await (await call(`/entity-portal/requests/${other}/${c.plant.id}`)).json()) as PortalTask;
    expect(read.questions.map((each) => each.months)).toEqual([[], []]);
  });

  it('is out of reach by months too where the entity is not the person’s', async () => {
    const foreign = at(`/answers/${energySection}?month=2025-03`, c.office.id);
    expect((await call(foreign, body('PUT', said('5')))).status).toBe(404);
    const { year, office } = c;
    await hubOf(h).store(year.id, { entityId: office.id });
    expect((await call(at(`/answers/${energySection}`, office.id), { method: 'DELETE' })).status).toBe(404);
    for (const name of ['verdant.admin', 'verdant.sister', 'harbour.admin'] as const)
      expect((await h.as(name).request(at(`/answers/${energySection}`), { method: 'DELETE' })).status).toBe(403);
    expect((await h.anonymous(at(`/answers/${energySection}`), { method: 'DELETE' })).status).toBe(401);
  });
});

it('a month is not changed once its year is submitted in another collection, and a year that was not stays open', async () => {
  const january = await hubOf(h).time('2025-01-01', '2025-01-31');
  const { id: second } = await c.asked({ reportingTimeId: january.id, sectionIds: [energySection] });
  const inSecond = (number: string, version: number | null) =>
    call(
      `/entity-portal/requests/${second}/${c.plant.id}/answers/${energySection}`,
      body('PUT', said(number, version)),
    );
  expect((await inSecond('5', null)).status).toBe(200);
  await h.database.pool.query("update collection_requests set status = 'approved' where collection_id = $1", [id]);
  expect((await inSecond('999999', 1)).status).toBe(422);
  await h.database.pool.query("update collection_requests set status = 'open' where collection_id = $1", [id]);
  await h.database.pool.query("update collection_requests set status = 'approved' where collection_id = $1", [second]);
  expect((await answer('2025-01', '7', 1)).status).toBe(422);
  expect((await answer('2025-02', '7')).status).toBe(200);
});
