import type { Report, ReportModel } from '@esg/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const pagesOf = async (language: 'en' | 'zhTw') => {
  const answer = await h.as('verdant.member').request(`/sample-report?language=${language}`);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: false })).text;
};
/** Rows of every table, except those that signing in and the queue write. */
const countRows = async () => {
  const { rows } = await h.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const names = rows.map(({ name }) => name).filter((name) => !/sign_ins|sessions|one_time_keys/.test(name));
  const counts = await Promise.all(
    names.map(async (name) => {
      const counted = await h.database.pool.query<{ count: string }>(`select count(*) from "${name}"`);
      return [name, counted.rows[0]?.count] as const;
    }),
  );
  return Object.fromEntries(counts);
};

it('shows the sample report of an invented company, with two years, marked as a sample on every page, in both languages', async () => {
  const english = await pagesOf('en');
  expect(english.length).toBeGreaterThan(3);
  expect(english.every((page) => page.includes('Sample'))).toBe(true);
  const text = english.join(' ');
  for (const expected of ['Sample Trading Limited', '711,400', '829,600', 'Male', '342', '336'])
    expect(text).toContain(expected);
  expect(text).not.toContain('Draft');
  const chinese = await pagesOf('zhTw');
  expect(chinese.every((page) => page.includes('示範'))).toBe(true);
  expect(chinese.join(' ')).toContain('示範貿易有限公司');
});

it('draws the sample report without storing a report, file, figure, entry or count', async () => {
  await h.as('verdant.member').request('/users/me');
  const before = await countRows();
  await pagesOf('en');
  expect(await countRows()).toEqual(before);
});

it('never puts anything of the sample report into a report of an organisation', async () => {
  const { send, get, ok } = callerOf(h);
  await pagesOf('en');
  const { id } = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'ESG report 2025' }));
  const model = JSON.stringify(await ok<ReportModel>(get(`/reports/${id}/model?language=en`)));
  for (const sample of ['Sample', '711400', '143900', '829600']) expect(model).not.toContain(sample);
});

it('draws the sample report once for each look and language, and does not send it again to a browser that has it', async () => {
  const read = (headers: Record<string, string> = {}) =>
    h.as('verdant.member').request('/sample-report?language=en', { headers });
  const answers = await Promise.all([read(), read()]);
  const etag = answers[0]?.headers.get('etag') ?? '';
  const [one, other] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(etag).not.toBe('');
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  expect((await read({ 'if-none-match': etag })).status).toBe(304);
  const chinese = await h.as('verdant.member').request('/sample-report?language=zhTw');
  expect(chinese.headers.get('etag')).not.toBe(etag);
});
