import type { Coverage, DataPoint, DataPointCell, DataPointStart, Evidence, Label } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { body } from '../../testing/harness.ts';
import { energySection, figure, hubOf, hubSuite, png, scope1Section, upload } from './testing.ts';

const suite = hubSuite();

describe('labels', () => {
  it('make series of their own, in an order of their own, and are kept while a data point uses them', async () => {
    const { send, ok, get, remove, refused, store } = hubOf(suite.h);
    const add = (name: string) => ok<Label>(send('POST', '/section-labels', { sectionId: energySection, name }));
    const diesel = await add('Diesel');
    const gas = await add('Gas');
    await store(suite.year.id);
    const point = await store(suite.year.id, { labelIds: [gas.id, diesel.id, gas.id] });
    expect(point.labelIds).toEqual([diesel.id, gas.id].toSorted());
    await ok(send('PUT', '/section-labels/order', { sectionId: energySection, ids: [gas.id, diesel.id] }));
    await ok(send('PUT', `/section-labels/${gas.id}`, { name: 'Town gas', version: 1 }));
    const labels = await ok<Label[]>(get(`/section-labels?sectionId=${energySection}`));
    expect(labels.map(({ name }) => name)).toEqual(['Town gas', 'Diesel']);
    expect(await refused(remove(`/section-labels/${gas.id}?version=2`))).toMatchObject({
      status: 422,
      code: 'label.linked',
    });
    await remove(`/data-points/${point.id}?version=1`);
    expect((await remove(`/section-labels/${gas.id}?version=2`)).status).toBe(204);
  });

  it('are 2 to 50 characters, each name once, at most 20 in a section', async () => {
    const { send, refused } = hubOf(suite.h);
    const add = (name: string) => send('POST', '/section-labels', { sectionId: energySection, name });
    expect((await add('x')).status).toBe(422);
    expect((await add('x'.repeat(51))).status).toBe(422);
    for (let index = 1; index <= 20; index += 1) expect((await add(`Label ${index}`)).status).toBe(201);
    expect(await refused(add('One more'))).toMatchObject({ code: 'data_hub.full' });
    const scope1 = (name: string) => send('POST', '/section-labels', { sectionId: scope1Section, name });
    expect((await scope1('Boiler')).status).toBe(201);
    expect(await refused(scope1('BOILER'))).toMatchObject({ code: 'label.exists' });
  });

  it('refuse a change by somebody who saw an older name, and return the present one', async () => {
    const { send, ok, remove, refused } = hubOf(suite.h);
    const path = '/section-labels';
    const { id } = await ok<Label>(send('POST', path, { sectionId: energySection, name: 'Gas' }));
    const names = ['Town gas', 'Natural gas', 'Biogas'];
    const answers = await Promise.all(names.map((name) => send('PUT', `${path}/${id}`, { name, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = (await answers.find(({ ok: won }) => won)?.json()) as Label;
    const late = { status: 409, code: 'label.stale', current: winner };
    expect(await refused(send('PUT', `${path}/${id}`, { name: 'Late', version: 1 }))).toMatchObject(late);
    expect(await refused(remove(`${path}/${id}?version=1`))).toMatchObject(late);
  });
});

describe('documents and comments', () => {
  it('prove a data point by page or cell, and are counted', async () => {
    const { store, ok, get, remove } = hubOf(suite.h);
    const { id } = await store(suite.year.id);
    const as = suite.h.as('verdant.member');
    const [evidence] = await ok<[Evidence]>(as.request(`/data-points/${id}/evidence`, upload(png())));
    expect(evidence).toMatchObject({ name: '電費單 2024.png', mediaType: 'image/png', reference: 'p. 3' });
    const file = await get(`/data-points/${id}/evidence/${evidence.id}/file`);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('電費單'));
    expect((await file.arrayBuffer()).byteLength).toBe(evidence.bytes);
    await ok(as.request(`/data-points/${id}/comments`, body('POST', { text: 'Why so low?' })));
    expect(await ok<DataPoint>(get(`/data-points/${id}`))).toMatchObject({ evidenceCount: 1, commentCount: 1 });
    const at = `/data-points/${id}/evidence/${evidence.id}`;
    const moved = await ok<Evidence[]>(as.request(at, body('PUT', { reference: ' Sheet1!C7 ' })));
    expect(moved).toEqual([{ ...evidence, reference: 'Sheet1!C7' }]);
    expect((await as.request(at, body('PUT', { reference: 'x'.repeat(121) }))).status).toBe(422);
    expect((await remove(`/data-points/${id}/evidence/${evidence.id}`)).status).toBe(204);
    expect((await as.request(at, body('PUT', { reference: 'p. 4' }))).status).toBe(404);
    expect(await ok<Evidence[]>(get(`/data-points/${id}/evidence`))).toEqual([]);
  });

  it('are refused in other formats, with bytes that do not match their name, and with a note that is too long', async () => {
    const { store, refused } = hubOf(suite.h);
    const path = `/data-points/${(await store(suite.year.id)).id}/evidence`;
    const as = suite.h.as('verdant.member');
    const fake = new File(['MZ no picture'], 'bill.png');
    expect(await refused(as.request(path, upload(fake)))).toMatchObject({ code: 'file.unreadable' });
    expect(await refused(as.request(path, upload(new File(['x'], 'run.exe'))))).toMatchObject({
      code: 'file.format_refused',
    });
    expect(await refused(as.request(path, upload(png(), 'x'.repeat(121))))).toMatchObject({ code: 'request.invalid' });
  });

  it('let people delete their own comments only', async () => {
    const { store, ok, remove } = hubOf(suite.h);
    const { id } = await store(suite.year.id);
    const [comment] = await ok<[{ id: string }]>(
      suite.h.as('verdant.admin').request(`/data-points/${id}/comments`, body('POST', { text: 'Check' })),
    );
    expect((await remove(`/data-points/${id}/comments/${comment.id}`)).status).toBe(404);
    const own = await suite.h
      .as('verdant.admin')
      .request(`/data-points/${id}/comments/${comment.id}`, { method: 'DELETE' });
    expect(own.status).toBe(204);
  });
});

describe('the overview of the data hub', () => {
  it('counts filled cells per metric, and returns a part of the grid', async () => {
    const { store, ok, get, entity } = hubOf(suite.h);
    const site = await entity('Plant');
    await store(suite.year.id);
    await store(suite.next.id);
    await store(suite.next.id, { entityId: site.id });
    const times = `${suite.year.id},${suite.next.id}`;
    expect(await ok<Coverage>(get(`/data-points/coverage?reportingTimeIds=${times}`))).toEqual({
      expected: 4,
      metrics: [
        {
          metricKey: 'energy.consumption.total',
          filled: 3,
          points: 3,
          sections: [{ sectionId: energySection, filled: 3 }],
        },
      ],
    });
    const ofSite = `/data-points/coverage?reportingTimeIds=${suite.year.id}&reportingTimeIds=${suite.next.id}&subjects=${site.id}`;
    expect((await ok<Coverage>(get(ofSite))).metrics).toMatchObject([{ filled: 1 }]);
    const grid = `/data-points/grid?metricKeys=energy.consumption.total&reportingTimeIds=${times}&subjects=organisation`;
    expect(await ok<DataPointCell[]>(get(grid))).toHaveLength(2);
  });

  it('counts a cell once, however many labels and sections have figures in it', async () => {
    const { store, ok, get, send } = hubOf(suite.h);
    const label = await ok<Label>(send('POST', '/section-labels', { sectionId: energySection, name: 'Diesel' }));
    const bySite = 'energy.consumption.total:by-site:figures';
    await store(suite.next.id);
    await store(suite.next.id, { labelIds: [label.id] });
    await store(suite.next.id, { sectionId: bySite });
    await store(suite.year.id, { sectionId: bySite });
    await store(suite.year.id, { sectionId: scope1Section, value: figure('12', 't{CO2e}') });
    const times = `${suite.year.id},${suite.next.id}`;
    const { metrics } = await ok<Coverage>(get(`/data-points/coverage?reportingTimeIds=${times}`));
    expect(metrics).toEqual([
      {
        metricKey: 'energy.consumption.total',
        filled: 2,
        points: 4,
        sections: [
          { sectionId: bySite, filled: 2 },
          { sectionId: energySection, filled: 1 },
        ],
      },
      {
        metricKey: 'ghg.scope1.total',
        filled: 1,
        points: 1,
        sections: [{ sectionId: scope1Section, filled: 1 }],
      },
    ]);
  });

  it('shows the previous figure before somebody types a new one, and keeps its methodology', async () => {
    const { store, ok, get } = hubOf(suite.h);
    const before = await store(suite.year.id, { methodology: 'Bills of the grid operator' });
    const path = `/data-points/start?sectionId=${energySection}&subject=organisation&reportingTimeId=`;
    expect(await ok<DataPointStart>(get(`${path}${suite.next.id}`))).toEqual({
      existing: null,
      calculated: null,
      previous: before,
      methodology: 'Bills of the grid operator',
      changeThreshold: 20,
    });
    expect(await ok<DataPointStart>(get(`${path}${suite.year.id}`))).toMatchObject({
      existing: before,
      previous: null,
    });
  });
});

it('closes the whole data hub to strangers, entity users, other organisations and other tenants', async () => {
  const { store, draft, ok, send } = hubOf(suite.h);
  const { id } = await store(suite.year.id);
  const label = await ok<Label>(send('POST', '/section-labels', { sectionId: energySection, name: 'Diesel' }));
  const change = { ...draft(suite.year.id), version: 1 };
  const { sectionId: _section, entityId: _entity, ...changed } = change;
  const calls: [string, RequestInit][] = [
    [`/data-points/${id}`, {}],
    [`/data-points/${id}`, body('PUT', changed)],
    [`/data-points/${id}?version=1`, { method: 'DELETE' }],
    [`/data-points/${id}/history`, {}],
    [`/data-points/${id}/comments`, {}],
    [`/data-points/${id}/comments`, body('POST', { text: 'Hello' })],
    [`/data-points/${id}/evidence`, {}],
    [`/data-points/${id}/evidence`, upload(png())],
    [`/data-points/${id}/evidence/${id}`, body('PUT', { reference: 'p. 1' })],
    [`/section-labels/${label.id}`, body('PUT', { name: 'Theirs', version: 1 })],
    [`/section-labels/${label.id}?version=1`, { method: 'DELETE' }],
  ];
  for (const [path, init] of calls) {
    expect((await suite.h.anonymous(path, init)).status, path).toBe(401);
    expect((await suite.h.as('verdant.entity').request(path, init)).status, path).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await suite.h.as(name).request(path, init)).status, `${name} ${init.method} ${path}`).toBe(404);
  }
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    const theirs = hubOf(suite.h, name);
    expect(await theirs.refused(theirs.send('POST', '/data-points', draft(suite.year.id)))).toMatchObject({
      status: 422,
    });
    expect(await theirs.ok<object>(theirs.get('/data-points'))).toEqual({ items: [], nextCursor: null });
    expect(
      await theirs.ok<object>(
        theirs.get(`/data-points/grid?metricKeys=energy.consumption.total&reportingTimeIds=${suite.year.id}&subjects=`),
      ),
    ).toEqual([]);
    expect(
      await theirs.ok<Coverage>(theirs.get(`/data-points/coverage?reportingTimeIds=${suite.year.id}`)),
    ).toMatchObject({
      metrics: [],
    });
  }
});
