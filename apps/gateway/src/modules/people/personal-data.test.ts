import type { PersonalData } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { completeReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('gives a person all data about themselves, nothing about others and no secret', async () => {
  await completeReport(h, 'verdant.member', 'Mine');
  await completeReport(h, 'verdant.admin', 'Not mine');
  const answer = await h.as('verdant.member').request('/users/me/export');
  expect(answer.headers.get('content-disposition')).toContain('personal-data.json');
  const text = await answer.text();
  expect(text).not.toMatch(/argon2|passwordHash|secret|Mei|Not mine/);
  const data = JSON.parse(text) as PersonalData;
  expect(data.account).toMatchObject({
    email: 'member@verdant.example',
    role: 'basic',
    organization: 'Verdant Manufacturing',
  });
  expect(data.signIns).toHaveLength(1);
  expect(data.reports.map(({ name }) => name)).toEqual(['Mine']);
  expect(data.activity.map(({ action }) => action)).toContain('answered');
});

it('gives personal data to signed-in people only', async () => {
  expect((await h.anonymous('/users/me/export')).status).toBe(401);
});
