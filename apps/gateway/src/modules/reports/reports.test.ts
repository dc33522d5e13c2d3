import { randomUUID } from 'node:crypto';
import { type Report, type ReportPage, ReportSchema } from '@esg/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetYesterdaysAnswers } from '../../platform/http/index.ts';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { mayFollowReport } from './reports.service.ts';
import { callerOf, codes, completeReport, period, startReport } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const draft = { versionId: 'gri-2025', name: 'Report 2025' };
const statusAndCode = async (answer: Promise<Response> | Response) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { code: string }).code];
};

describe('reports', () => {
  it('starts a report in the organisation’s report language, new and empty', async () => {
    const { send, ok } = callerOf(h);
    const report = await ok<Report>(send('POST', '/reports', draft));
    expect(v.is(ReportSchema, report)).toBe(true);
    expect(report).toMatchObject({
      name: 'Report 2025',
      status: 'new',
      languages: ['en'],
      period: null,
      disclosureCodes: [],
      progress: { done: 0, total: 0 },
      version: 1,
      collaborators: [{ name: 'Mei Chan' }],
    });
  });

  it('begins with the selection of another report of the framework, and none of its answers', async () => {
    const { send, ok, get } = callerOf(h);
    const from = await completeReport(h);
    const kept = { languages: ['zhTw', 'en'], reportingBoundary: 'Both sites' };
    await ok(send('PATCH', `/reports/${from.id}`, { version: from.version, ...kept }));
    const like = { ...draft, name: 'Report 2026', selectionOf: from.id };
    const report = await ok<Report>(send('POST', '/reports', like));
    expect(report).toMatchObject({ ...kept, disclosureCodes: codes, status: 'new', progress: { done: 0, total: 2 } });
    expect(await ok(get(`/reports/${report.id}/answers`))).toEqual([]);
    const refused = { ...like, versionId: 'hkex-c2-2025' };
    expect(await statusAndCode(send('POST', '/reports', refused))).toEqual([422, 'request.invalid']);
    expect((await h.as('harbour.admin').request('/reports', body('POST', like))).status).toBe(422);
    expect((await send('POST', '/reports', { ...like, templateId: randomUUID() })).status).toBe(422);
  });

  it('begins at the first change, keeps disclosures in framework order and counts the change', async () => {
    const { send, ok } = callerOf(h);
    const { id } = await ok<Report>(send('POST', '/reports', draft));
    const changed = await ok<Report>(
      send('PATCH', `/reports/${id}`, { version: 1, disclosureCodes: ['305-1', '2-1', '305-1'], period }),
    );
    expect(changed).toMatchObject({ status: 'in-progress', version: 2, disclosureCodes: codes, period });
  });

  it('refuses a change of settings that somebody else changed meanwhile, but not a repeated one', async () => {
    const { send, ok } = callerOf(h);
    const { id, version } = await startReport(h);
    const other = callerOf(h, 'verdant.member');
    await ok(other.send('PATCH', `/reports/${id}`, { version, name: 'Renamed' }));
    expect(await statusAndCode(send('PATCH', `/reports/${id}`, { version, name: 'Mine' }))).toEqual([
      409,
      'report.stale',
    ]);
    const repeated = await ok<Report>(other.send('PATCH', `/reports/${id}`, { version, name: 'Renamed' }));
    expect(repeated).toMatchObject({ name: 'Renamed', version: version + 1 });
    expect(repeated.collaborators.map(({ name }) => name)).toEqual(['Mei Chan', 'Daniel Lau']);
  });

  it('stores the last step at any version, without counting it as a change', async () => {
    const { send, ok } = callerOf(h);
    const { id, version } = await startReport(h);
    const moved = await ok<Report>(send('PATCH', `/reports/${id}`, { version: 0, currentStep: 'data-input' }));
    expect(moved).toMatchObject({ currentStep: 'data-input', version });
    expect(await ok(callerOf(h).get(`/reports/${id}`))).toMatchObject({ currentStep: 'data-input', version });
  });

  it('refuses values that do not fit the framework, the calendar or the schema', async () => {
    const { send } = callerOf(h);
    const { id, version } = await startReport(h);
    const change = (more: object) => statusAndCode(send('PATCH', `/reports/${id}`, { version, ...more }));
    expect(await change({ disclosureCodes: ['2-1', 'A1.1'] })).toEqual([422, 'disclosure.not_selected']);
    expect(await change({ period: { start: '2025-02-30', end: '2025-12-31' } })).toEqual([422, 'request.invalid']);
    expect(await change({ period: { start: '2025-12-31', end: '2025-01-01' } })).toEqual([422, 'request.invalid']);
    expect(await change({ name: 'x' })).toEqual([422, 'request.invalid']);
    expect(await statusAndCode(send('POST', '/reports', { ...draft, versionId: 'none' }))).toEqual([
      422,
      'request.invalid',
    ]);
  });

  it('refuses bodies that are not JSON, too large, or cannot be stored', async () => {
    const post = (text: string) => h.as('verdant.admin').request('/reports', { ...body('POST', {}), body: text });
    expect(await statusAndCode(post('{"versionId":'))).toEqual([400, 'request.malformed']);
    expect(await statusAndCode(post(JSON.stringify({ ...draft, padding: 'x'.repeat(2_000_000) })))).toEqual([
      413,
      'request.too_large',
    ]);
    expect((await post(JSON.stringify({ ...draft, name: 'nul \u0000 inside' }))).status).toBe(422);
  });

  it('creates one report for repeats of one request, and none for another body with the same key', async () => {
    const post = (key: string, value: object) => {
      const init = body('POST', value);
      return h
        .as('verdant.admin')
        .request('/reports', { ...init, headers: { ...init.headers, 'idempotency-key': key } });
    };
    const answers = await Promise.all([post('one', draft), post('one', draft), post('one', draft)]);
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Report).id));
    expect(new Set(ids).size).toBe(1);
    expect(await statusAndCode(post('one', { ...draft, name: 'Another' }))).toEqual([422, 'request.key_reused']);
    expect((await callerOf(h).ok<ReportPage>(callerOf(h).get('/reports'))).total).toBe(1);
  });

  it('remembers the keys of requests for a day', async () => {
    const init = body('POST', draft);
    const post = async () => {
      const { accessToken } = await h.signIn('verdant.admin');
      const headers = { ...init.headers, 'idempotency-key': 'kept', authorization: `Bearer ${accessToken}` };
      return ((await (await h.anonymous('/reports', { ...init, headers })).json()) as Report).id;
    };
    const forget = () => h.database.withSystem((tx) => forgetYesterdaysAnswers(tx, h.clock.now()));
    const first = await post();
    h.clock.advance(23 * 60 * 60);
    await forget();
    expect(await post()).toBe(first);
    h.clock.advance(2 * 60 * 60);
    await forget();
    expect(await post()).not.toBe(first);
  });

  it('lists newest first in pages without repeats or gaps, with the total number', async () => {
    const { get, ok } = callerOf(h);
    for (let index = 0; index < 5; index += 1) {
      await startReport(h, 'verdant.admin', `Report ${index}`);
      if (index % 2) h.clock.advance(1);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await ok<ReportPage>(get(`/reports?limit=2${cursor && `&cursor=${cursor}`}`));
      expect(page.total).toBe(cursor === '' ? 5 : null);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(new Set(seen)).toHaveProperty('size', 5);
    expect(seen[0]).toBe('Report 4');
    expect(await statusAndCode(get('/reports?cursor=nonsense'))).toEqual([422, 'request.invalid']);
    expect(await statusAndCode(get('/reports?limit=1000'))).toEqual([422, 'request.invalid']);
  });

  it('removes a report with everything that belongs to it', async () => {
    const { id } = await startReport(h);
    expect((await h.as('verdant.admin').request(`/reports/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await callerOf(h).get(`/reports/${id}`)).status).toBe(404);
  });

  it('logs who changed which setting from what to what', async () => {
    const { send, ok, get } = callerOf(h);
    const { id, version } = await startReport(h);
    await ok(send('PATCH', `/reports/${id}`, { version, name: 'Better name' }));
    const [latest] = (await ok<{ items: object[] }>(get(`/reports/${id}/audit-log`))).items;
    expect(latest).toMatchObject({
      action: 'changed',
      field: 'name',
      oldValue: 'Report 2025',
      newValue: 'Better name',
      by: { name: 'Mei Chan' },
    });
  });
});

describe('access to reports', () => {
  const routes: [string, string, unknown?][] = [
    ['GET', ''],
    ['PATCH', '', { version: 2, name: 'Taken over' }],
    ['DELETE', ''],
    ['GET', '/disclosures'],
    ['PUT', '/disclosures/2-1', { status: 'in-progress' }],
    ['GET', '/answers'],
    ['PUT', '/answers/2-1/org.profile', { version: 0, value: null }],
    ['GET', '/validation'],
    ['GET', '/model?language=en'],
    ['POST', '/publish'],
    ['POST', '/unpublish'],
    ['POST', '/reopen'],
    ['GET', '/audit-log'],
  ];
  const call = (name: PersonName | undefined, id: string, [method, path, value]: [string, string, unknown?]) => {
    const init = { method, ...(value ? { ...body('PUT', value), method } : {}) };
    const url = `/reports/${id}${path}`;
    return name ? h.as(name).request(url, init) : h.anonymous(url, init);
  };

  it('is refused outside the organisation, as if the report did not exist', async () => {
    const { id } = await startReport(h);
    for (const route of routes) {
      expect([route, (await call(undefined, id, route)).status]).toEqual([route, 401]);
      for (const outsider of ['verdant.sister', 'harbour.admin', 'meridian.admin'] as const)
        expect([route, outsider, (await call(outsider, id, route)).status]).toEqual([route, outsider, 404]);
      expect([route, (await call('verdant.entity', id, route)).status]).toEqual([route, 403]);
      expect([route, (await call('verdant.admin', randomUUID(), route)).status]).toEqual([route, 404]);
    }
    expect((await call('verdant.admin', 'no-id', ['GET', ''])).status).toBe(404);
    const mine = callerOf(h);
    expect(await mine.ok(mine.get(`/reports/${id}`))).toMatchObject({ name: 'Report 2025', status: 'in-progress' });
    const theirs = callerOf(h, 'verdant.sister');
    expect(await theirs.ok(theirs.get('/reports'))).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  it('lets basic users write but neither publish nor delete', async () => {
    const { id } = await startReport(h, 'verdant.member');
    for (const route of [
      ['DELETE', ''],
      ['POST', '/publish'],
      ['POST', '/unpublish'],
      ['POST', '/reopen'],
    ] as const)
      expect((await call('verdant.member', id, [...route])).status).toBe(403);
  });

  it('is held by the database even where a query forgets its organisation', async () => {
    await startReport(h);
    const seen = (name: PersonName) =>
      h.database.withScope(
        h.as(name).scope,
        async ({ tx }) => (await tx.execute('select id from reports')).rows.length,
      );
    expect([await seen('verdant.admin'), await seen('verdant.sister'), await seen('harbour.admin')]).toEqual([1, 0, 0]);
  });
});

describe('following a report in real time', () => {
  it('is allowed to those who may read it', async () => {
    const { id } = await startReport(h);
    const may = (name: PersonName) => mayFollowReport(h.deps, h.as(name).scope, id);
    expect([await may('verdant.admin'), await may('verdant.member')]).toEqual([true, true]);
    expect(await may('verdant.entity')).toBe(false);
    expect([await may('verdant.sister'), await may('harbour.admin')]).toEqual([false, false]);
  });
});
