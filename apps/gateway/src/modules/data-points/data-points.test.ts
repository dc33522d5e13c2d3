import type {
  DataPoint,
  DataPointChange,
  DataPointConflict,
  DataPointOverlap,
  DataPointPage,
  DataPointVersion,
  ReportingTime,
} from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { body } from '../../testing/harness.ts';
import { energySection, figure, hubOf, hubSuite } from './testing.ts';

const suite = hubSuite();

const changeOf = (point: DataPoint, more: Partial<DataPointChange> = {}): DataPointChange => {
  const { reportingTimeId, labelIds, value, source, internal, quality, methodology, explanation, version } = point;
  return { reportingTimeId, labelIds, value, source, internal, quality, methodology, explanation, version, ...more };
};

describe('data points', () => {
  it('keep every digit that was typed, with a total in the base unit', async () => {
    const { store, ok, get } = hubOf(suite.h);
    const value = {
      type: 'number' as const,
      rows: [
        { number: '12345678901234567890.123456789', unit: 'MWh', descriptor: 'Grid' },
        { number: '0.5', unit: 'kWh', descriptor: 'Roof' },
      ],
    };
    const point = await store(suite.year.id, { value });
    expect(point).toMatchObject({
      metricKey: 'energy.consumption.total',
      entityId: null,
      period: suite.year.period,
      version: 1,
      value,
      total: { number: '12345678901234567890123.956789', unit: 'kWh' },
      updatedBy: { name: 'Daniel Lau' },
    });
    expect(await ok<DataPoint>(get(`/data-points/${point.id}`))).toEqual(point);
    const times = await ok<ReportingTime[]>(get('/reporting-times'));
    expect(times.map(({ linked }) => linked)).toEqual([true, false]);
  });

  it('are stored once however often the request comes', async () => {
    const { draft, get, ok } = hubOf(suite.h);
    const request = body('POST', draft(suite.year.id));
    const headers = { ...request.headers, 'idempotency-key': 'same-key-2' };
    for (const _ of [1, 2])
      expect((await suite.h.as('verdant.member').request('/data-points', { ...request, headers })).status).toBe(201);
    expect((await ok<DataPointPage>(get('/data-points'))).items).toHaveLength(1);
  });

  it('share no day with another data point of their series, and the refusal names that one', async () => {
    const { store, refused, send, draft, time, entity } = hubOf(suite.h);
    const point = await store(suite.year.id);
    const half = await time('2024-07-01', '2025-06-30');
    expect(await refused(send('POST', '/data-points', draft(half.id)))).toMatchObject({
      status: 422,
      code: 'data_point.overlap',
      existing: { id: point.id, period: suite.year.period, updatedBy: { name: 'Daniel Lau' } },
    });
    const site = await entity('Plant');
    await store(half.id, { entityId: site.id });
    const later = await store(suite.next.id);
    expect(
      await refused(send('PUT', `/data-points/${later.id}`, changeOf(later, { reportingTimeId: half.id }))),
    ).toMatchObject({ code: 'data_point.overlap', existing: { id: point.id } });
  });

  it('accept one of several data points that arrive for the same days at once, and name it to the others', async () => {
    const people = [hubOf(suite.h), hubOf(suite.h, 'verdant.admin'), hubOf(suite.h)];
    const answers = await Promise.all(
      people.map(({ send, draft }) => send('POST', '/data-points', draft(suite.year.id))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as (DataPoint & DataPointOverlap)[];
    const winner = bodies.find(({ value }) => value);
    for (const late of bodies.filter(({ code }) => code))
      expect(late).toMatchObject({ code: 'data_point.overlap', existing: { id: winner?.id, version: 1 } });
  });

  it('accept one of several changes of a version that arrive at once, and give its value to the others', async () => {
    const { store, get, ok } = hubOf(suite.h);
    const point = await store(suite.year.id);
    const people = [hubOf(suite.h), hubOf(suite.h, 'verdant.admin'), hubOf(suite.h)];
    const answers = await Promise.all(
      people.map(({ send }, index) =>
        send('PUT', `/data-points/${point.id}`, changeOf(point, { value: figure(`20${index}`) })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as (DataPoint & DataPointConflict)[];
    const stored = await ok<DataPoint>(get(`/data-points/${point.id}`));
    expect(stored.version).toBe(2);
    for (const late of bodies.filter(({ code }) => code)) expect(late).toMatchObject({ current: stored });
    const history = await ok<DataPointVersion[]>(get(`/data-points/${point.id}/history`));
    expect(history.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('that share a day are refused by the database itself', async () => {
    const { store } = hubOf(suite.h);
    const { id } = await store(suite.year.id);
    const copy = suite.h.database.withSystem((tx) =>
      tx.execute(`insert into data_points (tenant_id, organisation_id, metric_key, section_id, reporting_time_id, period_start,
        period_end, value, created_at, updated_at, updated_by_id, updated_by_name) select tenant_id, organisation_id, metric_key,
        section_id, reporting_time_id, period_start, period_end, value, created_at, updated_at, updated_by_id, updated_by_name
        from data_points where id = '${id}'`),
    );
    await expect(copy).rejects.toMatchObject({ cause: { code: '23P01', constraint: 'data_points_overlap' } });
  });

  it('give a stale writer the present value, and lose none', async () => {
    const { store, ok, send, refused } = hubOf(suite.h);
    const point = await store(suite.year.id);
    const admin = hubOf(suite.h, 'verdant.admin');
    await admin.ok(admin.send('PUT', `/data-points/${point.id}`, changeOf(point, { value: figure('200') })));
    const late = changeOf(point, { value: figure('300') });
    expect(await refused(send('PUT', `/data-points/${point.id}`, late))).toMatchObject({
      status: 409,
      code: 'data_point.stale',
      current: { version: 2, value: figure('200'), updatedBy: { name: 'Mei Chan' } },
    });
    // A repeat of the stored value is no conflict.
    const repeat = changeOf(point, { value: figure('200') });
    expect(await ok<DataPoint>(send('PUT', `/data-points/${point.id}`, repeat))).toMatchObject({ version: 2 });
    const history = await ok<DataPointVersion[]>(
      suite.h.as('verdant.member').request(`/data-points/${point.id}/history`),
    );
    expect(history.map(({ version, action, value, by }) => [version, action, value, by.name])).toEqual([
      [2, 'changed', figure('200'), 'Mei Chan'],
      [1, 'created', figure('100'), 'Daniel Lau'],
    ]);
  });

  it('name the values that do not fit the metric', async () => {
    const { refused, send, draft } = hubOf(suite.h);
    const tries: [Partial<DataPointChange> & { sectionId?: string; entityId?: string }, string, string][] = [
      [{ value: figure('1', 'tCO2e') }, 'data_point.invalid', 'value.rows.0.unit'],
      [{ value: { type: 'textArea', text: { en: 'much' } } }, 'data_point.invalid', 'value.type'],
      [{ sectionId: 'energy.consumption.total:by-moon:figures' }, 'request.invalid', 'sectionId'],
      [{ entityId: suite.year.id }, 'request.invalid', 'entityId'],
      [{ labelIds: [suite.year.id] }, 'request.invalid', 'labelIds'],
    ];
    for (const [more, code, path] of tries)
      expect(await refused(send('POST', '/data-points', draft(suite.year.id, more))), path).toMatchObject({
        status: 422,
        code,
        issues: [{ path }],
      });
    const answer = 'climate.risks:total:answer';
    const empty = { sectionId: answer, value: { type: 'richTextArea' as const, blocks: { en: [] } } };
    expect((await refused(send('POST', '/data-points', draft(suite.year.id, empty)))).code).toMatch(
      /data_point.invalid/,
    );
  });

  it('are removed with their documents and keep their history, while their reporting times stay', async () => {
    const { store, remove, refused, ok, get } = hubOf(suite.h);
    const { id } = await store(suite.year.id);
    expect(await refused(remove(`/reporting-times/${suite.year.id}`))).toMatchObject({ code: 'reporting_time.linked' });
    const days = { name: null, period: { start: '2024-01-01', end: '2024-06-30' }, version: 1 };
    expect(await refused(hubOf(suite.h).send('PUT', `/reporting-times/${suite.year.id}`, days))).toMatchObject({
      code: 'reporting_time.linked',
    });
    expect((await remove(`/data-points/${id}?version=7`)).status).toBe(409);
    expect((await remove(`/data-points/${id}?version=1`)).status).toBe(204);
    expect((await get(`/data-points/${id}`)).status).toBe(404);
    const [last] = await ok<DataPointVersion[]>(get(`/data-points/${id}/history`));
    expect(last).toMatchObject({ action: 'removed', value: figure('100') });
    expect((await remove(`/reporting-times/${suite.year.id}`)).status).toBe(204);
  });

  it('come in pages, newest periods first, by metric, time and subject', async () => {
    const { store, ok, get, time, entity } = hubOf(suite.h);
    const site = await entity('Plant');
    const times = await Promise.all([1, 2, 3].map((month) => time(`2023-0${month}-01`, `2023-0${month}-28`)));
    for (const { id } of times) await store(id);
    await store(suite.year.id, { entityId: site.id });
    const first = await ok<DataPointPage>(get(`/data-points?subject=organisation&limit=2&sectionId=${energySection}`));
    expect(first.items.map(({ period }) => period.start)).toEqual(['2023-03-01', '2023-02-01']);
    const rest = await ok<DataPointPage>(get(`/data-points?subject=organisation&limit=2&cursor=${first.nextCursor}`));
    expect(rest.items.map(({ period }) => period.start)).toEqual(['2023-01-01']);
    expect(rest.nextCursor).toBeNull();
    expect((await ok<DataPointPage>(get(`/data-points?subject=${site.id}`))).items).toHaveLength(1);
    expect((await get('/data-points?cursor=rubbish')).status).toBe(422);
  });
});
